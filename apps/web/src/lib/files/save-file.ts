import { FileDenied } from './denied.ts';

/** Long enough for the browser to have read a file, in milliseconds. */
const kept = 60_000;

/** An address of a file made here; it is given up after a minute. */
export function addressOfFile(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), kept);
  return address;
}

/**
 * Saves a file under a name, where the browser puts downloads.
 * @throws FileDenied when the browser refuses
 */
export function saveFile(name: string, file: Blob): void {
  try {
    const link = document.createElement('a');
    link.href = addressOfFile(file);
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
  } catch (cause) {
    throw new FileDenied('The browser saved no file', { cause });
  }
}
