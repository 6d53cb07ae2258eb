import { describe, expect, it } from 'vitest';
import type { ItemDraft } from './draft.ts';
import { emptyItem } from './empty.ts';
import { lineClass } from './load-item.ts';
import { combine, leadOf, onTheirUnits, withoutLine } from './shared-units.ts';

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const line = (key: string, changes: Partial<ItemDraft> = {}): ItemDraft => ({
  ...emptyItem(),
  key,
  description: key,
  quantity: 2,
  length: inches(48),
  width: inches(40),
  height: inches(48),
  weight: { value: 500, unit: 'lb' },
  ...changes,
});
const bare = (key: string): ItemDraft =>
  line(key, { quantity: 1, length: null, width: null, height: null, weight: { value: 700, unit: 'lb' } });
const groups = (items: readonly ItemDraft[]) => items.map(({ key, group }) => [key, group]);

describe('lines that share a unit', () => {
  it('take its sizes and its count, and have its class together [QUOTE-06, QUOTE-09]', () => {
    const items = combine([line('faucets'), bare('tiles')], 'tiles', 'faucets');
    expect(onTheirUnits(items)[1]).toMatchObject({ quantity: 2, length: inches(48), height: inches(48) });
    // 1,200 lb in 106.67 cubic feet are 11.25 lb each: class 92.5.
    expect(items.map((item) => lineClass(item, items)?.freightClass)).toEqual(['92.5', '92.5']);
    expect([leadOf(items, 0), leadOf(items, 1)]).toEqual([0, 0]);
  });

  it('part again with the sizes they stood on', () => {
    const items = combine(combine([line('faucets'), bare('tiles')], 'tiles', 'faucets'), 'tiles', null);
    expect(groups(items)).toEqual([
      ['faucets', ''],
      ['tiles', ''],
    ]);
    expect(items[1]).toMatchObject({ length: inches(48), quantity: 2 });
  });

  it('hand the unit on when the line it belonged to is removed: nothing is typed twice', () => {
    const three = combine(combine([line('a'), bare('b'), bare('c')], 'b', 'a'), 'c', 'a');
    expect(new Set(three.map(({ group }) => group)).size).toBe(1);
    const left = withoutLine(three, 'a');
    expect(left.map(({ key }) => key)).toEqual(['b', 'c']);
    expect(left[0]).toMatchObject({ length: inches(48), quantity: 2 });
    // A group of one is none.
    expect(groups(withoutLine(left, 'b'))).toEqual([['c', '']]);
  });

  it('wait for their class until all of them are there', () => {
    const items = combine([line('faucets', { weight: null }), bare('tiles')], 'tiles', 'faucets');
    expect(lineClass(items[1]!, items)).toBeNull();
  });
});
