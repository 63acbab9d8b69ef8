/** A site may be renewed while somebody has its page open: parts that the old page has not fetched yet are gone then. */

const MARK = 'elbowroom.renewed';

type Served = {
  /** Where the script of this page lies. */
  readonly script: string | undefined;
  /** The page as it is served now. */
  readonly served: () => Promise<string>;
};

type Surroundings = Served & {
  /** Remembers as long as the tab is open. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
};

/** Throws where there is no network. */
const isOther = async ({ script, served }: Served): Promise<boolean> => script !== undefined && !(await served()).includes(script);

/** Whether another page is served now. Each page is told so once in a tab: nobody is sent round in circles. */
export async function isRenewed({ script, served, memory }: Surroundings): Promise<boolean> {
  try {
    const left = memory().getItem(MARK)?.split(' ') ?? [];
    if (script === undefined || left.includes(script) || !(await isOther({ script, served }))) return false;
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

const here = (): Served => ({
  script: document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
  served: servedPage,
});

/** Whether the page should load itself anew. */
export const renewedPage = (): Promise<boolean> => isRenewed({ ...here(), memory: () => sessionStorage });

/** Whether there is a newer page, for whoever is asked about it. */
export const hasNewerPage = (): Promise<boolean> => isOther(here()).catch(() => false);
