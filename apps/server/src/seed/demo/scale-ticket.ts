/** Lines of text as a small one-page PDF in a monospaced font. */
export function plainPdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replaceAll(/[\\()]/g, String.raw`\$&`));
  const text = escaped.map((line, at) => `1 0 0 1 28 ${250 - at * 18} Tm (${line}) Tj`).join('\n');
  const content = `BT /F1 12 Tf\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 280] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
