import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { en } from '@waybill/phrases/en';
import { afterEach, vi } from 'vitest';
import { addEnglish } from '../lib/language/english.ts';

// The build has each chunk bring its own phrases; a test has them all.
addEnglish(en);

afterEach(cleanup);

// What the components ask of a browser and jsdom does not have.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
window.scrollTo = () => undefined;
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
