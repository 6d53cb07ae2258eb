import type { ReportFigures, ReportMeasure, ReportRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../../ui/charts/meter.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { ReportQuery } from './query.ts';
import { drawn, useMeasureWords } from './measures.ts';
import css from './reports.module.css';

type Given = {
  readonly asked: ReportQuery;
  readonly measures: readonly ReportMeasure[];
  readonly totals: ReportFigures | undefined;
};

/** The columns of a report: who, the figures, and how large each is beside all of them. */
export function useReportColumns({ asked, measures, totals }: Given): readonly Column<ReportRow>[] {
  const { t } = useTranslation();
  const words = useMeasureWords(asked.currency);
  const { whole } = drawn[asked.kind];
  const all = totals?.[whole] ?? 0;
  return [
    {
      key: 'name',
      title: t(`reports.by.${asked.by}`),
      sort: 'name',
      card: 'head',
      cell: (row) => (asked.by === 'mode' ? t(`reports.mode.${row.key as 'ltl'}`) : row.name),
    },
    {
      key: 'share',
      title: t('reports.of_all'),
      width: '140px',
      card: 'none',
      cell: (row) => (
        <span className={css.share}>
          <Meter share={all > 0 ? Math.max(0, row[whole] ?? 0) / all : 0} tone="petrol" />
        </span>
      ),
    },
    ...measures.map((name): Column<ReportRow> => ({
      key: name,
      title: t(`reports.measure.${name}`),
      sort: name,
      numeric: true,
      cell: (row) => words(name, row[name]),
    })),
  ];
}

/** What all rows come to, also those of other pages. */
export function useTotals({ asked, measures, totals }: Given) {
  const { t } = useTranslation();
  const words = useMeasureWords(asked.currency);
  return (rows: number) =>
    totals && [
      {
        name: <b>{t('reports.total_rows', { count: rows })}</b>,
        ...Object.fromEntries(measures.map((name) => [name, <b key={name}>{words(name, totals[name])}</b>])),
      },
    ];
}
