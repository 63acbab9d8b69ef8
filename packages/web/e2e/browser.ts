import { fileURLToPath } from 'node:url';
import { createServer } from '@elbowroom/server';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine, without a window. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('No Chromium was found. Install Chromium or Chrome, or name one in CHROMIUM.');
  return chromium.launch({ executablePath, args: flags });
}

/** The built page, served as players get it. */
export async function servePage(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await createServer(fileURLToPath(new URL('../dist', import.meta.url)));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => server.close() };
}
