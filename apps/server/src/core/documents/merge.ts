import { PDFDocument } from '@cantoo/pdf-lib';
import { mergeLimits } from '../files/limits.ts';
import { invalidField, Refusal } from '../refusal.ts';

/** A document to merge: a PDF, or an image that becomes a page; `of` names what it belongs to. */
export type Paper = { readonly mediaType: string; readonly content: Uint8Array; readonly of: string };

/** Size of a label page in points: 4 × 6 inches. */
const label = { width: 288, height: 432 } as const;

/** Whether a document can be merged into a PDF. */
export function isMergeable(mediaType: string): boolean {
  return mediaType === 'application/pdf' || mediaType === 'image/png';
}

/** @throws Refusal when an image has too many pixels to decode; its size is read from its header (PNG, 11.2.1) */
async function addPicture(merged: PDFDocument, content: Uint8Array): Promise<void> {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 24));
  const pixels = head.length < 24 ? 0 : head.readUInt32BE(16) * head.readUInt32BE(20);
  if (pixels > mergeLimits.pixels) throw invalidField('ids', 'papers_too_large');
  const picture = await merged.embedPng(content);
  const { width, height } = picture.scaleToFit(label.width, label.height);
  merged
    .addPage([label.width, label.height])
    .drawImage(picture, { x: (label.width - width) / 2, y: (label.height - height) / 2, width, height });
}

/** @throws Refusal papers_too_large, papers_too_many_pages; any error of the library for an unreadable document */
async function addPaper(merged: PDFDocument, { mediaType, content }: Paper): Promise<void> {
  if (mediaType === 'image/png') return addPicture(merged, content);
  const source = await PDFDocument.load(content);
  if (merged.getPageCount() + source.getPageCount() > mergeLimits.pages)
    throw invalidField('ids', 'papers_too_many_pages', { max: mergeLimits.pages });
  for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
}

/**
 * Merges documents into one PDF, in order, keeping page sizes.
 * @throws Refusal 422 for field `ids`: papers_too_large, papers_too_many_pages, label_unmergeable
 */
export async function mergePapers(papers: readonly Paper[], title: string): Promise<Uint8Array> {
  const bytes = papers.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > mergeLimits.bytes) throw invalidField('ids', 'papers_too_large');
  const merged = await PDFDocument.create();
  merged.setTitle(title);
  for (const paper of papers) {
    try {
      await addPaper(merged, paper);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Tell the person which shipment to print separately.
      throw invalidField('ids', 'label_unmergeable', { number: paper.of });
    }
  }
  return merged.save();
}
