import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A picture of the page and the moment it was taken, in seconds. */
type Frame = { readonly file: string; readonly at: number };

export type Screencast = {
  /** Ends the recording. @returns the list of pictures with their times, for the encoder */
  stop(): Promise<string>;
};

/** Records what a page looks like, a picture for each change, into a folder. */
export async function startScreencast(page: Page, folder: string): Promise<Screencast> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const writing: Promise<void>[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: Date.now() / 1000 });
    writing.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  const began = Date.now() / 1000;
  return {
    stop: async () => {
      const ended = Date.now() / 1000;
      await session.send('Page.stopScreencast');
      await Promise.all(writing);
      // Each picture stands until the next; the first one from the very beginning.
      const lines = frames.map(({ file, at }, index) => {
        const from = index === 0 ? began : at;
        const until = frames[index + 1]?.at ?? ended;
        return `file '${file}'\nduration ${Math.max(0.001, until - from).toFixed(3)}`;
      });
      const list = join(folder, 'frames.txt');
      await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)?.file ?? ''}'\n`);
      return list;
    },
  };
}
