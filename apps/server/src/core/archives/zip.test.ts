import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipped, type ArchivedFile } from './zip.ts';

async function* given(files: readonly ArchivedFile[], taken: string[] = []): AsyncGenerator<ArchivedFile> {
  for (const file of files) {
    taken.push(file.name);
    yield Promise.resolve(file);
  }
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const files = ['one', 'two'].map((name) => ({ name: `${name}.pdf`, bytes: strToU8(`this is ${name}`) }));

describe('an archive', () => {
  it('holds every file as it was, in order', async () => {
    const there = unzipSync(await whole(zipped(given(files))));
    expect(Object.entries(there).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['one.pdf', 'this is one'],
      ['two.pdf', 'this is two'],
    ]);
  });

  it('takes a file only when the one before has gone out', async () => {
    const taken: string[] = [];
    const pieces = zipped(given(files, taken));
    await pieces.next();
    expect(taken).toEqual(['one.pdf']);
  });

  it('breaks off where a file cannot be had', async () => {
    async function* broken(): AsyncGenerator<ArchivedFile> {
      yield* given(files);
      throw new Error('no third');
    }
    await expect(whole(zipped(broken()))).rejects.toThrow('no third');
  });

  it('of nothing is an archive all the same', async () => {
    expect(unzipSync(await whole(zipped(given([]))))).toEqual({});
  });
});
