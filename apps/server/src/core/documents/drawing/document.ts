import PDFDocument from 'pdfkit';
import { createPen, type Pen } from './pen.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly author?: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** Page size in points (1/72 inch). */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const letter: PageSize = { width: 612, height: 792 };
export const label4x6: PageSize = { width: 288, height: 432 };

/** Runs `draw` on a new PDF without pages and returns its bytes. Rejects with what `draw` throws. */
export async function renderPdf(size: PageSize, facts: DocumentFacts, draw: (pen: Pen) => void): Promise<Buffer> {
  const { title, author, createdAt } = facts;
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    // Otherwise pdfkit loads Helvetica first.
    font: '',
    lang: facts.language,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt, Producer: 'Waybill', Creator: 'Waybill' },
  });
  if (author) doc.info.Author = author;
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(createPen(doc));
  doc.end();
  return done;
}
