/** Size in dots of a 4 by 6 inch label at 203 dpi. */
export const zplLabel = { width: 812, height: 1218 } as const;

const narrow = /[iljtfrI.,:;'!|()[\]{} -]/;
const broad = /[MWmw@%&ÑÆŒ—]/;
const tall = /[A-ZÁÉÍÓÚÜÇ0-9]/;

/**
 * Maximum width in dots of a text in the printer's scalable font (^A0) at a height in dots. Widths differ slightly
 * between printers, so this is on the safe side.
 */
export function zplWidth(text: string, height: number): number {
  let share = 0;
  for (const letter of text)
    share += narrow.test(letter) ? 0.4 : broad.test(letter) ? 0.92 : tall.test(letter) ? 0.66 : 0.6;
  return Math.ceil(share * height);
}

function cut(word: string, height: number, room: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && zplWidth(piece + letter, height) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Breaks a text into lines of at most `room` dots. Words that are too long are split; nothing is lost. */
export function zplLines(text: string, height: number, room: number): string[] {
  const words = text.split(/\s+/).flatMap((word) => cut(word, height, room));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && zplWidth(`${last} ${word}`, height) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Field data of a text, with control characters of ZPL escaped in hexadecimal (^FH). */
export function zplData(text: string): string {
  return text.replace(
    /[\^~_\\\r\n]/g,
    (letter) => `_${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
