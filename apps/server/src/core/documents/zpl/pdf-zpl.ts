import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { mostPages } from '../../files/limits.ts';
import { pictureZpl, type GreyPicture } from './picture-zpl.ts';
import { zplLabel } from './zpl-text.ts';

let library: ReturnType<typeof PDFiumLibrary.init> | null = null;

/** The renderer is several megabytes of WebAssembly, so it is loaded on first use. */
const renderer = (): ReturnType<typeof PDFiumLibrary.init> => (library ??= PDFiumLibrary.init());

/** The image rotated 90 degrees clockwise. */
function turned({ width, height, grey }: GreyPicture): GreyPicture {
  const result = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) result[x * height + (height - 1 - y)] = grey[y * width + x] ?? 255;
  return { width: height, height: width, grey: result };
}

/** Renders a page at the size of the label; landscape pages are rotated. */
async function pictureOf(page: PDFiumPage): Promise<GreyPicture> {
  const { originalWidth: wide, originalHeight: high } = page.getOriginalSize();
  const across = wide > high;
  const [width, height] = across ? [zplLabel.height, zplLabel.width] : [zplLabel.width, zplLabel.height];
  const rendered = await page.render({ scale: Math.min(width / wide, height / high), render: 'bitmap' });
  const grey = new Uint8Array(rendered.width * rendered.height);
  // Blue, green, red, and alpha, one byte each. Labels are black on white, so green is enough.
  for (let at = 0; at < grey.length; at += 1) grey[at] = rendered.data[at * 4 + 1] ?? 255;
  const picture = { width: rendered.width, height: rendered.height, grey };
  return across ? turned(picture) : picture;
}

/**
 * Converts PDF labels to ZPL for a 203 dpi printer: each page becomes one label of 4 by 6 inches.
 * @throws Error when the PDF is unreadable
 */
export async function pdfZpl(pdf: Uint8Array): Promise<string> {
  const document = await (await renderer()).loadDocument(pdf);
  try {
    const count = document.getPageCount();
    if (count > mostPages) throw new Error(`It has ${count} pages, and at most ${mostPages} are drawn`);
    const labels: string[] = [];
    for (const page of document.pages()) labels.push(pictureZpl(await pictureOf(page)));
    return labels.join('\n');
  } finally {
    document.destroy();
  }
}
