/** A list that scrolls can be reached by key, to be scrolled by key: where nothing in it can be, it can. */
export function scrolled(list: HTMLElement): () => void {
  const update = (): void => {
    const isLonger = list.scrollHeight > list.clientHeight + 1 && list.querySelector('a, button:enabled, summary') === null;
    if (isLonger) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(list);
  const contents = new MutationObserver(update);
  contents.observe(list, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
