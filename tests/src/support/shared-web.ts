import { chromium } from 'playwright-core';
import { Server } from '../../../testing/server.ts';
import { browserOptions } from './browser.ts';

/** One Chromium and one server for all test files: each begins with a context of its own, so nothing is left for another. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = new Server({}, { stderr: 'inherit' });
  const [browser, url] = await Promise.all([chromium.launchServer(browserOptions()), server.url()]);
  process.env.TAHOUN_TEST_BROWSER = browser.wsEndpoint();
  process.env.TAHOUN_TEST_SERVER = url;
  return async () => {
    server.process.kill();
    await browser.close();
  };
}
