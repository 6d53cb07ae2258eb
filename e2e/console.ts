import { expect, type Page } from '@playwright/test';

/** Collects what the browser complains about; `check` expects that it was nothing. */
export function watchConsole(page: Page): { check(): void } {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return { check: () => expect(said).toEqual([]) };
}
