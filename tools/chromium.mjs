import { existsSync } from 'node:fs';

/** First the one that has no windows to draw, and takes two thirds of the time for the same pages. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The Chromium or Chrome of this machine: the one CHROMIUM names, or one in a usual place. */
export function findChromium() {
  return process.env.CHROMIUM || usualPlaces.find((place) => existsSync(place));
}
