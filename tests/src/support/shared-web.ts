import { chromium } from 'playwright-core';
import { browserOptions, startServer } from './browser.ts';

/** One Chromium and one server for all test files: each begins with a context of its own, so nothing is left for another. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([chromium.launchServer(browserOptions()), startServer()]);
  process.env.TAHOUN_TEST_BROWSER = browser.wsEndpoint();
  process.env.TAHOUN_TEST_SERVER = server.url;
  return async () => {
    server.process.kill();
    await browser.close();
  };
}
