import './production-react.ts';
import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { en } from '@waybill/phrases/en';
import { afterEach, vi } from 'vitest';
import { addEnglish } from '../lib/language/english.ts';

// The build has each chunk bring its own phrases; a test has them all.
addEnglish(en);

afterEach(cleanup);
// What the file before left on the page, such as the link of a saved file.
document.body.replaceChildren();

configure({
  // Waiting ends when what is waited for is there; how long that may take is the machine's affair, not a test's.
  asyncUtilTimeout: 8000,
  // The page is printed when an error is read, not at each try while waiting.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    return Object.defineProperty(error, 'message', {
      get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
      set(changed: string) {
        text = changed;
      },
    });
  },
});

// React asks for the event being handled, to draw at once what a click or a key changes.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
Object.defineProperty(globalThis, 'event', { get: () => jsdom.window.event, configurable: true });

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
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
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
