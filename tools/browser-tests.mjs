// Before the browser tests: the page as it is built and served, and one browser for all of them, in which everybody has a context of their own.
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { buildPage } from './page.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  buildPage();
  const executablePath = findChromium();
  if (executablePath === undefined) return;
  const browser = await chromium.launchServer({ executablePath, args: flags, host: '127.0.0.1' });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
