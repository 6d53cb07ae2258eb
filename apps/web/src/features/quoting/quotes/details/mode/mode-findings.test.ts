import { describe, expect, it } from 'vitest';
import type { DetailsDraft, ItemDraft } from '../../draft/draft.ts';
import { emptyDetails, emptyItem } from '../../draft/empty.ts';
import { cargoRefusals, choiceOf } from './mode-findings.ts';

const day = { date: '2026-12-02', today: '2026-12-01', firstPickup: '2026-12-02' };
const inches = (value: number) => ({ value, unit: 'in' }) as const;
const item = (
  sides: readonly [number, number, number],
  pounds: number,
  changes: Partial<ItemDraft> = {},
): ItemDraft => ({
  ...emptyItem('parcel'),
  description: 'Cabinet handles',
  length: inches(sides[0]),
  width: inches(sides[1]),
  height: inches(sides[2]),
  weight: { value: pounds, unit: 'lb' },
  ...changes,
});
const details = (items: ItemDraft[], mode: DetailsDraft['mode'] = null): DetailsDraft => ({
  ...emptyDetails(),
  mode,
  items,
  value: 64_000,
});
const box = item([18, 14, 10], 12);

describe('the mode of a load', () => {
  it('is asked about when both take it, and not once it is chosen [QUOTE-16]', () => {
    expect(choiceOf(details([box]), day)).toBe('choose');
    expect(choiceOf(details([box], 'parcel'), day)).toBe('parcel');
    expect(choiceOf(details([box], 'ltl'), day)).toBe('ltl');
  });

  it('is LTL for a pallet without a question, and offers LTL for boxes that no carrier takes [QUOTE-16]', () => {
    expect(choiceOf(details([item([48, 40, 48], 620, { package_type: 'pallets' })]), day)).toBe('ltl');
    const heavy = details([item([18, 14, 10], 151)], 'parcel');
    expect(choiceOf(heavy, day)).toBe('switch_to_ltl');
    expect(cargoRefusals('parcel', heavy, day).map(({ code }) => code)).toEqual(['parcel_over_weight']);
  });

  it('is none where neither takes the load: seven crates are no boxes and too many for a quote online', () => {
    const crates = Array.from({ length: 7 }, () => item([18, 14, 10], 12, { package_type: 'crates' }));
    expect(choiceOf(details(crates), day)).toBe('none');
  });

  it('does not hang on the day, the lane or the value', () => {
    const abroad = {
      ...details([box]),
      destination: { country: 'CA', postal_code: '', site_type: 'business' },
    } as const;
    expect(choiceOf({ ...abroad, value: null }, { ...day, date: '2026-12-05' })).toBe('choose');
  });
});
