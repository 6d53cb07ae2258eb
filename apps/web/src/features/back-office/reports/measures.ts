import type { ReportFigures, ReportKind, ReportMeasure } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';

/** The figures of each report in their order; the last one of the list is drawn by day where it is named first in `drawn`. */
const columns: Readonly<Record<ReportKind, readonly ReportMeasure[]>> = {
  spend: ['booked', 'revenue', 'cost', 'margin', 'margin_share'],
  conversion: ['asked', 'rated', 'tried', 'won', 'won_share'],
  adjustments: ['billed', 'adjusted', 'adjusted_share', 'adjusted_amount'],
  on_time: ['delivered', 'promised', 'on_time', 'on_time_share'],
  answers: ['answers', 'failed', 'failed_share', 'p50', 'p95'],
};

/** What is drawn of each report: the part that the second figure is of the first. */
export const drawn: Readonly<
  Record<ReportKind, { readonly whole: ReportMeasure; readonly part: ReportMeasure | null }>
> = {
  spend: { whole: 'revenue', part: 'margin' },
  conversion: { whole: 'asked', part: 'won' },
  adjustments: { whole: 'billed', part: 'adjusted' },
  on_time: { whole: 'promised', part: 'on_time' },
  answers: { whole: 'answers', part: 'failed' },
};

/** The figures that a report has for whoever looks: without costs where they may not be seen. */
export function measuresOf(kind: ReportKind, totals: ReportFigures | undefined): readonly ReportMeasure[] {
  const hidden = totals !== undefined && totals.margin === null;
  return columns[kind].filter((name) => !(hidden && ['cost', 'margin', 'margin_share'].includes(name)));
}

const amounts: ReadonlySet<ReportMeasure> = new Set(['revenue', 'cost', 'margin', 'adjusted_amount']);

/** A figure in words. */
export function useMeasureWords(currency: Currency): (name: ReportMeasure, value: number | null) => string {
  const { t } = useTranslation();
  const { money, number, percent } = useChargedFormats();
  return (name, value) => {
    if (value === null) return '–';
    if (amounts.has(name)) return money({ amount: value, currency });
    if (name.endsWith('_share')) return percent(value / 10_000);
    if (name === 'p50' || name === 'p95')
      return t('reports.seconds', { time: number(value / 1000, value < 10_000 ? 1 : 0) });
    return number(value);
  };
}
