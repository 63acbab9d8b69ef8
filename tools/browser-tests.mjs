// Before the browser tests: the page as it is built, and the browser that each worker starts, in which everybody has a context of their own.
import { findChromium } from './chromium.mjs';
import { buildPage } from './page.mjs';

/**
 * Of several such lists Chromium takes the last, so this one begins with what Playwright turns off.
 * Then come the suggestions below the address bar: two pages with a process of their own for every window, which nobody sees here.
 */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * Pages live for seconds, and each is compiled for speed anew. What runs so often that it pays is found later here, and rubbish is collected
 * by one thread, since no other processor is idle.
 */
const sparing = ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=15000', '--single-threaded-gc'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwanted}`,
  `--js-flags=${sparing.join(' ')}`,
];

/** @param {import('vitest/node').TestProject} project */
export function setup(project) {
  buildPage();
  const executablePath = findChromium();
  if (executablePath !== undefined) project.provide('chromium', { executablePath, args: flags });
}
