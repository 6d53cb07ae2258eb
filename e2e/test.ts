import { test as plain } from '@playwright/test';
import { watchRequests } from './settled.ts';

/**
 * The test of every journey. Browsers of further people that a journey opened are closed behind it: a page that is left
 * open goes on asking and drawing, and slows down whoever comes next.
 */
export const test = plain.extend<{ nothingLeftOpen: undefined }>({
  page: async ({ page }, use) => {
    watchRequests(page);
    await use(page);
  },
  nothingLeftOpen: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
