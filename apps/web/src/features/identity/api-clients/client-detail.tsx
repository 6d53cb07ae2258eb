import { useQuery } from '@tanstack/react-query';
import type { ApiClientDetail } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { usePageTitle } from '../../../lib/routes/page-title.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import layout from '../../../ui/page-layout.module.css';
import { DetailWithout } from '../../../ui/detail-without.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ClientActions } from './client-actions.tsx';
import { CallsPanel, FactsPanel, SecretsPanel, StepsPanel } from './client-panels.tsx';
import { endpointsOf, type ClientPages } from './client-pages.ts';
import { HowToCall } from './how-to-call.tsx';
import { ownZone } from './words.ts';

const lists = { own: 'settings.integrations', staff: 'admin.oauth' } as const;

function Standing({ client }: { readonly client: ApiClientDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state, revoked } = client;
  if (state === 'active') return null;
  if (revoked === null) return <Notice tone="care" title={t('api_clients.off_notice')} />;
  const words = t('api_clients.revoked_notice', { time: dateTime(revoked.at, ownZone()), name: revoked.by });
  return (
    <Notice tone="stop" title={words}>
      {revoked.reason}
    </Notice>
  );
}

/** The page of one client, for its account's own people or for staff. */
export function ClientDetail({ of }: { readonly of: ClientPages }) {
  const { t } = useTranslation();
  const { id = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpointsOf(of).show, { params: { id } }),
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  });
  const client = query.data?.data;
  usePageTitle(client?.name ?? null);
  const title = t(of === 'own' ? 'titles.own_integrations' : 'titles.oauth_credentials');
  const trail = <RouteLink to={lists[of]}>{title}</RouteLink>;
  if (client === undefined) {
    return (
      <DetailWithout
        query={query}
        trail={trail}
        title={title}
        back={<LinkButton to={lists[of]}>{t('api_clients.missing')}</LinkButton>}
      />
    );
  }
  const main: ReactNode = (
    <div className={layout.main}>
      <Standing client={client} />
      <CallsPanel client={client} />
      {client.state !== 'revoked' && <HowToCall client={client} />}
    </div>
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={client.name}
        actions={<ClientActions key={client.id} of={of} client={client} />}
      />
      <div className={layout.columns}>
        {main}
        <div className={layout.aside}>
          <FactsPanel of={of} client={client} />
          <SecretsPanel of={of} client={client} />
          <StepsPanel client={client} />
        </div>
      </div>
    </>
  );
}
