import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../test/builders.ts';
import { floorVectors } from '../../test/vectors/ltl-rating.ts';
import type { LoadItem } from '../load/item.ts';
import { measureAll } from '../load/measure.ts';
import { defaultFloorOptions, longerThanFeet, planFloor, type FloorOptions, type FloorPlan } from './floor-plan.ts';

const plan = (items: LoadItem[], options: Partial<FloorOptions> = {}): FloorPlan =>
  planFloor(measureAll(items), { ...defaultFloorOptions, ...options });
const pounds = (value: number) => ({ value, unit: 'lb' }) as const;

describe('pallets on the floor', () => {
  it.each(floorVectors)('$pallets pallets, turned: $turned, take $linearFeet ft [QUOTE-17]', (vector) => {
    const pallets = sized(48, 40, 48, { quantity: vector.pallets });
    expect(plan([pallets], { turning: vector.turned ? 'all' : 'none' }).usedLinearFeet).toBe(vector.linearFeet);
  });

  it('stand lengthwise by default, two abreast', () => {
    const { placed, usedInches, floorSpots, fits } = plan([sized(48, 40, 48, { id: 'a', quantity: 3 })]);
    expect(placed.map(({ x, y, turned }) => [x, y, turned])).toEqual([
      [0, 0, false],
      [0, 40, false],
      [48, 0, false],
    ]);
    expect(placed[2]).toMatchObject({ itemId: 'a', unitIndex: 2, lengthAlong: 48, widthAcross: 40, stackedUnits: [] });
    expect([usedInches, floorSpots, fits]).toEqual([96, 3, true]);
  });

  it('six of them are exactly 12 ft, not longer [QUOTE-17]', () => {
    const six = plan([sized(48, 40, 48, { quantity: 6 })]);
    expect(six.usedLinearFeet).toBe(12);
    expect(longerThanFeet(six, 12)).toBe(false);
    const longer = plan([sized(48, 40, 48, { quantity: 5 }), sized(48.001, 40, 48)]);
    expect(longer.usedLinearFeet).toBe(12);
    expect(longerThanFeet(longer, 12)).toBe(true);
  });

  it('counts centimetres exactly', () => {
    const six = plan([sized(48, 40, 48, { quantity: 6, length: { value: 121.92, unit: 'cm' } })]);
    expect(longerThanFeet(six, 12)).toBe(false);
  });
});

describe('turning', () => {
  it('turns what is no pallet when that is shorter', () => {
    const crate = sized(60, 36, 50, { packageType: 'crates' });
    expect(plan([crate]).placed[0]).toMatchObject({ lengthAlong: 36, widthAcross: 60, turned: true });
    expect(plan([crate], { turning: 'none' }).placed[0]).toMatchObject({ lengthAlong: 60, turned: false });
  });

  it('does not turn what would then be wider than the trailer', () => {
    expect(plan([sized(120, 30, 30, { packageType: 'tubes_pipes' })]).placed[0]).toMatchObject({ turned: false });
  });

  it('turns a pallet that is too wide to stand lengthwise', () => {
    expect(plan([sized(48, 100, 40)]).placed[0]).toMatchObject({ turned: true, lengthAlong: 100, widthAcross: 48 });
    expect(plan([sized(48, 100, 40)]).fits).toBe(true);
  });

  it('leaves squares as they are', () => {
    expect(plan([sized(48, 48, 40)], { turning: 'all' }).placed[0]).toMatchObject({ turned: false });
  });

  it('says when a unit fits neither way, and keeps it clear of the others', () => {
    const wide = plan([sized(48, 40, 40), sized(110, 100, 40), sized(48, 40, 40)]);
    expect(wide.fits).toBe(false);
    expect(wide.usedInches).toBeGreaterThanOrEqual(110 + 48);
    expect(overlaps(wide)).toBe(false);
  });

  it('says when a load is longer than the trailer', () => {
    expect(plan([sized(48, 40, 48, { quantity: 26 })]).fits).toBe(true);
    expect(plan([sized(48, 40, 48, { quantity: 27 })]).fits).toBe(false);
  });
});

