import { expect, type Page } from '@playwright/test';

// The server asks for the password again with this status; the browser reports every such answer as an error.
const passwordAsked = 'status of 423 ';

/** Collects what the browser complains about; `check` expects that it was nothing. */
export function watchConsole(page: Page): { check(): void } {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || text.includes(passwordAsked)) return;
    said.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return { check: () => expect(said).toEqual([]) };
}
