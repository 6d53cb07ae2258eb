import { Zip, ZipPassThrough } from 'fflate';

export type ArchivedFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Streams files as a ZIP archive, with only one of them in memory. They are stored without compression, since PDFs are
 * compressed already.
 */
export async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    written.push(piece);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* written;
    written = [];
  }
  zip.end();
  yield* written;
}
