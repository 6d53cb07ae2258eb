import type { StaffCarrierRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import type { Column } from '../../../ui/table/column.ts';
import { CarrierMark } from './carrier-mark.tsx';
import { CarrierStatusChip } from './carrier-status-chip.tsx';
import css from './staff-carriers.module.css';

/** Where prices come from, in a few words. */
function usePrices(): (row: StaffCarrierRow) => string {
  const { t } = useTranslation();
  return ({ has_tariff: tariff, connections }) => {
    const found = [
      ...(tariff ? [t('staff_carriers.tariff_short')] : []),
      ...(connections > 0 ? [t('staff_carriers.connected_short')] : []),
    ];
    return found.length === 0 ? t('staff_carriers.no_prices') : found.join(' + ');
  };
}

/** The version in force and how long it is, and the one that waits. */
export function useTariffWords(): (row: StaffCarrierRow) => readonly [string, string | null] {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  return ({ tariff, next_from: next, has_tariff: has }) => {
    const { effective_until: until } = tariff ?? {};
    const words =
      tariff === null
        ? has
          ? t('staff_carriers.no_tariff')
          : '–'
        : until
          ? t('staff_carriers.until', { version: tariff.version, date: longDate(until) })
          : t('staff_carriers.open_end', { version: tariff.version });
    return [words, next === null ? null : t('staff_carriers.next', { date: longDate(next) })];
  };
}

/** Columns of the list of carriers. */
export function useCarrierColumns(): readonly Column<StaffCarrierRow>[] {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const prices = usePrices();
  const tariffOf = useTariffWords();
  return useMemo(
    () => [
      {
        key: 'carrier',
        title: t('staff_carriers.columns.carrier'),
        sort: 'name',
        card: 'head',
        cell: (row) => (
          <span className={css.who}>
            <CarrierMark carrier={row} />
            <span className={css.two}>
              <b>{row.name}</b>
              <span className="wb-mono wb-soft">{row.scac}</span>
            </span>
          </span>
        ),
      },
      {
        key: 'modes',
        title: t('staff_carriers.columns.modes'),
        width: '110px',
        cell: (row) =>
          row.modes
            .map((mode) =>
              mode === 'ltl' || mode === 'parcel' || mode === 'truckload' ? t(`staff_carriers.modes.${mode}`) : mode,
            )
            .join(', '),
      },
      { key: 'prices', title: t('staff_carriers.columns.prices'), width: '150px', cell: prices },
      {
        key: 'tariff',
        title: t('staff_carriers.columns.tariff'),
        sort: 'until',
        width: '210px',
        cell: (row) => {
          const [words, next] = tariffOf(row);
          return (
            <span className={css.two}>
              <span>{words}</span>
              {next !== null && <span className="wb-soft">{next}</span>}
            </span>
          );
        },
      },
      {
        key: 'answers',
        title: t('staff_carriers.columns.answers'),
        sort: 'p95_ms',
        numeric: true,
        width: '170px',
        cell: ({ p50_ms: half, p95_ms: most, connections }) =>
          half === null || most === null ? (
            <span className="wb-soft">
              {t(connections > 0 ? 'staff_carriers.no_calls' : 'staff_carriers.rated_here')}
            </span>
          ) : (
            t('staff_carriers.ms', { ms: `${number(half)} / ${number(most)}` })
          ),
      },
      {
        key: 'failures',
        title: t('staff_carriers.columns.failures'),
        sort: 'failures',
        numeric: true,
        width: '100px',
        cell: ({ failures, calls }) =>
          calls === 0 ? (
            '–'
          ) : (
            <span data-some={failures > 0 || undefined} className={css.failures}>
              {t('staff_carriers.failures_of', { failures: number(failures), calls: number(calls) })}
            </span>
          ),
      },
      {
        key: 'standing',
        title: t('staff_carriers.columns.standing'),
        card: 'corner',
        width: '150px',
        cell: (row) => <CarrierStatusChip carrier={row} />,
      },
    ],
    [t, number, prices, tariffOf],
  );
}
