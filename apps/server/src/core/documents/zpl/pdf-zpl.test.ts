import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { barcodesOfPicture } from '../testing/pdf-reader.ts';
import { unitLabels } from '../testing/sample.ts';
import { texts } from '../testing/texts.ts';
import { picturesOf } from '../testing/zpl-picture-reader.ts';
import { renderUnitLabels } from '../unit-labels.ts';
import { pdfZpl } from './pdf-zpl.ts';
import { pictureZpl } from './picture-zpl.ts';

const en = texts.en.unitLabel;

/** A page with a black square of one inch in its top left corner. */
async function squareOn(width: number, height: number): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [width, height], margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.rect(0, 0, 72, 72).fill('black').end();
  await ended;
  return Buffer.concat(chunks);
}

/** Whether a dot is printed. */
function isDark(picture: Buffer, x: number, y: number): boolean {
  const head = picture.indexOf('255\n') + 4;
  const width = Number(/^P5 (\d+)/.exec(picture.toString('latin1', 0, 20))?.[1]);
  return picture[head + y * width + x] === 0;
}

describe('a label in PDF, for a label printer', () => {
  it('scans as the same number, a label for each page [BOOK-05]', async () => {
    const zpl = await pdfZpl(await renderUnitLabels(unitLabels(en, { pro: '123456786', number: 'WB20464172' })));
    const pictures = picturesOf(zpl);
    expect(pictures).toHaveLength(6);
    for (const picture of pictures.slice(0, 2)) expect(barcodesOfPicture(picture)).toEqual(['123456786', 'WB20464172']);
  });

  it('is dot for dot at 203 dots an inch, on a label of 812 by 1218 dots [BOOK-05]', async () => {
    const zpl = await pdfZpl(await squareOn(288, 432));
    expect(zpl).toContain('^PW812\n^LL1218');
    const [picture = Buffer.alloc(0)] = picturesOf(zpl);
    expect([isDark(picture, 2, 2), isDark(picture, 200, 200)]).toEqual([true, true]);
    expect([isDark(picture, 207, 100), isDark(picture, 100, 207)]).toEqual([false, false]);
  });

  it('is rotated if it is in landscape', async () => {
    const [picture = Buffer.alloc(0)] = picturesOf(await pdfZpl(await squareOn(432, 288)));
    expect(picture.toString('latin1', 0, 11)).toBe('P5 816 1218');
    // Rotating 90 degrees clockwise moves the top left corner to the top right.
    expect([isDark(picture, 800, 10), isDark(picture, 10, 10)]).toEqual([true, false]);
  });

  it('is refused when it is no PDF', async () => {
    await expect(pdfZpl(Buffer.from('%PDF-1.7 no more'))).rejects.toThrow(/not in PDF format/);
  });
});

it('writes runs and equal rows short, as the guide has it', () => {
  const grey = new Uint8Array(8 * 3).fill(255);
  grey.fill(0, 0, 16);
  // Two rows of eight black dots are FF, the second one abbreviated with a colon; the third row is white.
  expect(pictureZpl({ width: 8, height: 3, grey })).toContain('^GFA,3,3,1,FF:00^FS');
  const wide = new Uint8Array(400).fill(0);
  // 400 dots are 100 times F: five times twenty is the letter k.
  expect(pictureZpl({ width: 400, height: 1, grey: wide })).toContain('^GFA,50,50,50,kF^FS');
});
