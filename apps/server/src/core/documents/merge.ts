import { PDFDocument } from '@cantoo/pdf-lib';

/** A paper to be put behind others: a PDF, or a picture that becomes a page of its own. */
export type Paper = { readonly mediaType: string; readonly content: Uint8Array };

/** The edges of a label page, in points: 4 × 6 inches. */
const label = { width: 288, height: 432 } as const;

/** Whether a paper can be put into a PDF. */
export function isMergeable(mediaType: string): boolean {
  return mediaType === 'application/pdf' || mediaType === 'image/png';
}

async function addPicture(merged: PDFDocument, content: Uint8Array): Promise<void> {
  const picture = await merged.embedPng(content);
  const { width, height } = picture.scaleToFit(label.width, label.height);
  merged
    .addPage([label.width, label.height])
    .drawImage(picture, { x: (label.width - width) / 2, y: (label.height - height) / 2, width, height });
}

/**
 * Several papers as one PDF, in the order given, every page in its own size.
 * @throws when a paper that came from elsewhere cannot be read
 */
export async function mergePapers(papers: readonly Paper[], title: string): Promise<Uint8Array> {
  const merged = await PDFDocument.create();
  merged.setTitle(title);
  for (const { mediaType, content } of papers) {
    if (mediaType === 'image/png') {
      await addPicture(merged, content);
      continue;
    }
    const source = await PDFDocument.load(content);
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  return merged.save();
}
