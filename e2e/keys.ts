import type { Page } from '@playwright/test';

/** A person at a keyboard: types and presses, and counts every key that goes down, Ctrl and Alt included. */
export function countedKeys(page: Page) {
  let count = 0;
  return {
    /** Types letters or figures, one press each. */
    type: async (text: string): Promise<void> => {
      count += text.length;
      await page.keyboard.type(text);
    },
    /** Presses keys one after the other; `Control+Enter` are two. */
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        count += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    count: (): number => count,
  };
}
