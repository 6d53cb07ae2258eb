import { mainPiece, pieceFor, type Face, type FontPiece } from './fonts.ts';

export interface Run {
  readonly text: string;
  readonly piece: FontPiece;
}

/** Printed for a character that no bundled font has, so that it is noticed. */
const substitute = '\uFFFD';
const western = /^[\x20-\x7e\xa0-\xff]*$/;

/** Splits a text into runs that one subset of the face can draw. Joined, they give the text. */
export function cutIntoRuns(text: string, face: Face): Run[] {
  const main = mainPiece(face);
  if (western.test(text)) return text === '' ? [] : [{ text, piece: main }];
  const runs: { text: string; piece: FontPiece }[] = [];
  for (const character of text) {
    const found = pieceFor(face, character.codePointAt(0) ?? 0);
    const piece = found ?? main;
    const drawn = found ? character : substitute;
    const last = runs.at(-1);
    if (last?.piece === piece) last.text += drawn;
    else runs.push({ text: drawn, piece });
  }
  return runs;
}
