import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { en } from '@waybill/phrases/en';
import { afterEach, vi } from 'vitest';
import { addEnglish } from '../lib/language/english.ts';
import { endTimersWithThePage } from './end-timers.ts';

// The build has each chunk bring its own phrases; a test has them all.
addEnglish(en);

afterEach(cleanup);
endTimersWithThePage();

// Waiting ends when what is waited for is there; how long that may take is the machine's affair, not a test's.
configure({ asyncUtilTimeout: 8000 });

// React would keep a stack for every element that it draws, which no test reads and which takes a tenth of its time.
Reflect.deleteProperty(console, 'createTask');

// What the components ask of a browser and jsdom does not have.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);
vi.stubGlobal('ReadableStream', ReadableStream);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
window.scrollTo = () => undefined;
// Fields that grow with their text measure it again once its letters have come.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
