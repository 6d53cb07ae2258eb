import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import type { Day, Series } from '../../../ui/charts/day-bars.tsx';
import table from '../../../ui/money-table.module.css';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';

type Props = {
  readonly label: string;
  readonly series: readonly Series[];
  readonly days: readonly Day[];
  readonly words: (value: number) => string;
  /** Whether the series of a day add up to something. */
  readonly sum?: boolean;
};

/** A chart of days as a table, the newest day first. */
export function DayTable({ label, series, days, words, sum = false }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <div className={table.scroll} {...scrolledByKeys} aria-label={label}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" data-figure>
                {name}
              </th>
            ))}
            {sum && (
              <th scope="col" data-figure>
                {t('dashboard.total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              {values.map((value, index) => (
                <td key={series[index]?.key} data-figure>
                  {words(value)}
                </td>
              ))}
              {sum && <td data-figure>{words(values.reduce((all, value) => all + value, 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
