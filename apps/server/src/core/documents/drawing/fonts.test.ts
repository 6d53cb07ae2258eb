import { describe, expect, it } from 'vitest';
import { textOf } from '../testing/pdf-reader.ts';
import { letter, renderPdf } from './document.ts';
import { mainPiece, pieceFor } from './fonts.ts';
import { styles } from './styles.ts';

async function textPrinted(text: string): Promise<string> {
  const facts = { title: 'Test', language: 'en', createdAt: new Date(0) };
  const pdf = await renderPdf(letter, facts, (pen) => {
    pen.doc.addPage();
    pen.print(pen.wrap(text, styles.strong, 500), 50, 50);
  });
  return textOf(pdf).join('').trim();
}

describe('fonts of the documents', () => {
  it('find the piece that can draw a character', () => {
    const code = (character: string): number => character.codePointAt(0) ?? 0;
    expect(pieceFor('sans', code('ñ'))?.name).toBe('ibm-plex-sans-latin-400');
    expect(pieceFor('sansBold', code('Ł'))?.name).toBe('ibm-plex-sans-latin-ext-600');
    expect(pieceFor('mono', code('Ж'))?.name).toBe('ibm-plex-mono-cyrillic-500');
    expect(pieceFor('sans', code('Ω'))?.name).toBe('ibm-plex-sans-greek-400');
    expect(pieceFor('sans', code('東'))).toBeUndefined();
  });

  it('are opened once', () => {
    expect(mainPiece('sans')).toBe(mainPiece('sans'));
  });

  it('leave copied text whole whatever earlier documents printed', async () => {
    // A colon is composed of two periods, accented letters of a letter and an accent.
    expect(await textPrinted('áéíóúñ:;ÁÑ')).toBe('áéíóúñ:;ÁÑ');
    expect(await textPrinted('1,072.30 aeioun AN ´~')).toBe('1,072.30 aeioun AN ´~');
  });

  it('print ligatures as letters that can be copied', async () => {
    expect(await textPrinted('Whitfield office flow')).toBe('Whitfield office flow');
  });
});
