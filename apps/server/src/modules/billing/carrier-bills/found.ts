import type { BillFacts, CarrierBillBody, ItemWire } from '@waybill/contract';
import { changedFacts, type FoundOtherwise, type FreightClass } from '@waybill/freight';
import { ratedClasses } from './re-rate.ts';
import type { Quoted } from './quoted.ts';

const poundsPerKilogram = 1 / 0.45359237;
const inchesPerCentimeter = 1 / 2.54;
const pounds = ({ weight }: ItemWire): number =>
  weight.unit === 'lb' ? weight.value : weight.value * poundsPerKilogram;
const inches = ({ value, unit }: ItemWire['height']): number => (unit === 'in' ? value : value * inchesPerCentimeter);
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The load as booked and as measured by the carrier. */
export type FoundLoad = {
  readonly booked: readonly ItemWire[];
  /** With the carrier's weights and the quoted classes. */
  readonly reweighed: readonly ItemWire[];
  /** With the carrier's weights, dimensions, and classes. */
  readonly found: readonly ItemWire[];
  readonly otherwise: FoundOtherwise;
  readonly facts: BillFacts;
};

/** What the bill says about each item: by position if the counts match, else from the only line, else null. */
function saysOf(
  items: readonly ItemWire[],
  body: CarrierBillBody,
): readonly (CarrierBillBody['items'][number] | null)[] {
  if (body.items.length === items.length) return body.items;
  const [only] = body.items;
  return items.map(() => (items.length === 1 || body.items.length === 1 ? (only ?? null) : null));
}

/** Tolerance in pounds and inches below which a measurement is not a finding. */
const hair = 0.5;

function weightsOf(items: readonly ItemWire[], body: CarrierBillBody): readonly number[] {
  const booked = items.map(pounds);
  const says = saysOf(items, body);
  if (body.items.length === items.length && body.items.every((one) => one.weight_lb !== null)) {
    return says.map((one, at) => one?.weight_lb ?? booked[at] ?? 0);
  }
  const all = booked.reduce((sum, one) => sum + one, 0);
  const billed = body.weight_lb ?? (body.items.length === 1 ? (body.items[0]?.weight_lb ?? null) : null);
  if (billed === null || all <= 0) return booked;
  return booked.map((one) => rounded((one * billed) / all));
}

const taller = (item: ItemWire, says: CarrierBillBody['items'][number] | null): ItemWire => {
  const size = (booked: ItemWire['height'], billed: number | null | undefined): ItemWire['height'] =>
    billed === null || billed === undefined || Math.abs(inches(booked) - billed) < hair
      ? booked
      : { value: billed, unit: 'in' };
  return {
    ...item,
    length: size(item.length, says?.length_in),
    width: size(item.width, says?.width_in),
    height: size(item.height, says?.height_in),
  };
};

const cubicFeetOf = (item: ItemWire): number =>
  (item.quantity * inches(item.length) * inches(item.width) * inches(item.height)) / 1728;

/** The load with the carrier's facts applied step by step, and how those differ from the booking. */
export function foundLoad(quoted: Quoted, body: CarrierBillBody): FoundLoad {
  const { items } = quoted.detail;
  const classes = ratedClasses(quoted);
  const says = saysOf(items, body);
  const weights = weightsOf(items, body);
  const reweighed = items.map((item, at): ItemWire => {
    const billed = weights[at] ?? pounds(item);
    const weight = Math.abs(billed - pounds(item)) < hair ? item.weight : ({ value: billed, unit: 'lb' } as const);
    return { ...item, weight, freight_class: classes.get(at) ?? item.freight_class };
  });
  const found = reweighed.map((item, at): ItemWire => {
    const measured = taller(item, says[at] ?? null);
    return { ...measured, freight_class: says[at]?.freight_class ?? measured.freight_class };
  });
  const sum = (of: readonly ItemWire[]) => of.reduce((total, item) => total + pounds(item), 0);
  const [bookedLb, billedLb] = [rounded(sum(items)), rounded(sum(found))];
  const changedAt = (is: (one: ItemWire, other: ItemWire) => boolean) =>
    reweighed.findIndex((item, at) => is(item, found[at] ?? item));
  const reclassedAt = changedAt((one, other) => one.freight_class !== other.freight_class);
  const remeasuredAt = changedAt((one, other) => cubicFeetOf(one) !== cubicFeetOf(other));
  const at = Math.max(0, reclassedAt < 0 ? remeasuredAt : reclassedAt);
  const density = (of: readonly ItemWire[]) =>
    rounded(sum(of) / of.reduce((total, item) => total + cubicFeetOf(item), 0));
  const [from, to] = [reweighed[at], found[at]];
  const classOf = (item: ItemWire | undefined): FreightClass | null => item?.freight_class ?? null;
  const heights = {
    booked: from ? rounded(inches(from.height)) : null,
    billed: to ? rounded(inches(to.height)) : null,
  };
  const { miles } = quoted.detail;
  return {
    booked: items,
    reweighed,
    found,
    otherwise: {
      bookedMilliPounds: Math.round(bookedLb * 1000),
      billedMilliPounds: Math.round(billedLb * 1000),
      reclassed: reclassedAt >= 0,
      remeasured: remeasuredAt >= 0,
    },
    facts: {
      weight_lb: billedLb === bookedLb ? null : { booked: bookedLb, billed: billedLb },
      height_in: heights.booked === heights.billed ? null : heights,
      density: billedLb === bookedLb && remeasuredAt < 0 ? null : { booked: density(items), billed: density(found) },
      freight_class: reclassedAt < 0 ? null : { booked: classOf(from), billed: classOf(to) },
      miles: body.miles === null || body.miles === miles ? null : { booked: miles, billed: body.miles },
    },
  };
}

export { changedFacts };
