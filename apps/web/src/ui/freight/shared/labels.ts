/** A box in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A text that belongs to a point. Those earlier in the list choose their place first. */
export type Labelled = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Ways to try for this one, the preferred first; all there are when left out. */
  readonly sides?: readonly Side[];
  /** Takes a place that another mark is nearer to, rather than none. */
  readonly must?: boolean;
};

export type Anchor = 'start' | 'middle' | 'end';

/** Where a text went: its box, and how it is anchored in it. */
export type Placed = Box & { readonly id: string; readonly anchor: Anchor };

export type Segment = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

type Ground = {
  readonly bounds: Box;
  /** What texts must keep clear of: the marks of the points. */
  readonly marks: readonly Box[];
  /** Lines that texts keep clear of where they can. */
  readonly lines?: readonly Segment[];
  /** Space between a point and its text. */
  readonly gap?: number;
};

export type Side = 'right' | 'left' | 'above' | 'below' | 'right-below' | 'right-above' | 'left-below' | 'left-above';
export const allSides: readonly Side[] = [
  'right',
  'left',
  'above',
  'below',
  'right-below',
  'right-above',
  'left-below',
  'left-above',
];

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function inside(box: Box, bounds: Box): boolean {
  return (
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height
  );
}

/** Whether a line runs through a box, by looking at points along it. */
function crosses({ x1, y1, x2, y2 }: Segment, box: Box): boolean {
  const steps = Math.max(2, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4));
  for (let step = 0; step <= steps; step += 1) {
    const x = x1 + ((x2 - x1) * step) / steps;
    const y = y1 + ((y2 - y1) * step) / steps;
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}

function at({ x, y, width, height }: Labelled, side: Side, gap: number): Box & { anchor: Anchor } {
  const size = { width, height };
  const near = gap * 0.6;
  const top = side.endsWith('above') ? y - height - near : side.endsWith('below') ? y + near : y - height / 2;
  if (side.startsWith('right')) return { x: x + (side === 'right' ? gap : near), y: top, ...size, anchor: 'start' };
  if (side.startsWith('left')) return { x: x - width - (side === 'left' ? gap : near), y: top, ...size, anchor: 'end' };
  return { x: x - width / 2, y: side === 'above' ? y - height - gap : y + gap, ...size, anchor: 'middle' };
}

function distance({ x, y, width, height }: Box, to: { readonly x: number; readonly y: number }): number {
  return Math.hypot(Math.max(x - to.x, 0, to.x - x - width), Math.max(y - to.y, 0, to.y - y - height));
}

/** How far a text stands from the rim of a mark. */
function fromRim(box: Box, mark: Box): number {
  return distance(box, { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 }) - mark.width / 2;
}

/** Whether a text would stand nearer to another point's mark than to its own, and so seem to belong to it. */
function misleads(box: Box, own: Labelled, marks: readonly Box[]): boolean {
  const mine = (mark: Box): boolean =>
    Math.hypot(mark.x + mark.width / 2 - own.x, mark.y + mark.height / 2 - own.y) < 1;
  const reach = Math.min(...marks.filter(mine).map((mark) => fromRim(box, mark))) + 2;
  return marks.some((mark) => !mine(mark) && fromRim(box, mark) < reach);
}

/**
 * Places texts beside their points so that none covers another, a mark or the edge. A text that finds no free place
 * is left out, so put what must be seen first.
 */
export function placeLabels(labels: readonly Labelled[], { bounds, marks, lines = [], gap = 10 }: Ground): Placed[] {
  const placed: Placed[] = [];
  for (const label of labels) {
    const taken = [...placed, ...marks];
    const free = (label.sides ?? allSides)
      .map((side) => at(label, side, gap))
      .filter((box) => inside(box, bounds) && !taken.some((one) => overlap(one, box)));
    const clear = free.filter((box) => !misleads(box, label, marks));
    const best =
      clear.find((box) => !lines.some((line) => crosses(line, box))) ?? clear[0] ?? (label.must ? free[0] : undefined);
    if (best) placed.push({ id: label.id, ...best });
  }
  return placed;
}

/** Widths of letters in the product's font as shares of its size; letters that are not named are as wide as an `e`. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'·|!ijlI]/, 0.28],
  [/[-frt()]/, 0.37],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.64],
];

/** About how wide a text is drawn, in pixels; rather too wide than too narrow. */
export function textWidth(text: string, size = 12): number {
  const ems = text
    .split('')
    .reduce((sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.56), 0);
  return ems * size * 0.96 + 2;
}
