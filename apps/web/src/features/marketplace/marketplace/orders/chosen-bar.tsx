import { UnstyledButton } from '@mantine/core';
import type { MarketplaceOrderRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconPackage, IconTruckDelivery, IconX } from '../../../../ui/icons.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from '../../../../ui/table/chosen-bar.module.css';
import type { Chosen } from '../../../../ui/table/use-chosen.ts';

type Props = {
  readonly chosen: Chosen<MarketplaceOrderRow>;
  /** Opens the question how to ship them. */
  readonly onShip: (orders: readonly MarketplaceOrderRow[]) => void;
};

const placeOf = ({ buyer, ship_to: to }: MarketplaceOrderRow): string =>
  [buyer, to.name, to.postal_code, to.country].join(' ').toLowerCase();

/** What can be done with the chosen orders: each by itself, or those of one buyer in one shipment. */
export function ChosenOrders({ chosen, onShip }: Props) {
  const { t } = useTranslation();
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const toShip = chosen.rows.filter(({ status }) => status === 'to_ship');
  const [first, ...others] = toShip;
  const together =
    first !== undefined && others.length > 0 && others.every((order) => placeOf(order) === placeOf(first));
  return (
    <div className={css.bar} role="toolbar" aria-label={t('marketplace.chosen')}>
      <p className={css.count} role="status">
        <strong>{t('marketplace.chosen_count', { count: chosen.rows.length })}</strong>
        {toShip.length === 0 && <span> · {t('marketplace.chosen_none')}</span>}
      </p>
      {mayBook && toShip.length > 0 && (
        <UnstyledButton className={css.act} onClick={() => onShip(toShip)}>
          <IconTruckDelivery size={16} aria-hidden="true" />
          {t('marketplace.ship_many', { count: toShip.length })}
        </UnstyledButton>
      )}
      {together && (
        <RouteLink
          className={css.act}
          to="ebay.ship"
          params={{ ebayId: first.external_id }}
          search={{ with: others.map(({ id }) => id).join() }}
        >
          <IconPackage size={16} aria-hidden="true" />
          {t('marketplace.combine', { count: toShip.length })}
        </RouteLink>
      )}
      <UnstyledButton className={css.act} data-end onClick={chosen.clear}>
        <IconX size={16} aria-hidden="true" />
        {t('marketplace.clear')}
      </UnstyledButton>
    </div>
  );
}
