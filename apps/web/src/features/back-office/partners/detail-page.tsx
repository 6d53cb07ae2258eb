import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import layout from '../../../ui/page-layout.module.css';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ClientsPanel, ConnectionsPanel, IncidentsPanel } from './linked-panels.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { AccountsPanel, ContactsPanel, FactsPanel, NotesPanel } from './side-panels.tsx';
import { TrafficPanel } from './traffic-panel.tsx';

/** One company that exchanges data with us: who to call, what is theirs, how it goes. */
export function PartnerPage() {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.partners.show, { params: { id } }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
  const partner = query.data?.data;
  usePageTitle(partner?.name ?? null);
  const title = t('titles.integration_partners');
  const trail = <RouteLink to="admin.partners">{title}</RouteLink>;
  if (partner === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={title}
        back={<LinkButton to="admin.partners">{t('partners.missing')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <PageHeader trail={trail} title={partner.name} actions={<PartnerActions key={partner.id} partner={partner} />} />
      <div className={layout.columns}>
        <div className={layout.main}>
          {partner.state === 'retired' && <Notice tone="care" title={t('partners.retired_notice')} />}
          <TrafficPanel partner={partner} />
          <ConnectionsPanel partner={partner} />
          <ClientsPanel partner={partner} />
          <IncidentsPanel partner={partner} />
          <NotesPanel key={partner.id} partner={partner} />
        </div>
        <div className={layout.aside}>
          <FactsPanel partner={partner} />
          <ContactsPanel partner={partner} />
          <AccountsPanel partner={partner} />
        </div>
      </div>
    </>
  );
}
