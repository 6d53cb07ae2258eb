import type { Partner } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import layout from '../../../ui/page-layout.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { failureWords, operationWords } from '../incidents/public.ts';
import css from './partners.module.css';
import { ownZone } from './words.ts';

type Props = { readonly partner: Partner };

/** API clients of a partner, with what they called. */
export function ClientsPanel({ partner: { clients } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('partners.clients')} flush>
      {clients.length === 0 && <p className={layout.none}>{t('partners.no_clients')}</p>}
      <ul className={css.rows}>
        {clients.map(({ id, name, account_name: account, state, calls }) => (
          <li key={id}>
            <span className={css.who}>
              <RouteLink to="admin.oauth.detail" params={{ id }}>
                {name}
              </RouteLink>
              <span className={layout.soft}>{account}</span>
            </span>
            <span className={layout.soft}>
              {state === 'active' ? t('partners.calls_count', { count: calls }) : t(`api_clients.states.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Connections of a partner, with what went over them. */
export function ConnectionsPanel({ partner: { connections } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('partners.connections')} flush>
      {connections.length === 0 && <p className={layout.none}>{t('partners.no_connections')}</p>}
      <ul className={css.rows}>
        {connections.map(({ id, carrier_name: carrier, adapter, calls, failures, open_incidents: open }) => (
          <li key={id}>
            <span className={css.who}>
              <RouteLink to="admin.integrations">{carrier}</RouteLink>
              <span className={layout.soft}>{adapter}</span>
            </span>
            <span className={css.two}>
              <span className={layout.soft}>{t('partners.calls_count', { count: calls })}</span>
              {failures > 0 && <span className={css.failed}>{t('partners.failures', { count: failures })}</span>}
              {open > 0 && <span className={css.failed}>{t('partners.open_incidents', { count: open })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What went wrong last with what is theirs. */
export function IncidentsPanel({ partner: { incidents } }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <Panel title={t('partners.incidents')} flush>
      {incidents.length === 0 && <p className={layout.none}>{t('partners.no_incidents')}</p>}
      <ul className={css.rows}>
        {incidents.map(({ id, carrier_name: carrier, operation, failure, last_seen_at: at }) => (
          <li key={id}>
            <RouteLink to="admin.incidents.detail" params={{ id }}>
              {carrier}: {operationWords(operation)}, {failureWords(failure).toLowerCase()}
            </RouteLink>
            <span className={layout.soft}>{dateTime(at, ownZone())}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
