import { FileDenied } from './denied.ts';
import { addressOfFile } from './save-file.ts';

/**
 * Shows a file in a new tab. The tab is opened before the file is fetched, while the browser still knows that a
 * person asked for it.
 * @throws FileDenied when the browser opens no tab; whatever `read` throws, after closing the tab
 */
export async function showFile(read: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab === null) throw new FileDenied('The browser opened no tab');
  try {
    const file = await read();
    tab.opener = null;
    tab.location.replace(addressOfFile(file));
  } catch (cause) {
    tab.close();
    throw cause;
  }
}
