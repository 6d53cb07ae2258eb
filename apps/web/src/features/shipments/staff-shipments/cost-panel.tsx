import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ChargesDialog } from '../shipments/public.ts';
import type { StaffShipment } from './api.ts';
import css from './cost-panel.module.css';

type Cost = NonNullable<StaffShipment['cost']>;

function Sums({ cost }: { readonly cost: Cost }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const { total, margin } = cost;
  const sold = total.amount + margin.amount;
  const share = sold === 0 ? null : percent(margin.amount / sold);
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('staff_shipments.sold')}</dt>
        <dd>{money({ amount: sold, currency: total.currency })}</dd>
      </div>
      <div>
        <dt>{t('staff_shipments.cost')}</dt>
        <dd>{money({ ...total, amount: -total.amount }).replace(/^-/, '−')}</dd>
      </div>
      <div className={css.margin} data-loss={margin.amount < 0 || undefined}>
        <dt>
          {t('staff_shipments.margin')}
          {share !== null && <span className={css.share}>{t('staff_shipments.of_price', { percent: share })}</span>}
        </dt>
        <dd>{money(margin).replace(/^-/, '−')}</dd>
      </div>
    </dl>
  );
}

/** What the carrier is owed and what is left; customers never see it. */
export function CostPanel({ shipment }: { readonly shipment: Pick<StaffShipment, 'cost' | 'items' | 'status'> }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { cost, items } = shipment;
  if (cost === null) {
    return (
      <Panel title={t('staff_shipments.cost_title')}>
        <p className="wb-soft">
          {t(shipment.status === 'canceled' ? 'staff_shipments.canceled_cost' : 'staff_shipments.no_cost')}
        </p>
      </Panel>
    );
  }
  const title = t('staff_shipments.carrier_charges_title', { total: money(cost.total) });
  return (
    <Panel
      title={t('staff_shipments.cost_title')}
      foot={
        <ChargesDialog
          words={t('staff_shipments.carrier_charges')}
          title={title}
          lines={cost.charges}
          items={items}
          charged
        />
      }
    >
      <Sums cost={cost} />
      {cost.margin.amount < 0 && <p className={css.loss}>{t('staff_shipments.loss')}</p>}
    </Panel>
  );
}
