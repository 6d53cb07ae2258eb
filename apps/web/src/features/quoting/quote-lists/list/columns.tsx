import type { QuoteRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconBookmarkFilled } from '../../../../ui/icons.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { timeLeft } from '../../../../lib/format/time-left.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { PlaceName } from '../../../../ui/freight/lane/lane.tsx';
import { When } from '../../../../ui/when.tsx';
import css from './cells.module.css';
import type { Kind } from './filters.ts';
import { RowOptions, type RowActions } from './row-options.tsx';
import { QuoteStatusChip } from './status-chip.tsx';

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
      width: kind === 'saved' ? '20%' : '112px',
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
      priority: 3,
      card: 'none',
      cell: (row) => (
        <span title={row.created_by === null ? undefined : t('quote_lists.by', { name: row.created_by })}>
          <When at={row.created_at} />
        </span>
      ),
    },
    {
      key: 'origin',
      title: t('quote_lists.column.origin'),
      sort: 'origin',
      card: 'line',
      cell: (row) => <PlaceName {...row.origin} />,
    },
    {
      key: 'destination',
      title: t('quote_lists.column.destination'),
      sort: 'destination',
      card: 'line',
      cell: (row) => <PlaceName {...row.destination} />,
    },
    {
      key: 'load',
      title: t('quote_lists.column.load'),
      width: '136px',
      priority: kind === 'saved' ? 4 : 3,
      card: 'part',
      cell: ({ load }) => `${t('quote_lists.units', { count: load.units })} · ${mass(load.weight_lb)}`,
    },
    {
      key: 'mode',
      title: t('quote_lists.column.mode'),
      width: '84px',
      priority: 5,
      card: 'part',
      cell: (row) => t(`terms.modes_brief.${row.mode}`),
    },
    ...(kind === 'history'
      ? [
          {
            key: 'reference',
            title: t('quote_lists.column.reference'),
            width: '96px',
            priority: 4 as const,
            card: 'none' as const,
            cell: (row: QuoteRow) => (
              <span className="wb-soft" title={row.client_reference ?? undefined}>
                {row.client_reference ?? '–'}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'lowest',
      title: t('quote_lists.column.lowest'),
      sort: 'lowest',
      numeric: true,
      pin: true,
      card: 'amount',
      width: '104px',
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
      key: 'options',
      title: t('quote_lists.column.actions'),
      quiet: true,
      pin: true,
      width: '128px',
      cell: (row) => <RowOptions row={row} {...actions} />,
    },
  ];
}
