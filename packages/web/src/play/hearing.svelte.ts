/** What is read out to those who do not see the table: the last few things that happened, what is to be done now, and once what explains it. */
const MOST = 6;

/** `entries` in words; what has been there from the beginning is not read out. */
export function openHearing(
  entries: () => readonly string[],
  task: () => string,
  hint: () => string | undefined,
): { readonly news: string } {
  let news = $state('');
  let spoken: number | undefined;
  let asked = '';
  let explained: string | undefined;
  $effect(() => {
    const told = entries();
    const fresh = told.slice(Math.max(spoken ?? told.length, told.length - MOST));
    const [now, lesson = ''] = [task(), hint()];
    const isLesson = lesson !== '' && lesson !== explained;
    const isNews = fresh.length > 0 || now !== asked || isLesson;
    spoken = told.length;
    asked = now;
    if (isLesson) explained = lesson;
    const happened = [...fresh, now].filter((line) => line !== '').join('. ');
    const text = isLesson ? `${happened} ${lesson}` : happened;
    if (isNews && text !== '') news = text;
  });
  return {
    get news() {
      return news;
    },
  };
}
