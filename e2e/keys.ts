import type { Locator, Page } from '@playwright/test';

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

/** A person with a mouse: presses and fills in, and counts every press and every field that is filled in. */
export function countedClicks() {
  let clicks = 0;
  let fields = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    /** Types into the field that has the focus, or that Tab leads to. */
    type: async (field: Locator, text: string): Promise<void> => {
      fields += 1;
      await field.focus();
      await field.pressSequentially(text);
    },
    count: () => ({ clicks, fields }),
  };
}
