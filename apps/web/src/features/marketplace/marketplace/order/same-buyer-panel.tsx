import { Checkbox } from '@mantine/core';
import type { MarketplaceOrderRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from '../marketplace.module.css';

type Props = {
  readonly orders: readonly MarketplaceOrderRow[];
  readonly along: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
};

/** More orders of the buyer that can go along in one shipment. */
export function SameBuyerPanel({ orders, along, onChoose }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return (
    <Panel title={t('marketplace.same_buyer')} note={t('marketplace.same_buyer_text')} flush>
      <ul className={css.list}>
        {orders.map((order) => (
          <li key={order.id} className={css.along}>
            <Checkbox
              aria-label={t('marketplace.choose_order', { number: order.external_id })}
              checked={along.includes(order.id)}
              onChange={({ currentTarget }) =>
                onChoose(currentTarget.checked ? [...along, order.id] : along.filter((id) => id !== order.id))
              }
            />
            <RouteLink to="ebay.orders.detail" params={{ ebayId: order.external_id }} className={css.number}>
              {order.external_id}
            </RouteLink>
            <span className={css.titles}>{order.titles.join(', ')}</span>
            <span className={css.sum}>{order.total === null ? '–' : money(order.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
