import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endpoints, type StaffCarrier } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams, useAddressQuery } from '../../../lib/routes/use-address.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { CarrierMark } from './carrier-mark.tsx';
import { HealthTab } from './health/health-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import css from './staff-carriers.module.css';
import { CarrierStatusChip } from './carrier-status-chip.tsx';
import { EnableCarrierDialog } from './enable-carrier-dialog.tsx';
import { AccessorialsTab } from './tables/accessorials-tab.tsx';
import { FuelTab } from './tables/fuel-tab.tsx';
import { ServiceTab } from './tables/service-tab.tsx';
import { TariffsTab } from './tariffs/tariffs-tab.tsx';

const tabs = ['overview', 'tariffs', 'fuel', 'accessorials', 'service', 'connections', 'health'] as const;
type Tab = (typeof tabs)[number];

const shown: Readonly<Record<Tab, (props: { readonly carrier: StaffCarrier }) => React.ReactNode>> = {
  overview: OverviewTab,
  tariffs: TariffsTab,
  fuel: FuelTab,
  accessorials: AccessorialsTab,
  service: ServiceTab,
  connections: AccountsTab,
  health: HealthTab,
};

function Actions({ carrier }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'edit' | 'standing' | null>(null);
  const close = (): void => setAsking(null);
  return (
    <>
      <span className={css.standing}>
        <CarrierStatusChip carrier={carrier} />
      </span>
      <Button onClick={() => setAsking('standing')}>
        {t(carrier.active ? 'staff_carriers.switch_off' : 'staff_carriers.switch_on')}
      </Button>
      <Button variant="filled" onClick={() => setAsking('edit')}>
        {t('staff_carriers.edit')}
      </Button>
      {asking === 'edit' && <CarrierDialog carrier={carrier} onClose={close} onSaved={close} />}
      {asking === 'standing' && <EnableCarrierDialog carrier={carrier} onClose={close} />}
    </>
  );
}

function OffNotice({ carrier: { active, standing } }: { readonly carrier: StaffCarrier }) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  if (active) return null;
  if (standing === null) return <Notice tone="care" title={t('staff_carriers.is_off_bare')} />;
  const by = { name: standing.by, time: dateTime(standing.at, ownZone()) };
  return (
    <Notice tone="care" title={t('staff_carriers.is_off', { reason: standing.reason })}>
      {t('staff_carriers.standing_by', by)}
    </Notice>
  );
}

/** One carrier: who it is, what it charges, how it is reached and how it answers. */
export function CarrierPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const search = useAddressQuery();
  const navigate = useNavigate();
  const query = useQuery(apiQuery(endpoints.staffCarriers.show, { params: { id } }));
  const carrier = query.data?.data;
  usePageTitle(carrier?.name ?? null);
  const trail = <RouteLink to="admin.carriers">{t('titles.carriers')}</RouteLink>;
  if (carrier === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={t('titles.carriers')}
        back={<LinkButton to="admin.carriers">{t('staff_carriers.missing')}</LinkButton>}
      />
    );
  }
  const chosen = tabs.find((one) => one === search['tab']) ?? 'overview';
  const Shown = shown[chosen];
  const choose = (tab: Tab): void => {
    void navigate({ to: '.', search: tab === 'overview' ? {} : { tab } });
  };
  const modes = carrier.modes.map((mode) =>
    mode === 'ltl' || mode === 'parcel' || mode === 'truckload' ? t(`staff_carriers.modes.${mode}`) : mode,
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={
          <span className={css.who}>
            <CarrierMark carrier={carrier} />
            {carrier.name}
          </span>
        }
        note={`${carrier.scac} · ${modes.join(', ')}`}
        actions={<Actions key={carrier.version} carrier={carrier} />}
      />
      <div className={css.page}>
        <OffNotice carrier={carrier} />
        <CountTabs
          label={t('staff_carriers.tabs')}
          tabs={tabs.map((key) => ({
            key,
            words: t(`staff_carriers.tab.${key}`),
            ...(key === 'health' && carrier.failures > 0 ? { count: carrier.failures, care: true } : {}),
            ...(key === 'connections' ? { count: carrier.connections } : {}),
          }))}
          chosen={chosen}
          choose={choose}
        />
        <Shown key={carrier.id} carrier={carrier} />
      </div>
    </>
  );
}
