import type { Font } from 'fontkit';

/** Words remembered for each font; then all are forgotten and learned anew. */
const most = 4000;

/**
 * The same font, but each word is shaped only once: shaping is most of the work of a page, and forms use the same
 * words again and again. pdfkit scales what it gets to 1000 units in place, so a font of another scale stays as it is.
 */
export function rememberLayouts(font: Font): Font {
  if (font.unitsPerEm !== 1000) return font;
  const known = new Map<string, object>();
  const layout = (text: string, features?: unknown): object => {
    if (features !== undefined) return font.layout(text, features);
    const found = known.get(text);
    if (found) return found;
    if (known.size >= most) known.clear();
    const shaped = font.layout(text);
    known.set(text, shaped);
    return shaped;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}
