import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { rememberLayouts } from './remember-layouts.ts';
import { unpackWoff } from './woff.ts';

/** IBM Plex (SIL Open Font License 1.1), the faces of the printed documents. */
export type Face = 'sans' | 'sansMedium' | 'sansBold' | 'mono' | 'monoBold';

interface Source {
  readonly family: 'ibm-plex-sans' | 'ibm-plex-mono';
  readonly weight: 400 | 500 | 600;
}

const sources: Record<Face, Source> = {
  sans: { family: 'ibm-plex-sans', weight: 400 },
  sansMedium: { family: 'ibm-plex-sans', weight: 500 },
  sansBold: { family: 'ibm-plex-sans', weight: 600 },
  mono: { family: 'ibm-plex-mono', weight: 500 },
  monoBold: { family: 'ibm-plex-mono', weight: 600 },
};

/** The font packages ship each face in pieces; a glyph is looked for in this order. */
const pieces = {
  'ibm-plex-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'],
  'ibm-plex-mono': ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
} as const;

export interface FontPiece {
  /** The name under which the piece is registered in a PDF document. */
  readonly name: string;
  readonly font: Font;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, FontPiece>();

function load(family: Source['family'], piece: string, weight: number): FontPiece {
  const name = `${family}-${piece}-${weight}`;
  const known = loaded.get(name);
  if (known) return known;
  const path = require.resolve(`@fontsource/${family}/files/${name}-normal.woff`);
  // Parsed once and shared by all documents: parsing costs more than drawing a page.
  const fresh = { name, font: openFont(readFileSync(path)) };
  loaded.set(name, fresh);
  return fresh;
}

function openFont(woff: Buffer): Font {
  const font = create(unpackWoff(woff));
  // A glyph keeps the character it was first asked for, and none when a document first needed it as a part of
  // another glyph (the dots of a colon); text copied from later documents would lack it. So each is asked for now.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return rememberLayouts(font);
}

/** The piece of a face that holds almost everything: Western European Latin. */
export function mainPiece(face: Face): FontPiece {
  const { family, weight } = sources[face];
  return load(family, 'latin', weight);
}

/** The piece of a face that can draw a character, or undefined when none can. */
export function pieceFor(face: Face, codePoint: number): FontPiece | undefined {
  const { family, weight } = sources[face];
  for (const piece of pieces[family]) {
    const candidate = load(family, piece, weight);
    if (candidate.font.hasGlyphForCodePoint(codePoint)) return candidate;
  }
  return undefined;
}
