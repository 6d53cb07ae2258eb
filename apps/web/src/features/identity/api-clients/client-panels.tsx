import { Button } from '@mantine/core';
import type { ApiClientDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CallBars } from '../../../ui/charts/call-bars.tsx';
import layout from '../../../ui/page-layout.module.css';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { timeLeft } from '../../../lib/format/time-left.ts';
import { useNow } from '../../../lib/use-now.ts';
import css from './api-clients.module.css';
import { LastCall, ScopeList } from './client-parts.tsx';
import { endpointsOf, readsOf, type ClientPages } from './client-pages.ts';
import { ownZone } from './words.ts';

type Props = { readonly of: ClientPages; readonly client: ApiClientDetail };

/** What a client is: its id, its account, what it may, when it called. */
export function FactsPanel({ of, client }: Props) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const facts = [
    [t('api_clients.client_id'), <code key="id">{client.id}</code>],
    ...(of === 'staff' ? [[t('api_clients.account'), client.account.name] as const] : []),
    [t('api_clients.scopes'), <ScopeList key="scopes" scopes={client.scopes} />],
    [
      t('api_clients.created'),
      t('api_clients.created_by', { time: dateTime(client.created_at, ownZone()), name: client.created_by }),
    ],
    [t('api_clients.last_used'), <LastCall key="last" at={client.last_used_at} />],
    [t('api_clients.calls_week'), number(client.calls)],
  ] as const;
  return (
    <Panel>
      <dl className={layout.pairs}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.pair}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Calls of two weeks, a bar a day; those that were refused stand in the bar apart. */
export function CallsPanel({ client }: { readonly client: ApiClientDetail }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { days } = client;
  return (
    <Panel title={t('api_clients.calls')} note={t('api_clients.calls_note')}>
      {days.every(({ calls }) => calls === 0) ? (
        <p className={css.hint}>{t('api_clients.no_calls')}</p>
      ) : (
        <CallBars
          days={days.map(({ day, calls, refused }) => ({ day, calls, failed: refused }))}
          told={({ day, calls, failed }) => t('api_clients.day_calls', { day: date(day), calls, refused: failed })}
          height={96}
        />
      )}
    </Panel>
  );
}

/** Secrets that open: the one that holds, and the one of before with how long it still does. */
export function SecretsPanel({ of, client }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const now = useNow();
  const end = useApiMutation(endpointsOf(of).endSecret, { refreshes: readsOf(of) });
  if (client.secrets.length === 0) return null;
  const endNow = (secret: string): void =>
    end.mutate(
      { params: { id: client.id, secret } },
      {
        onSuccess: () => notifyDone({ title: t('api_clients.was_ended') }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  return (
    <Panel title={t('api_clients.secrets')} flush>
      <ul className={css.secrets}>
        {client.secrets.map(({ id, hint, created_at: since, ends_at: ends }) => (
          <li key={id}>
            <code>{t('api_clients.secret_hint', { hint })}</code>
            {ends === null ? (
              <span className={css.ending}>
                {t('api_clients.secret_holds')}
                <span className="wb-soft">{t('api_clients.since', { time: dateTime(since, ownZone()) })}</span>
              </span>
            ) : (
              <>
                <span className={css.ending}>
                  {t('api_clients.secret_ends', { time: dateTime(ends, ownZone()) })}
                  <span className={css.left}>{timeLeft(t, ends, now)}</span>
                </span>
                <Button h={28} px={10} fz={13} loading={end.isPending} onClick={() => endNow(id)}>
                  {t('api_clients.end_now')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const steps = ['created', 'updated', 'rotated', 'secret_ended', 'revoked'] as const;

/** Who did what with a client, the newest first. */
export function StepsPanel({ client }: { readonly client: ApiClientDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (client.steps.length === 0) return null;
  return (
    <Panel title={t('api_clients.history')} flush>
      <ol className={css.steps}>
        {client.steps.map(({ at, what, who }) => {
          const step = steps.find((one) => one === what) ?? 'updated';
          return (
            <li key={at + what}>
              <b>{t(`api_clients.steps.${step}`)}</b>
              <span className="wb-soft">
                {dateTime(at, ownZone())}, {who}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
