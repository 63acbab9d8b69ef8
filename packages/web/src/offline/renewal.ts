/** A site may be renewed while somebody has its page open: parts that the old page has not fetched yet are gone then. */

const MARK = 'elbowroom.renewed';

type Surroundings = {
  /** Where the script of this page lies. */
  readonly script: string | undefined;
  /** The page as it is served now. */
  readonly served: () => Promise<string>;
  /** Remembers as long as the tab is open. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
};

/** Whether another page is served now. Each page is told so once in a tab: nobody is sent round in circles. */
export async function isRenewed({ script, served, memory }: Surroundings): Promise<boolean> {
  try {
    if (script === undefined) return false;
    const left = memory().getItem(MARK)?.split(' ') ?? [];
    if (left.includes(script) || (await served()).includes(script)) return false;
    memory().setItem(MARK, [...left, script].join(' '));
    return true;
  } catch {
    // No network, or no memory: whoever is here decides.
    return false;
  }
}

async function servedPage(): Promise<string> {
  // The question mark leads past the page that is kept for offline.
  const answer = await fetch('./?now', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the page answers ${answer.status}`);
  return answer.text();
}

export const renewedPage = async (): Promise<boolean> =>
  isRenewed({
    script: document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
    served: servedPage,
    memory: () => sessionStorage,
  });
