import { FileDenied } from './denied.ts';
import { addressOfFile } from './save-file.ts';

let frame: HTMLIFrameElement | null = null;

/**
 * Prints a PDF: it is loaded into a frame that nobody sees and its print dialog is opened.
 * @throws FileDenied when the browser does not let the frame print
 */
export function printFile(file: Blob): Promise<void> {
  frame?.remove();
  const made = document.createElement('iframe');
  made.title = '';
  made.tabIndex = -1;
  made.setAttribute('aria-hidden', 'true');
  // A frame that is not displayed has nothing to print.
  made.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0';
  frame = made;
  return new Promise((resolve, reject) => {
    made.addEventListener(
      'load',
      () => {
        try {
          made.contentWindow?.focus();
          made.contentWindow?.print();
          resolve();
        } catch (cause) {
          reject(new FileDenied('The browser does not print this', { cause }));
        }
      },
      { once: true },
    );
    made.src = addressOfFile(file);
    document.body.append(made);
  });
}
