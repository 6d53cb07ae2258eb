import { FreightError, isRefused, measureParcel, parcelRuleFindings, type MeasuredParcel } from '@waybill/freight';
import type { ItemDraft } from '../../draft/draft.ts';
import { measurableLine } from '../../draft/load-item.ts';
import { onTheirUnits } from '../../draft/shared-units.ts';
import type { ParcelLimits } from './carriers.ts';

/** What a carrier makes of the boxes: numbers of the lines it refuses, charges more for, or bills as large. */
export type CarrierFit = {
  readonly limits: ParcelLimits;
  readonly refused: readonly number[];
  readonly large: readonly number[];
  readonly handling: readonly number[];
  /** Boxes that are measured. */
  readonly count: number;
};

type Judged = { readonly number: number; readonly refused: boolean; readonly parcel: MeasuredParcel };

function judge(item: ItemDraft, number: number, { rules }: ParcelLimits): Judged[] {
  const line = measurableLine(item);
  if (line === null) return [];
  try {
    const alone = { ...line, group: null };
    return [{ number, refused: isRefused(parcelRuleFindings([alone], rules)), parcel: measureParcel(alone, rules) }];
  } catch (problem) {
    if (problem instanceof FreightError) return [];
    throw problem;
  }
}

/** Holds each line of boxes against the limits of a carrier. */
export function fitOf(items: readonly ItemDraft[], limits: ParcelLimits): CarrierFit {
  const judged = onTheirUnits(items).flatMap((item, index) => judge(item, index + 1, limits));
  const numbers = (test: (one: Judged) => boolean): number[] => judged.filter(test).map(({ number }) => number);
  return {
    limits,
    refused: numbers(({ refused }) => refused),
    large: numbers(({ refused, parcel }) => !refused && (parcel.large.length > 0 || parcel.oversized)),
    handling: numbers(
      ({ refused, parcel }) => !refused && (parcel.additionalHandling.length > 0 || parcel.nonstandard.length > 0),
    ),
    count: judged.reduce((sum, { parcel }) => sum + parcel.pieces, 0),
  };
}
