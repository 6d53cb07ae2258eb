import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconPlugX } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './api-clients.module.css';

/** Marketplaces whose orders come in, and whether the account is connected with them. */
export function Marketplaces() {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.marketplace.overview));
  const found = query.data?.data;
  return (
    <Panel title={t('api_clients.marketplaces')} note={t('api_clients.marketplaces_note')} flush>
      {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} flush />}
      <ul className={css.clients} aria-label={t('api_clients.marketplaces')}>
        {found?.providers.map(({ code, name, connectable }) => {
          const count = found.connections.filter(({ provider }) => provider === code).length;
          return (
            <li key={code}>
              <span className={css.who}>
                <b>{name}</b>
              </span>
              {connectable || count > 0 ? (
                <RouteLink to="ebay.orders">{t('api_clients.open_orders')}</RouteLink>
              ) : (
                <span className="wb-soft">{t('api_clients.not_offered')}</span>
              )}
              <ToneChip tone={count > 0 ? 'go' : 'off'} icon={count > 0 ? IconCircleCheck : IconPlugX}>
                {t('api_clients.connected', { count })}
              </ToneChip>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
