import { chatFileTypes, fields, typesByName, type FileType } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { fileTypeOf } from './file-type.ts';
import { isPlainText } from './plain-text.ts';

// First and last bytes from the format specifications.
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000049454e44ae426082', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946ffd9', 'hex');
const webp = Buffer.from('524946462400000057454250565038', 'hex');
const gif = Buffer.from('GIF89a');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
const text = Buffer.from('<!doctype html><script>alert(1)</script>');
const workbook = Buffer.from('504b030414000600', 'hex');

const typeOf = (bytes: Buffer, name: string | null, types: readonly FileType[] = chatFileTypes) =>
  fileTypeOf(bytes, name, types)?.type ?? null;

describe('the type of a file', () => {
  it.each([
    [png, 'dock.PNG', 'image/png'],
    [jpeg, 'dock.jpeg', 'image/jpeg'],
    [gif, 'dock.gif', 'image/gif'],
    [webp, 'dock.webp', 'image/webp'],
    [pdf, 'pod.pdf', 'application/pdf'],
    [Buffer.from('a,b\n'), 'rates.csv', 'text/csv'],
    [Buffer.from('Hello'), 'note.txt', 'text/plain'],
    [jpeg, null, 'image/jpeg'],
  ])('is what its content and its name both say [INV-06] (%#)', (bytes, name, type) => {
    expect(typeOf(bytes, name)).toBe(type);
  });

  it('is none where the two differ, and where the name is of no accepted type [INV-06]', () => {
    const names = ['x.hta', 'x.bat', 'x.vbs', 'x.html', 'x.svg', 'x.txt.exe', 'x.txt.', 'x.txt ', 'txt', 'x.xlsx', 'x'];
    for (const name of names) expect(typeOf(text, name), name).toBeNull();
    expect([typeOf(jpeg, 'x.png'), typeOf(text, 'x.png'), typeOf(pdf, 'x.txt'), typeOf(workbook, 'x.csv')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is none for a file that was cut off, or of a format that is not accepted [INV-06]', () => {
    expect([typeOf(pdf.subarray(0, 12), 'x.pdf'), typeOf(png.subarray(0, 16), 'x.png')]).toEqual([null, null]);
    expect(typeOf(gif, 'x.gif', ['image/png'])).toBeNull();
    expect(typeOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'x.csv', ['text/csv'])).toBeNull();
  });
});

it('takes for text what is UTF-8 without control characters', () => {
  expect(['plain', 'Ñandú\tñ\r\n\f', ''].map((words) => isPlainText(Buffer.from(words)))).toEqual([true, true, true]);
  const others = ['4d5a9000', 'c32841', '610062', '61077f'].map((hex) => isPlainText(Buffer.from(hex, 'hex')));
  expect(others).toEqual([false, false, false, false]);
});

describe('the name of a file', () => {
  it('is one wherever it is saved, and keeps its extension', () => {
    const kept = (name: string) => fields.fileName().parse(name);
    expect(kept('../../etc/passwd.png')).toBe('passwd.png');
    expect(kept('C:\\docs\\Foto número 1.png')).toBe('Foto número 1.png');
    expect(kept('a"\r\nset-cookie: x.png')).toBe('a___set-cookie_ x.png');
    expect(kept('\u202egnp.exe')).toBe('_gnp.exe');
    expect(kept('.png')).toBe('png');
    expect(kept(`${'long '.repeat(50)}.pdf`)).toMatch(/^.{116}\.pdf$/);
    expect(typesByName('x.JPG', ['image/jpeg'])).toEqual(['image/jpeg']);
  });
});
