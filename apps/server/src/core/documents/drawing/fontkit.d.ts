/** The little of fontkit that the documents use; the package ships no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): object;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Shapes a text: its glyphs and where they stand, in font units. */
    layout(text: string, features?: unknown): object;
  }
  export function create(data: Uint8Array): Font;
}
