import { csvText, type CsvColumn, type ReportCut, type ReportKind, type ReportRow } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { TFunction } from 'i18next';
import type { Report } from './make-report.ts';

type Columns = readonly CsvColumn<ReportRow>[];
const percent = (points: number | null) => (points === null ? null : points / 100);
const amount = (minor: number | null) => (minor === null ? null : minor / 100);

function columnsOf(t: TFunction, kind: ReportKind, currency: Currency, seesMargin: boolean): Columns {
  const money = (title: string) => `${title} (${currency})`;
  const share = (title: string) => `${title} (%)`;
  switch (kind) {
    case 'spend': {
      const plain: Columns = [
        { title: t('reports.measure.booked'), value: (row) => row.booked },
        { title: money(t('reports.measure.revenue')), value: (row) => amount(row.revenue) },
      ];
      if (!seesMargin) return plain;
      return [
        ...plain,
        { title: money(t('reports.measure.cost')), value: (row) => amount(row.cost) },
        { title: money(t('reports.measure.margin')), value: (row) => amount(row.margin) },
        { title: share(t('reports.measure.margin_share')), value: (row) => percent(row.margin_share) },
      ];
    }
    case 'conversion':
      return [
        { title: t('reports.measure.asked'), value: (row) => row.asked },
        { title: t('reports.measure.rated'), value: (row) => row.rated },
        { title: t('reports.measure.tried'), value: (row) => row.tried },
        { title: t('reports.measure.won'), value: (row) => row.won },
        { title: share(t('reports.measure.won_share')), value: (row) => percent(row.won_share) },
      ];
    case 'adjustments':
      return [
        { title: t('reports.measure.billed'), value: (row) => row.billed },
        { title: t('reports.measure.adjusted'), value: (row) => row.adjusted },
        { title: share(t('reports.measure.adjusted_share')), value: (row) => percent(row.adjusted_share) },
        { title: money(t('reports.measure.adjusted_amount')), value: (row) => amount(row.adjusted_amount) },
      ];
    case 'on_time':
      return [
        { title: t('reports.measure.delivered'), value: (row) => row.delivered },
        { title: t('reports.measure.promised'), value: (row) => row.promised },
        { title: t('reports.measure.on_time'), value: (row) => row.on_time },
        { title: share(t('reports.measure.on_time_share')), value: (row) => percent(row.on_time_share) },
      ];
    case 'answers':
      return [
        { title: t('reports.measure.answers'), value: (row) => row.answers },
        { title: t('reports.measure.failed'), value: (row) => row.failed },
        { title: share(t('reports.measure.failed_share')), value: (row) => percent(row.failed_share) },
        { title: `${t('reports.measure.p50')} (ms)`, value: (row) => row.p50 },
        { title: `${t('reports.measure.p95')} (ms)`, value: (row) => row.p95 },
      ];
  }
}

type Told = {
  readonly kind: ReportKind;
  readonly by: ReportCut;
  readonly currency: Currency;
  readonly seesMargin: boolean;
};

/** The report as CSV: every row, then the totals. */
export function reportCsv(t: TFunction, { rows, totals }: Report, { kind, by, currency, seesMargin }: Told): string {
  const name = (row: ReportRow) => (by === 'mode' ? t(`reports.mode.${row.key}`, row.name) : row.name);
  const columns: Columns = [
    { title: t(`reports.by.${by}`), value: (row) => (row.key === '' ? row.name : name(row)) },
    ...columnsOf(t, kind, currency, seesMargin),
  ];
  return csvText(columns, [...rows, { key: '', name: t('reports.total'), ...totals }]);
}

/** File name without extension. */
export function reportFileName({ kind, by }: Pick<Told, 'kind' | 'by'>, { period }: Report): string {
  return `report-${kind.replace('_', '-')}-by-${by}-${period.from}-to-${period.to}`;
}
