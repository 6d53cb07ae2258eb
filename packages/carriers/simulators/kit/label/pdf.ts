import type { SimulatedLabel } from '../label.ts';
import { barsOf } from './bars.ts';
import { mostLines } from './draw.ts';

/** A text as a string of PDF; letters outside Latin 1 become question marks. */
function shown(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, '?');
  return `(${plain.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

const line = (text: string, x: number, y: number, size: number) =>
  `BT /F1 ${size} Tf ${x} ${y} Td ${shown(text)} Tj ET`;

function content(label: SimulatedLabel): string {
  const { bars, width } = barsOf(label.barcode);
  const unit = Math.min(1.4, 256 / width);
  const left = (288 - width * unit) / 2;
  return [
    line(label.service, 16, 400, 16),
    '16 392 256 1 re f',
    ...label.lines.slice(0, mostLines).map((text, index) => line(text, 16, 374 - index * 14.5, 10)),
    ...bars.map((bar) => `${(left + bar.at * unit).toFixed(3)} 32 ${(bar.width * unit).toFixed(3)} 90 re f`),
    line(label.barcode, Number(left.toFixed(2)), 18, 10),
  ].join('\n');
}

/** Labels as a PDF of one page each (ISO 32000), their barcodes drawn as bars. */
export function pdfOf(labels: readonly SimulatedLabel[]): Buffer {
  const pages = labels.flatMap((label, index) => {
    const stream = content(label);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents ${index * 2 + 5} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ];
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${labels.map((_, index) => `${index * 2 + 4} 0 R`).join(' ')}] /Count ${labels.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages,
  ];
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
