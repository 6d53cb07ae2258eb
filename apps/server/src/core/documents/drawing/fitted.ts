import { heightOf, type Line, type Pen } from './pen.ts';
import { sized, type Style } from './styles.ts';

export interface Text {
  readonly text: string;
  readonly style: Style;
}

const step = 0.94;
const smallest = 0.2;

/** Wraps texts below each other, reducing the font size of all of them until they fit the box. In points. */
export function fitted(pen: Pen, texts: readonly Text[], width: number, height: number): Line[] {
  for (let scale = 1; ; scale *= step) {
    const lines = texts.flatMap(({ text, style }) => pen.wrap(text, sized(style, style.size * scale), width));
    if (heightOf(lines) <= height || scale < smallest) return lines;
  }
}
