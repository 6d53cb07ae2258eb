import type { QuoteRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { currentLanguage } from '../../../../lib/language/i18n.ts';
import { IconBookmarkFilled } from '../../../../ui/icons.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { timeLeft } from '../../../../lib/format/time-left.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { shortDay } from '../../../../lib/format/days.ts';
import css from './cells.module.css';
import type { Kind } from './filters.ts';
import { RowOptions, type RowActions } from './row-options.tsx';
import { QuoteStatusChip } from './status-chip.tsx';
import { localToday } from '../../../../lib/format/today.ts';

function Place({ city, state, postal_code: zip }: QuoteRow['origin']) {
  return (
    <span className={css.place}>
      <span className={css.city}>
        {city}, {state}
      </span>
      <span className={css.zip}>{zip}</span>
    </span>
  );
}

/** Number of a quote, and that it is saved; on the list of saved ones its name comes first. */
function Head({ row, kind }: { readonly row: QuoteRow; readonly kind: Kind }) {
  const { t } = useTranslation();
  const name = row.saved?.name ?? null;
  if (kind === 'saved' && name !== null) {
    return (
      <span className={css.head} title={row.saved?.note ?? undefined}>
        <b className={css.name}>{name}</b>
        <span className={css.zip}>{row.number}</span>
      </span>
    );
  }
  return (
    <span className={css.head}>
      <b className="wb-mono">{row.number}</b>
      {kind === 'history' && row.saved !== null && (
        <span className={css.saved} title={name ?? undefined}>
          <IconBookmarkFilled size={14} aria-hidden="true" />
          <span className="wb-only-heard">{t('quote_lists.save.saved')}</span>
        </span>
      )}
    </span>
  );
}

/** `4:12 PM` in the reader's own zone, which needs no name. */
function clockTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** When it was made, by the reader's clock: the time of today's, the day of older ones. */
function Created({ row }: { readonly row: QuoteRow }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const exact = dateTime(row.created_at, zone);
  const by = row.created_by === null ? '' : ` ${t('quote_lists.by', { name: row.created_by })}`;
  const day = localToday(new Date(row.created_at));
  return (
    <span className={css.line} title={exact + by}>
      {day === localToday() ? clockTime(row.created_at, zone) : shortDay(day)}
    </span>
  );
}

/** The columns of a list of quotes. Widths are shares of the sheet, so that nothing moves from page to page. */
export function useQuoteColumns(kind: Kind, actions: RowActions): readonly Column<QuoteRow>[] {
  const { t } = useTranslation();
  const { money, mass } = useFormats();
  const now = useNow();
  return [
    {
      key: 'number',
      title: t(kind === 'saved' ? 'quote_lists.column.name' : 'quote_lists.column.number'),
      ...(kind === 'saved' ? { sort: 'name' } : {}),
      width: kind === 'saved' ? '22%' : '116px',
      card: 'head',
      cell: (row) => <Head row={row} kind={kind} />,
    },
    {
      key: 'status',
      title: t('quote_lists.column.status'),
      width: '184px',
      card: 'corner',
      cell: (row) => (
        <span className={css.status}>
          <QuoteStatusChip status={row.status} />
          {row.status === 'open' && <span className={css.left}>{timeLeft(t, row.expires_at, now)}</span>}
        </span>
      ),
    },
    {
      key: 'created',
      title: t('quote_lists.column.created'),
      sort: 'created_at',
      width: '88px',
      cell: (row) => <Created row={row} />,
    },
    {
      key: 'origin',
      title: t('quote_lists.column.origin'),
      sort: 'origin',
      width: '15%',
      cell: (row) => <Place {...row.origin} />,
    },
    {
      key: 'destination',
      title: t('quote_lists.column.destination'),
      sort: 'destination',
      width: '15%',
      cell: (row) => <Place {...row.destination} />,
    },
    {
      key: 'load',
      title: t('quote_lists.column.load'),
      width: '128px',
      cell: ({ load }) => (
        <span className={css.line}>
          {t('quote_lists.units', { count: load.units })} · {mass(load.weight_lb)}
        </span>
      ),
    },
    {
      key: 'lowest',
      title: t('quote_lists.column.lowest'),
      sort: 'lowest',
      numeric: true,
      width: '108px',
      cell: ({ lowest, rate_count: count }) =>
        lowest === null ? (
          <span className="wb-soft">{t('quote_lists.no_rate')}</span>
        ) : (
          <span className={css.price} title={t('quote_lists.rates', { count })}>
            {money(lowest)}
          </span>
        ),
    },
    {
      key: 'mode',
      title: t('quote_lists.column.mode'),
      width: '80px',
      cell: (row) => t(`terms.modes_brief.${row.mode}`),
    },
    ...(kind === 'history'
      ? [
          {
            key: 'reference',
            title: t('quote_lists.column.reference'),
            width: '96px',
            card: 'none' as const,
            cell: (row: QuoteRow) => (
              <span className={css.soft} title={row.client_reference ?? undefined}>
                {row.client_reference ?? '–'}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'options',
      title: t('quote_lists.column.actions'),
      width: '128px',
      cell: (row) => <RowOptions row={row} {...actions} />,
    },
  ];
}
