// Before the browser tests: they look at the page as it is built and served.
export { buildPage as setup } from './page.mjs';
