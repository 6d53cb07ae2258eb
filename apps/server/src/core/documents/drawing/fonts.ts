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

/** The font packages split each face into subsets; glyphs are looked up in this order. */
const pieces = {
  'ibm-plex-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'],
  'ibm-plex-mono': ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
} as const;

export interface FontPiece {
  /** Name under which the subset is registered in a PDF document. */
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
  // Parsed once and shared by all documents, since parsing costs more than drawing a page.
  const fresh = { name, font: openFont(readFileSync(path)) };
  loaded.set(name, fresh);
  return fresh;
}

function openFont(woff: Buffer): Font {
  const font = create(unpackWoff(woff));
  // fontkit stores a glyph's characters at its first use, and none if it was first used as part of another glyph (the
  // dots of a colon), so text copied from later documents would lack it. Load every glyph by its character first.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return rememberLayouts(font);
}

/** The subset of a face with Western European Latin, which covers almost everything. */
export function mainPiece(face: Face): FontPiece {
  const { family, weight } = sources[face];
  return load(family, 'latin', weight);
}

/** The subset of a face that has a character, or undefined if none has. */
export function pieceFor(face: Face, codePoint: number): FontPiece | undefined {
  const { family, weight } = sources[face];
  for (const piece of pieces[family]) {
    const candidate = load(family, piece, weight);
    if (candidate.font.hasGlyphForCodePoint(codePoint)) return candidate;
  }
  return undefined;
}
