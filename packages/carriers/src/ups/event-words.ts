import { own } from '../kit/own.ts';
import type { ParcelEvent } from '@waybill/freight';

/** How an activity is named: type, code and detail status, and its words. */
export type StatusWords = {
  readonly type: string;
  readonly statusCode: string;
  readonly description: string;
};

/** Detail status codes ("API codes") that say one thing only. */
const byStatusCode: Readonly<Record<string, ParcelEvent>> = {
  '003': 'pre_transit',
  '005': 'in_transit',
  '007': 'canceled',
  '011': 'delivered',
  '012': 'customs_hold',
  '014': 'in_transit',
  '016': 'exception',
  '017': 'available_for_pickup',
  '021': 'out_for_delivery',
  '022': 'delivery_attempted',
  '023': 'delivery_attempted',
  '024': 'delivery_attempted',
  '034': 'returned',
  '035': 'returned',
  '036': 'returned',
  '038': 'accepted',
  '040': 'available_for_pickup',
};

const everywhere: readonly (readonly [RegExp, ParcelEvent])[] = [
  [/return(ed|ing)? to (the )?(sender|shipper)|refused/i, 'returned'],
  [/damage/i, 'damaged'],
  [/(incorrect|incomplete|insufficient|wrong|invalid) (street|suite|apartment|address)/i, 'address_incorrect'],
  [
    /(street|suite|apartment|address)[^.]* (incorrect|incomplete|insufficient|wrong|invalid|missing)/i,
    'address_incorrect',
  ],
  [
    /deliver\w* attempt|attempt(ed)? (delivery|to deliver)|missed delivery|not available|no one (was )?(there|available)/i,
    'delivery_attempted',
  ],
  [/out for delivery|loaded on delivery vehicle/i, 'out_for_delivery'],
  [/ready for (customer )?pick ?up|held for (customer )?pick ?up|delivered to .*access point/i, 'available_for_pickup'],
  [/pick ?up scan|origin scan|we have your package|drop-?off|received by ups/i, 'accepted'],
  [/label (has been )?created|created a label|billing information|order processed/i, 'pre_transit'],
];

/** What an activity's type means when its words say nothing more. */
const byType: Readonly<Record<string, ParcelEvent>> = {
  I: 'in_transit',
  M: 'pre_transit',
  P: 'accepted',
  X: 'exception',
};

/**
 * The parcel event an activity stands for. Its type D covers loading, going out and delivering alike, and U only
 * changes the date: neither means anything by itself.
 * @returns null for words nobody listed
 */
export function parcelWord({ type, statusCode, description }: StatusWords): ParcelEvent | null {
  if (type === 'MV') return 'canceled';
  const byWords = everywhere.find(([words]) => words.test(description))?.[1];
  if (byWords !== undefined) return byWords;
  if (type === 'X' && /customs|clearance/i.test(description)) return 'customs_hold';
  if (type === 'D' && /^(package )?(has been )?delivered|^left at/i.test(description)) return 'delivered';
  if (type === 'U') return null;
  return own(byStatusCode, statusCode) ?? own(byType, type) ?? null;
}
