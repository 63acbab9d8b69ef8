/** What is read out to those who do not see the table: the last few things that happened, and what is to be done now. */
const MOST = 6;

/** `entries` in words; what has been there from the beginning is not read out. */
export function openHearing(entries: () => readonly string[], task: () => string): { readonly news: string } {
  let news = $state('');
  let spoken: number | undefined;
  $effect(() => {
    const told = entries();
    const fresh = told.slice(Math.max(spoken ?? told.length, told.length - MOST));
    spoken = told.length;
    const text = [...fresh, task()].filter((line) => line !== '').join('. ');
    if (text !== '') news = text;
  });
  return {
    get news() {
      return news;
    },
  };
}
