import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@waybill/phrases';
import { root } from '../check/repository.ts';

/** A caption and when it stands, in seconds from the start. */
export type Cue = { readonly text: string; readonly from: number; readonly to: number };

/** One film as the page lists it, in the words of its language. */
export type Recording = {
  readonly guide: string;
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly cues: readonly Cue[];
};

/** Where the films and their list are kept. */
export const recordingsFolder = join(root, 'apps/web/src/features/platform/tutorials/recordings');

const listFile = join(recordingsFolder, 'list.json');

/** Puts a new recording into the list in place of the earlier one of the same guide and language. */
export async function saveRecording(made: Recording): Promise<void> {
  const kept = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]')) as Recording[];
  const others = kept.filter(({ guide, language }) => guide !== made.guide || language !== made.language);
  await writeFile(listFile, `${JSON.stringify([...others, made], null, 2)}\n`);
}
