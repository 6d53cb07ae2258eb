import type { MeasuredItem } from '../load/measure.ts';
import { emptyFloor, findSpot, occupy, type Footprint, type Skyline, type Spot } from './skyline.ts';
import type { Stack } from './stacking.ts';

/**
 * Which units may be loaded with their entered length across the trailer. Pallets are entered by forks from their
 * short side and so stand lengthwise unless every unit may be turned.
 */
export const turnings = ['all_but_pallets', 'all', 'none'] as const;
export type Turning = (typeof turnings)[number];

export type Laid = { readonly stack: Stack; readonly spot: Spot; readonly turned: boolean };

type Way = { readonly size: Footprint; readonly turned: boolean };

function ways({ item, length, width }: MeasuredItem, floorWidth: number, turning: Turning): Way[] {
  const straight = { size: { along: length, across: width }, turned: false };
  if (length === width) return [straight];
  const turned = { size: { along: width, across: length }, turned: true };
  const mayTurn = turning === 'all' || (turning === 'all_but_pallets' && item.packageType !== 'pallets');
  // A pallet too wide to stand lengthwise is turned whatever the policy: there is no other way to load it.
  if (!mayTurn && width <= floorWidth) return [straight];
  const fitting = [straight, turned].filter(({ size }) => size.across <= floorWidth);
  return fitting.length > 0 ? fitting : [straight];
}

/** A unit wider than the floor stands alone, against the first wall, behind everything before it. */
function alone(skyline: Skyline, size: Footprint): Spot {
  return { ...size, x: skyline.reduce((x, step) => Math.max(x, step.x), 0), y: 0 };
}

function place(stacks: readonly Stack[], width: number, turning: Turning): Laid[] {
  let skyline = emptyFloor(width);
  return stacks.map((stack) => {
    const [best] = ways(stack.units[0].line, width, turning)
      .map(({ size, turned }) => ({ stack, spot: findSpot(skyline, size) ?? alone(skyline, size), turned }))
      .toSorted((a, b) => a.spot.x + a.spot.along - (b.spot.x + b.spot.along)) as [Laid];
    const taken = { ...best.spot, across: Math.min(best.spot.across, width) };
    skyline = occupy(skyline, taken);
    return best;
  });
}

const used = (laid: readonly Laid[]): number => laid.reduce((most, { spot }) => Math.max(most, spot.x + spot.along), 0);

/**
 * Places every stack on a floor of the given width (ticks), each as near to the nose as it goes. Several orders are
 * tried (as entered, longest side first, widest first, largest first) and the shortest plan is kept; of equally
 * short ones the first, so that the picture follows the entered order.
 */
export function layOut(stacks: readonly Stack[], width: number, turning: Turning): Laid[] {
  const size = ({ units: [{ line }] }: Stack): MeasuredItem => line;
  const longest = (stack: Stack): number => Math.max(size(stack).length, size(stack).width);
  const shortest = (stack: Stack): number => Math.min(size(stack).length, size(stack).width);
  const orders = [
    [...stacks],
    [...stacks].toSorted((a, b) => longest(b) - longest(a)),
    [...stacks].toSorted((a, b) => shortest(b) - shortest(a)),
    [...stacks].toSorted((a, b) => size(b).length * size(b).width - size(a).length * size(a).width),
  ];
  return orders
    .map((order) => place(order, width, turning))
    .reduce((best, laid) => (used(laid) < used(best) ? laid : best));
}