describe('stacking', () => {
  const low = (changes: Partial<LoadItem> = {}) =>
    sized(48, 40, 30, { stackable: true, weight: pounds(180), ...changes });

  it('puts stackable units on each other, two high', () => {
    const { placed, floorSpots } = plan([low({ id: 'a', quantity: 2, weight: pounds(360) })]);
    expect(floorSpots).toBe(1);
    expect(placed[0]?.stackedUnits).toEqual([{ itemId: 'a', unitIndex: 1 }]);
    expect(plan([low({ quantity: 3, weight: pounds(540) })]).floorSpots).toBe(2);
    expect(
      plan([low({ quantity: 3, weight: pounds(540) })], { stacking: { levels: 3, heightIn: 96 } }).floorSpots,
    ).toBe(1);
  });

  it('goes no higher than the limit', () => {
    const tall = (height: number) => sized(48, 40, height, { stackable: true, quantity: 2 });
    expect(plan([tall(48)]).floorSpots).toBe(1);
    expect(plan([tall(48.01)]).floorSpots).toBe(2);
  });

  it('needs both to be stackable, the upper no heavier and no larger', () => {
    expect(plan([low(), low({ stackable: false })]).floorSpots).toBe(2);
    expect(plan([low({ stackable: false }), low()]).floorSpots).toBe(2);
    // The heavier one goes below whatever the order.
    const heavy = plan([low({ id: 'light', weight: pounds(100) }), low({ id: 'heavy', weight: pounds(300) })]);
    expect(heavy.placed[0]).toMatchObject({ itemId: 'heavy', stackedUnits: [{ itemId: 'light', unitIndex: 0 }] });
    // The larger one goes below, but not when it would then carry a heavier one.
    const small = sized(30, 30, 30, { stackable: true, weight: pounds(500) });
    expect(plan([small, low()]).floorSpots).toBe(2);
    expect(plan([{ ...small, weight: pounds(100) }, low()]).floorSpots).toBe(1);
    // A longer one does not fit on a shorter one, though it is lighter and smaller in area.
    expect(plan([sized(70, 20, 30, { stackable: true, weight: pounds(10) }), low()]).floorSpots).toBe(2);
    expect(plan([sized(40, 45, 30, { stackable: true, weight: pounds(10) }), low()]).floorSpots).toBe(1);
  });

  it('is the same for equal lines of equal weight', () => {
    expect(plan([low(), low()]).floorSpots).toBe(1);
  });
});

describe('feet by line', () => {
  it('are what the whole load takes, split by full rows of each line [QUOTE-06, QUOTE-17]', () => {
    const both = plan([sized(48, 40, 48, { id: 'one' }), sized(48, 40, 48, { id: 'three', quantity: 3 })]);
    expect(both.linearFeetByItem).toEqual({ one: 2, three: 6 });
    expect(plan([sized(100, 98, 40, { id: 'wide', packageType: 'crates' })]).linearFeetByItem).toEqual({ wide: 8.3 });
    // Half a row is empty, yet nobody else gets it: the one pallet of 60 in takes 5 ft, in its row and in the load.
    const alone = plan([sized(60, 48, 40, { id: 'pallet' })]);
    expect([alone.usedLinearFeet, alone.linearFeetByItem]).toEqual([5, { pallet: 5 }]);
    const three = plan(['a', 'b', 'c'].map((id) => sized(50, 40, 48, { id })));
    const parts = Object.values(three.linearFeetByItem).map((feet) => Math.round(feet * 10));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(three.usedLinearFeet * 10));
  });
});

type Box = FloorPlan['placed'][number];

function overlaps({ placed }: FloorPlan): boolean {
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.lengthAlong <= b.x + 0.001 ||
    b.x + b.lengthAlong <= a.x + 0.001 ||
    a.y + a.widthAcross <= b.y + 0.001 ||
    b.y + b.widthAcross <= a.y + 0.001;
  return placed.some((a, index) => placed.slice(index + 1).some((b) => !apart(a, b)));
}

describe('any load', () => {
  const side = fc.integer({ min: 8, max: 130 });
  const line = fc
    .record({
      length: side,
      width: side,
      height: fc.integer({ min: 5, max: 96 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    .chain((size) =>
      fc
        .record({ stackable: fc.boolean(), packageType: fc.constantFrom('pallets' as const, 'crates' as const) })
        .map((rest) => sized(size.length, size.width, size.height, { quantity: size.quantity, ...rest })),
    );

  it('has every unit on exactly one spot, none overlapping, none beyond the walls when it fits', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('all' as const, 'none' as const, 'all_but_pallets' as const),
        (items, turning) => {
          const found = plan(items, { turning });
          const units = found.placed.flatMap(({ itemId, unitIndex, stackedUnits }) => [
            `${itemId}/${unitIndex}`,
            ...stackedUnits.map((unit) => `${unit.itemId}/${unit.unitIndex}`),
          ]);
          const expected = items.flatMap(({ id, quantity }) =>
            Array.from({ length: quantity }, (_, index) => `${id}/${index}`),
          );
          expect(units.toSorted()).toEqual(expected.toSorted());
          expect(overlaps(found)).toBe(false);
          const widest = Math.max(...found.placed.map(({ y, widthAcross }) => y + widthAcross));
          expect(found.fits ? widest : 0).toBeLessThanOrEqual(96.001);
          const end = Math.max(...found.placed.map(({ x, lengthAlong }) => x + lengthAlong));
          expect(found.usedInches).toBeCloseTo(end, 3);
        },
      ),
    );
  });

  it('is no shorter than its floor space needs', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (items) => {
        const found = plan(items);
        const area = found.placed.reduce((sum, { lengthAlong, widthAcross }) => sum + lengthAlong * widthAcross, 0);
        expect(found.fits ? found.usedInches * 96 : area).toBeGreaterThanOrEqual(area - 0.01);
      }),
    );
  });
});
