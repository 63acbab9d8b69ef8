/** What is read out to those who do not see the table: the last few things that happened, what is to be done now, and once what explains it. */
const MOST = 6;

type Heard = {
  /** In words; what has been there from the beginning is not read out. */
  readonly entries: () => readonly string[];
  readonly task: () => string;
  readonly hint: () => string | undefined;
};

/** To be attached to the region of the page that is read out: it writes there whenever there is something to say. */
export function readOut({ entries, task, hint }: Heard): (region: HTMLElement) => void {
  let spoken: number | undefined;
  let asked = '';
  let explained: string | undefined;
  return (region) => {
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
    if (isNews && text !== '') region.textContent = text;
  };
}
