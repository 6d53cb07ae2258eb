import { notifyRefused } from '../../ui/notify.ts';
import { FileDenied, notifyDenied } from './denied.ts';
import { showFile } from './show-file.ts';

type Uploaded = {
  readonly type: string;
  readonly read: () => Promise<Uint8Array>;
  /** Title of the notice when the file cannot be opened. */
  readonly failed: string;
};

/** Opens an uploaded photo or paper in a tab of its own. Its own address only ever saves it. */
export async function showUploaded({ type, read, failed }: Uploaded): Promise<void> {
  try {
    await showFile(async () => new Blob([new Uint8Array(await read())], { type }));
  } catch (cause) {
    if (cause instanceof FileDenied) notifyDenied();
    else notifyRefused({ title: failed, text: cause instanceof Error ? cause.message : '' });
  }
}
