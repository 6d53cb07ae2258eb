import { Checkbox } from '@mantine/core';
import type { BatchRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { rowStyles } from '../styles.ts';
import css from '../marketplace.module.css';

type Props = {
  readonly row: BatchRow;
  /** Null where rows cannot be chosen (any more). */
  readonly chosen: boolean | null;
  readonly onChoose: (chosen: boolean) => void;
};

/** Rows that a person can still ship by hand. */
const byHand: ReadonlySet<string> = new Set(['needs_catalog', 'no_rate', 'failed']);

/** One shipment of a batch: its orders, the rate that was picked, and how far it is. */
export function BatchRowLine({ row, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { money } = useChargedFormats();
  const [first, ...others] = row.orders;
  const days = row.transit_days === null ? null : t('marketplace.days', { count: row.transit_days });
  const numbers = row.orders.map(({ external_id: number }) => number).join(', ');
  return (
    <tr data-state={row.state}>
      <td>
        {chosen !== null && row.state === 'quoted' && (
          <Checkbox
            aria-label={t('marketplace.choose_row', { number: numbers })}
            checked={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </td>
      <td>
        <span className={css.twoLines}>
          {row.orders.map(({ id, external_id: number }) => (
            <RouteLink key={id} to="ebay.orders.detail" params={{ ebayId: number }} className={css.number}>
              {number}
            </RouteLink>
          ))}
        </span>
      </td>
      <td>
        <span className={css.twoLines}>
          {row.buyer}
          <span className={css.soft}>
            {row.city}, {row.region}
          </span>
        </span>
      </td>
      <td>
        <span className={css.twoLines}>
          <ToneChip {...rowStyles[row.state]}>{t(`marketplace.row_states.${row.state}`)}</ToneChip>
          {row.reason !== null && <span className={css.soft}>{row.reason}</span>}
        </span>
      </td>
      <td>
        {row.carrier_name !== null && (
          <span className={css.twoLines}>
            {row.carrier_name}
            <span className={css.soft}>
              {row.service_name !== null && serviceName(row.service_name)}
              {row.service_name !== null && days !== null && ', '}
              {days}
            </span>
          </span>
        )}
      </td>
      <td data-numeric>{row.price === null ? '–' : money(row.price)}</td>
      <td>
        {row.shipment_id !== null && (
          <RouteLink to="tracking.detail" params={{ loadId: row.shipment_id }} className={css.number}>
            {row.bol_number}
          </RouteLink>
        )}
        {first !== undefined && byHand.has(row.state) && (
          <RouteLink
            to="ebay.ship"
            params={{ ebayId: first.external_id }}
            {...(others.length > 0 ? { search: { with: others.map(({ id }) => id).join() } } : {})}
          >
            {t('marketplace.quote_by_hand')}
          </RouteLink>
        )}
      </td>
    </tr>
  );
}
