import type { Font } from 'fontkit';

/** Maximum number of cached words per font; the cache is cleared when it is full. */
const most = 4000;

/**
 * Caches the layout of each word of a font: shaping is most of the cost of a page, and forms repeat the same words.
 * pdfkit scales results to 1000 units in place, so fonts with another scale are not cached.
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
