import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconKey, IconPlus } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { SettingsFrame } from '../settings/public.ts';
import css from './api-clients.module.css';
import { ClientState, LastCall, ScopeList } from './client-parts.tsx';
import { NewClientDialog } from './edit-dialogs.tsx';
import { HowToCall } from './how-to-call.tsx';
import { Marketplaces } from './marketplaces.tsx';
import { SecretDialog, type IssuedSecret } from './secret-dialog.tsx';

function Clients({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...apiQuery(endpoints.apiClients.list), refetchOnWindowFocus: 'always' });
  const found = query.data?.data;
  const add = (
    <Button h={32} px={12} fz={13} leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
      {t('api_clients.add')}
    </Button>
  );
  return (
    <Panel title={t('api_clients.clients')} note={t('api_clients.own_note')} aside={add} flush>
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
      {query.isPending && (
        <div role="status" className={css.bones}>
          <span className="wb-only-heard">{t('common.loading')}</span>
        </div>
      )}
      {found?.length === 0 && (
        <EmptyState
          picture={<IconKey size={32} aria-hidden="true" />}
          title={t('api_clients.empty_title')}
          text={t('api_clients.empty_text')}
        />
      )}
      <ul className={css.clients} aria-label={t('api_clients.clients')}>
        {found?.map((client) => (
          <li key={client.id}>
            <span className={css.who}>
              <RouteLink to="settings.integrations.client" params={{ id: client.id }} className={css.open}>
                {client.name}
              </RouteLink>
              <ScopeList scopes={client.scopes} />
            </span>
            <span className={css.when}>
              <span className="wb-soft">{t('api_clients.last_used')}</span>
              <LastCall at={client.last_used_at} />
            </span>
            <ClientState state={client.state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How an account's own systems work with ours: its API clients, and the marketplaces it is connected with. */
export function OwnIntegrationsPage() {
  const [adding, setAdding] = useState(false);
  const [told, setTold] = useState<IssuedSecret | null>(null);
  return (
    <SettingsFrame page="settings.integrations">
      <div className={css.panels}>
        <Clients onAdd={() => setAdding(true)} />
        <Marketplaces />
        <HowToCall />
      </div>
      {adding && (
        <NewClientDialog
          of="own"
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setTold(made);
          }}
        />
      )}
      {told !== null && <SecretDialog told={told} onClose={() => setTold(null)} />}
    </SettingsFrame>
  );
}
