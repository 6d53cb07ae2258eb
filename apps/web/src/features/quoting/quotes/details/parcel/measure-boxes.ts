import { FreightError, measureParcel, parcelRules, type MeasuredParcel, type ParcelRules } from '@waybill/freight';
import type { ItemDraft } from '../../draft/draft.ts';
import { measurableLine } from '../../draft/load-item.ts';
import { onTheirUnits } from '../../draft/shared-units.ts';

/** A line of boxes as the two ways of reckoning see it: ÷139 of UPS and FedEx, ÷166 of the post. */
export type MeasuredBox = {
  readonly key: string;
  readonly number: number;
  readonly pieces: number;
  readonly by139: MeasuredParcel;
  readonly by166: MeasuredParcel;
};

function measured(item: ItemDraft, rules: ParcelRules): MeasuredParcel | null {
  const line = measurableLine(item);
  if (line === null) return null;
  try {
    return measureParcel(line, rules);
  } catch (problem) {
    if (problem instanceof FreightError) return null;
    throw problem;
  }
}

/** Every line that has its sizes and its weight. Lines that share a box are measured with the first of them. */
export function measureBoxes(items: readonly ItemDraft[], upsRules: ParcelRules = parcelRules.ups2026): MeasuredBox[] {
  return onTheirUnits(items).flatMap((item, index) => {
    const by139 = measured(item, upsRules);
    const by166 = measured(item, parcelRules.uspsGround);
    if (by139 === null || by166 === null) return [];
    return [{ key: item.key, number: index + 1, pieces: by139.pieces, by139, by166 }];
  });
}

export type BoxSums = {
  readonly count: number;
  readonly actual: number;
  readonly dim139: number;
  readonly dim166: number;
  readonly billed: number;
};

/** What all boxes come to, in whole pounds as carriers bill them. */
export function sumsOf(boxes: readonly MeasuredBox[]): BoxSums {
  const total = (of: (box: MeasuredBox) => number): number => boxes.reduce((sum, box) => sum + of(box) * box.pieces, 0);
  return {
    count: boxes.reduce((sum, { pieces }) => sum + pieces, 0),
    actual: total(({ by139 }) => by139.actualPounds),
    dim139: total(({ by139 }) => by139.dimPounds ?? 0),
    dim166: total(({ by166 }) => by166.dimPounds ?? 0),
    billed: total(({ by139 }) => by139.billablePounds),
  };
}
