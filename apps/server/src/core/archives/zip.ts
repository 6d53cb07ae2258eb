import { Zip, ZipPassThrough } from 'fflate';

/** A file as it lies in an archive. */
export type ArchivedFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Files as one ZIP archive, written as they come: no more than one of them is held at once. They are not compressed
 * again; PDFs already are.
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
