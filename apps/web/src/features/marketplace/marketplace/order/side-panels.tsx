import { Button } from '@mantine/core';
import { endpoints, type MarketplaceOrder, type TrackingReport } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { localDay } from '../../../../lib/format/today.ts';
import { ownZone } from '../../../../lib/format/zones.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { TrackingReportChip } from '../chips.tsx';
import css from '../marketplace.module.css';
import { marketplaceReads } from '../reads.ts';

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The shipment that carries it. */
export function ShipmentPanel({ shipment }: { readonly shipment: NonNullable<MarketplaceOrder['shipment']> }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('marketplace.shipment')}>
      <RouteLink to="tracking.detail" params={{ loadId: shipment.id }} className={css.number}>
        {shipment.bol_number}
      </RouteLink>
      <p className={css.soft}>{shipment.carrier_name}</p>
    </Panel>
  );
}

type LaterProps = Pick<MarketplaceOrder, 'provider'> & { readonly at: NonNullable<MarketplaceOrder['report_at']> };

/** When the tracking number goes back, while it has not yet. */
export function ReportLaterPanel({ provider: code, at }: LaterProps) {
  const { t } = useTranslation();
  const provider = t(`marketplace.providers.${code}`);
  return (
    <Panel title={t('marketplace.told_title', { provider })}>
      <p className={css.soft}>{t(`marketplace.told_later.${at}`, { provider })}</p>
    </Panel>
  );
}

/** The tracking number on its way back, and once more where it was declined. */
export function TrackingReportPanel({
  order,
  told,
}: {
  readonly order: MarketplaceOrder;
  readonly told: TrackingReport;
}) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  const mayBook = useUser()?.abilities.includes('shipment.book') ?? false;
  const again = useApiMutation(endpoints.marketplace.tellAgain, { refreshes: marketplaceReads });
  const tell = (): void => {
    void again
      .mutateAsync({ params: { id: order.id } })
      .then(() => notifyDone({ title: t('marketplace.told_again') }))
      .catch(({ message }: Error) => notifyRefused({ title: t('marketplace.did_not_work'), text: message }));
  };
  const provider = t(`marketplace.providers.${order.provider}`);
  const at = told.told_at === null ? null : dateTime(told.told_at, ownZone());
  return (
    <Panel title={t('marketplace.told_title', { provider })} aside={<TrackingReportChip state={told.state} />}>
      <Facts
        facts={[
          [t('marketplace.carrier'), told.carrier],
          [
            t('marketplace.tracking_number'),
            told.tracking_number && <span className={css.number}>{told.tracking_number}</span>,
          ],
        ]}
      />
      {at !== null && <p className={css.soft}>{t('marketplace.told_at', { when: at })}</p>}
      {told.reason !== null && <p className={css.refusal}>{told.reason}</p>}
      {told.state === 'refused' && mayBook && (
        <Button loading={again.isPending} onClick={tell}>
          {t('marketplace.tell_again')}
        </Button>
      )}
    </Panel>
  );
}

/** Where it goes, and what the buyer said and chose. */
export function BuyerPanel({ order }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation();
  const { date, dateTime } = useChargedFormats();
  const { ship_to: to } = order;
  const place = (
    <address className={css.address}>
      {[to.name, to.company, ...to.street_lines, `${to.city}, ${to.state} ${to.postal_code}`, to.country]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      {to.phone && <a href={`tel:${to.phone}`}>{to.phone}</a>}
      {to.email && <a href={`mailto:${to.email}`}>{to.email}</a>}
    </address>
  );
  return (
    <Panel title={t('marketplace.ship_to')}>
      {place}
      <Facts
        facts={[
          [t('marketplace.buyer'), order.buyer],
          [t('marketplace.ordered'), dateTime(order.ordered_at, ownZone())],
          [t('marketplace.ship_by'), order.ship_by && date(localDay(order.ship_by))],
          [t('marketplace.service'), order.shipping_service],
          [t('marketplace.from_buyer'), order.note],
        ]}
      />
    </Panel>
  );
}
