import { describe, expect, it } from 'vitest';
import { overlap, placeLabels, textWidth, type Box, type Labelled } from './labels.ts';

const bounds: Box = { x: 0, y: 0, width: 300, height: 200 };
const mark = ({ x, y }: { x: number; y: number }): Box => ({ x: x - 5, y: y - 5, width: 10, height: 10 });
const label = (id: string, x: number, y: number, width = 60): Labelled => ({ id, x, y, width, height: 14 });

describe('placeLabels', () => {
  it('puts a text beside its point on the preferred side', () => {
    const [placed] = placeLabels([label('a', 100, 100)], { bounds, marks: [mark({ x: 100, y: 100 })], gap: 10 });
    expect(placed).toMatchObject({ x: 110, y: 93, anchor: 'start' });
  });

  it('turns to the other side at the edge', () => {
    const [placed] = placeLabels([label('a', 280, 100)], { bounds, marks: [mark({ x: 280, y: 100 })], gap: 10 });
    expect(placed).toMatchObject({ x: 210, anchor: 'end' });
  });

  it('never lets two texts cover each other or a mark', () => {
    const labels = [
      label('a', 100, 100),
      label('b', 104, 112),
      label('c', 120, 96),
      label('d', 98, 88),
      label('e', 140, 104),
    ];
    const marks = labels.map(mark);
    const placed = placeLabels(labels, { bounds, marks });
    for (const [index, one] of placed.entries()) {
      expect(placed.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
      expect(marks.some((other) => overlap(one, other))).toBe(false);
    }
  });

  it('moves a text that would cover an earlier one', () => {
    // The first takes 60 to 160 by 93 to 107; above the second would be 96 to 110.
    const first: Labelled = { ...label('a', 50, 100, 100), sides: ['right'] };
    const second: Labelled = { ...label('b', 110, 120), sides: ['above', 'below'] };
    const placed = placeLabels([first, second], { bounds, marks: [mark(first), mark(second)], gap: 10 });
    expect(placed.map(({ id, y }) => [id, y])).toEqual([
      ['a', 93],
      ['b', 130],
    ]);
  });

  it('never lets a text stand on a mark', () => {
    const point: Labelled = { ...label('a', 50, 100, 100), sides: ['right'], must: true };
    expect(placeLabels([point], { bounds, marks: [mark(point), mark({ x: 120, y: 100 })] })).toEqual([]);
  });

  it('leaves a text out rather than let it seem to belong to a nearer point', () => {
    const points = [label('a', 100, 100), label('b', 113, 100)];
    const sides = ['right'] as const;
    const marks = points.map(mark);
    expect(
      placeLabels([{ ...label('a', 100, 100, 20), sides: ['left'] }], { bounds, marks }).map(({ id }) => id),
    ).toEqual(['a']);
    expect(placeLabels([{ ...label('a', 100, 100), sides }], { bounds, marks })).toEqual([]);
  });

  it('keeps off lines where there is another place', () => {
    const lines = [{ x1: 100, y1: 100, x2: 290, y2: 100 }];
    const [placed] = placeLabels([label('a', 100, 100)], { bounds, marks: [mark({ x: 100, y: 100 })], lines });
    expect(placed?.anchor).not.toBe('start');
  });

  it('reckons narrow letters narrower', () => {
    expect(textWidth('illi')).toBeLessThan(textWidth('WWMM'));
  });
});
