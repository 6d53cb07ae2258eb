import bwip from 'bwip-js/node';

const font = bwip.FontLib.lookup('OCR-B');

/** A picture in black and white; a dot is 1 where it is black. */
export class Bitmap {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.dots = new Uint8Array(width * height);
  }

  /** Blackens a rectangle; what lies outside the picture is left out. */
  rect(x: number, y: number, width: number, height: number): void {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1)
      this.dots.fill(1, row * this.width + Math.max(0, x), row * this.width + Math.min(this.width, x + width));
  }

  /** Writes a line of text of so many dots in height, its base line at `y`; letters lose their accents. */
  text(line: string, x: number, y: number, size: number): void {
    let at = x;
    for (const character of line.normalize('NFD').replaceAll(/\p{M}/gu, '')) {
      const glyph = bwip.FontLib.getglyph(font, character.codePointAt(0) ?? 32, size, size);
      for (let row = 0; row < glyph.height; row += 1)
        for (let column = 0; column < glyph.width; column += 1)
          if ((glyph.bytes[glyph.offset + row * glyph.width + column] ?? 0) > 127)
            this.rect(at + glyph.left + column, y - glyph.top + row, 1, 1);
      at += glyph.advance;
    }
  }
}
