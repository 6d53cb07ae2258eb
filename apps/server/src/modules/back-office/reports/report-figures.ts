import type { ReportFigures, ReportMeasure, ReportRow } from '@waybill/contract';
import { answeredWithin } from '../figures/index.ts';
import type { Answered } from './read-answers.ts';
import { added, type Sums } from './read-sums.ts';

/** A ratio in basis points; null when `whole` is zero. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000);
}

const nobody: Answered = { answers: 0, failed: 0, times: [] };
const nothing = added([]);

/** Computes the figures of a row. @param seesMargin whether carrier costs may be shown */
export function figuresOf(sums: Sums | undefined, answers: Answered | undefined, seesMargin: boolean): ReportFigures {
  const { costed, cost, ...plain } = sums ?? nothing;
  const { answers: asked, failed, times } = answers ?? nobody;
  return {
    ...plain,
    won_share: share(plain.won, plain.asked),
    cost: seesMargin ? cost : null,
    margin: seesMargin ? costed - cost : null,
    margin_share: seesMargin ? share(costed - cost, costed) : null,
    adjusted_share: share(plain.adjusted, plain.billed),
    on_time_share: share(plain.on_time, plain.promised),
    answers: asked,
    failed,
    failed_share: share(failed, asked),
    p50: answeredWithin(times, 0.5),
    p95: answeredWithin(times, 0.95),
  };
}

type Key = 'name' | ReportMeasure;

/** Sorts rows by a figure or by name. Unknown values come last in either direction. */
export function sorted(rows: readonly ReportRow[], sort: string): ReportRow[] {
  const down = sort.startsWith('-');
  const key = (down ? sort.slice(1) : sort) as Key;
  const byName = (a: ReportRow, b: ReportRow) => a.name.localeCompare(b.name);
  return rows.toSorted((a, b) => {
    if (key === 'name') return down ? byName(b, a) : byName(a, b);
    const [one, other] = [a[key], b[key]];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return (down ? other - one : one - other) || byName(a, b);
  });
}
