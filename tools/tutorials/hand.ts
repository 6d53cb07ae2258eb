import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@waybill/phrases';

/** Draws the pointer, which a headless browser does not have; runs inside the page. */
function drawPointer(): void {
  const pointer = document.createElement('div');
  pointer.setAttribute('aria-hidden', 'true');
  pointer.style.cssText =
    'position:fixed;left:-40px;top:-40px;width:22px;height:22px;margin:-11px;border-radius:50%;z-index:2147483647;pointer-events:none;background:rgb(11 95 99 / .28);border:2px solid #0b5f63;transition:transform .12s';
  const show = ({ clientX, clientY }: MouseEvent): void => {
    pointer.style.left = `${clientX}px`;
    pointer.style.top = `${clientY}px`;
  };
  addEventListener('mousemove', show, true);
  addEventListener('mousedown', () => (pointer.style.transform = 'scale(.7)'), true);
  addEventListener('mouseup', () => (pointer.style.transform = ''), true);
  addEventListener('DOMContentLoaded', () => document.documentElement.append(pointer));
}

/** Somebody who works at a page slowly enough to be watched. */
export type Hand = {
  readonly language: Language;
  readonly page: Page;
  readonly click: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  /** Rests the pointer somewhere. */
  readonly point: (target: Locator) => Promise<void>;
  readonly pause: (seconds: number) => Promise<void>;
};

/** A hand for a page; its pointer is drawn on every page from here on. */
export async function handOf(page: Page, language: Language): Promise<Hand> {
  await page.addInitScript(drawPointer);
  const pause = async (seconds: number): Promise<void> => sleep(seconds * 1000);
  async function point(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('What the hand should point at is not shown');
    await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: 14 });
    await pause(0.25);
  }
  return {
    language,
    page,
    pause,
    point,
    click: async (target) => {
      await point(target);
      await target.click();
      await pause(0.45);
    },
    type: async (target, text) => {
      await point(target);
      await target.click();
      // A field may be filled in already.
      await target.fill('');
      await target.pressSequentially(text, { delay: 45 });
      await pause(0.2);
    },
  };
}
