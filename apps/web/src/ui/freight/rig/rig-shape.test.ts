import { equipmentPictures } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { rigKinds } from './rig-kinds.ts';
import { deckAt, rigShape } from './rig-shape.ts';

describe('rigShape', () => {
  it('draws every picture that staff can choose [TL-03]', () => {
    expect([...rigKinds].toSorted()).toEqual([...equipmentPictures].toSorted());
  });

  it('is as long as its floor, with its wheels under it', () => {
    for (const kind of rigKinds) {
      const shape = rigShape(kind, { lengthIn: 576, heightIn: 102 });
      expect(shape.to).toBe(584);
      expect(shape.decks.at(-1)?.until).toBe(576);
      expect(shape.wheels.every((x) => x - 20 >= shape.from && x + 20 <= shape.to)).toBe(true);
    }
  });

  it('steps its deck down behind the gooseneck and up over the rear axles', () => {
    const shape = rigShape('double_drop', { lengthIn: 576, heightIn: 138 });
    const heights = [0, 119, 120, 400, 575].map((x) => deckAt(shape, x));
    expect(heights[0]).toBe(heights[1]);
    expect(heights[2]).toBeLessThan(heights[1] ?? 0);
    expect(heights[4]).toBeGreaterThan(heights[3] ?? 0);
  });
});
