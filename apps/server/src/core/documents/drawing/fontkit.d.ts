/** The parts of fontkit that the documents use; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): object;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Shapes a text: glyphs and their positions, in font units. */
    layout(text: string, features?: unknown): object;
  }
  export function create(data: Uint8Array): Font;
}
