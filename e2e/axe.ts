import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * The accessibility rules that a page breaks, each with the elements that break it. The axe script is
 * added to a page once, however often the page is checked.
 * @param rules checks only these rules; all of them when empty
 */
export async function violationsOf(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const { violations } = await window.axe!.run({
        resultTypes: ['violations'],
        ...(only.length > 0 ? { runOnly: only } : {}),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [...rules],
  );
}

/** Expects that a page breaks no accessibility rule. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}
