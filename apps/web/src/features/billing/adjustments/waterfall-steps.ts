import type { BillFindingWire } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { serviceName } from './words.ts';

/** A bar between two prices, in minor units: what it adds, and what it leads to. */
export type Step = { readonly key: string; readonly label: string; readonly amount: number; readonly to: number };

function labelOf(t: TFunction, { cause, part, code }: BillFindingWire, causes: number): string {
  if (part === 'fuel')
    return cause !== 'fuel' && causes > 1 ? t('adjustments.waterfall.fuel_on_all') : t('adjustments.bar.fuel');
  if (part === 'insurance') return t('adjustments.bar.insurance');
  if (part === 'accessorial') return code === 'OTHER' ? t('adjustments.bar.other_service') : serviceName(t, code);
  return t(`adjustments.bar.${cause}`);
}

const order = { freight: 0, fuel: 1, accessorial: 2, insurance: 3 } as const;

/**
 * The steps from what was quoted to what is billed: the freight charge by its causes, fuel on all of them as one, then
 * each service. They come to the difference, since the findings do.
 */
export function stepsOf(t: TFunction, quoted: number, findings: readonly BillFindingWire[]): readonly Step[] {
  const causes = new Set(findings.filter(({ part }) => part === 'fuel').map(({ cause }) => cause)).size;
  const bars = new Map<string, { readonly label: string; amount: number }>();
  for (const one of findings.toSorted((a, b) => order[a.part] - order[b.part])) {
    const key = one.part === 'freight' ? `freight ${one.cause}` : `${one.part} ${one.code}`;
    const bar = bars.get(key) ?? { label: labelOf(t, one, causes), amount: 0 };
    bars.set(key, { ...bar, amount: bar.amount + one.amount });
  }
  let running = quoted;
  return [...bars]
    .filter(([, { amount }]) => amount !== 0)
    .map(([key, { label, amount }]) => {
      running += amount;
      return { key, label, amount, to: running };
    });
}

/** A round amount below the smallest of a picture: bars that begin at nothing would all look alike. */
export function baseOf(amounts: readonly number[]): number {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const room = low - (high - low) / 3;
  return room <= 0 ? 0 : Math.floor(room / 1000) * 1000;
}
