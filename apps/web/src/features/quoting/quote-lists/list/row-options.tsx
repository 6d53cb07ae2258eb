import { ActionIcon, Menu } from '@mantine/core';
import type { QuoteRow } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import {
  IconArrowBackUp,
  IconBookmark,
  IconDots,
  IconEye,
  IconPencil,
  IconRefresh,
  IconSend,
  IconTrash,
  IconTruckDelivery,
} from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from './cells.module.css';
import { localToday } from '../../../../lib/format/today.ts';

export type RowActions = {
  /** What the person may do beyond reading. */
  readonly mayQuote: boolean;
  readonly mayBook: boolean;
  readonly onSave: (row: QuoteRow) => void;
  readonly onUnsave: (row: QuoteRow) => void;
};

type Way = { readonly words: string; readonly icon: ReactNode; readonly target: RouteTarget };
const icon = (Icon: typeof IconEye) => <Icon size={16} aria-hidden="true" />;

/** Where a quote can be taken, by what it is and what the person may do; the first is what most would do. */
function useWays(row: QuoteRow, { mayQuote, mayBook }: RowActions): Way[] {
  const { t } = useTranslation();
  const { id } = row;
  // By the reader's day; the quote itself goes by that of the pickup place.
  const bookable = mayBook && row.status === 'open' && row.lowest !== null && row.pickup_date >= localToday();
  const shipped: Way[] =
    row.shipment_id === null
      ? []
      : [
          {
            words: t('quote_lists.act.shipment'),
            icon: icon(IconTruckDelivery),
            target: { to: 'tracking.detail', params: { loadId: row.shipment_id } },
          },
        ];
  const booking: Way[] = [
    {
      words: t('quote_lists.act.book'),
      icon: icon(IconTruckDelivery),
      target: { to: 'quote.ship-again', params: { id } },
    },
    {
      words: t('quote_lists.act.dispatch'),
      icon: icon(IconSend),
      target: { to: 'quote.ship-again', params: { id }, search: { rate: 'lowest' } },
    },
  ];
  const asking: Way[] = [
    { words: t('quote_lists.act.again'), icon: icon(IconRefresh), target: { to: 'quote.again', params: { id } } },
    {
      words: t('quote_lists.act.back'),
      icon: icon(IconArrowBackUp),
      target: { to: 'quote.again', params: { id, return: 'return' } },
    },
  ];
  return [
    ...(bookable ? booking : []),
    ...(mayQuote ? asking : []),
    { words: t('quote_lists.act.open'), icon: icon(IconEye), target: { to: 'quote.detail', params: { id } } },
    ...shipped,
  ];
}

/** What can be done with a quote: the usual thing as a button, everything in the menu. */
export function RowOptions({ row, ...actions }: RowActions & { readonly row: QuoteRow }) {
  const { t } = useTranslation();
  const ways = useWays(row, actions);
  const [first] = ways;
  const { mayQuote, onSave, onUnsave } = actions;
  return (
    <span className={css.options}>
      {first && (
        <LinkButton
          {...first.target}
          h={28}
          mih={28}
          px={10}
          py={0}
          fz={13}
          aria-label={`${first.words}, ${row.number}`}
        >
          {first.words}
        </LinkButton>
      )}
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('quote_lists.act.more', { number: row.number })}>
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ways.map(({ words, icon: picture, target }) => (
            <Menu.Item key={words} leftSection={picture} renderRoot={(root) => <RouteLink {...root} {...target} />}>
              {words}
            </Menu.Item>
          ))}
          {mayQuote && <Menu.Divider />}
          {mayQuote && (
            <Menu.Item leftSection={icon(row.saved === null ? IconBookmark : IconPencil)} onClick={() => onSave(row)}>
              {t(row.saved === null ? 'quote_lists.act.save' : 'quote_lists.act.rename')}
            </Menu.Item>
          )}
          {mayQuote && row.saved !== null && (
            <Menu.Item leftSection={icon(IconTrash)} onClick={() => onUnsave(row)}>
              {t('quote_lists.act.unsave')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
