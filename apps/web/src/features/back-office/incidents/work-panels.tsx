import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Incident, type IncidentRetry } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './incidents.module.css';
import { incidentReads } from './reads.ts';
import { failureWords } from './words.ts';

/** Who sees to an incident, and the way to give it to somebody else. */
export function OwnerPanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const me = useUser()?.id;
  const people = useQuery(apiQuery(endpoints.incidents.choices)).data?.data.people ?? [];
  const assign = useApiMutation(endpoints.incidents.assign, { refreshes: incidentReads });
  const give = (ownerId: string | null): void =>
    assign.mutate(
      { params: { id: incident.id }, body: { owner_id: ownerId } },
      {
        onSuccess: ({ data: { owner } }) =>
          notifyDone({
            title: owner === null ? t('incidents.assigned_nobody') : t('incidents.assigned_to', { name: owner.name }),
          }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  const { owner } = incident;
  const known = owner === null || people.some(({ id }) => id === owner.id) ? people : [...people, owner];
  return (
    <Panel title={t('incidents.owner')}>
      <div className={css.owner}>
        <NativeSelect
          aria-label={t('incidents.assign')}
          value={owner?.id ?? ''}
          disabled={assign.isPending}
          data={[
            { value: '', label: t('incidents.nobody') },
            ...known.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => give(currentTarget.value === '' ? null : currentTarget.value)}
        />
        {me !== undefined && owner?.id !== me && (
          <Button loading={assign.isPending} onClick={() => give(me)}>
            {t('incidents.take')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

const tones = { works: 'go', declined: 'care', failed: 'stop' } as const;

function Result({ result }: { readonly result: IncidentRetry }) {
  const { t } = useTranslation();
  const failure = failureWords(result.failure ?? '').toLowerCase();
  return (
    <Notice
      tone={tones[result.outcome]}
      title={t(`incidents.retry_${result.outcome}`, { ms: result.took_ms, failure })}
      live
    >
      {result.messages.length > 0 && result.messages.join(' ')}
    </Notice>
  );
}

/** Asks the same carrier the same kind of thing again, where that changes nothing; else the way to its connection. */
export function RetryPanel({ incident }: { readonly incident: Incident }) {
  const { t } = useTranslation();
  const retry = useApiMutation(endpoints.incidents.retry, { refreshes: incidentReads });
  const { retry: asks } = incident;
  const result = retry.data?.result;
  if (asks === null) {
    if (incident.connection_id === null) return null;
    return (
      <Panel title={t('incidents.retry_title')}>
        <p className={css.hint}>{t('incidents.retry_none')}</p>
        <LinkButton to="admin.integrations">{t('incidents.to_integrations')}</LinkButton>
      </Panel>
    );
  }
  return (
    <Panel title={t('incidents.retry_title')}>
      <p className={css.hint}>{t(`incidents.retry_text.${asks}`)}</p>
      <Button
        fullWidth
        loading={retry.isPending}
        onClick={() =>
          retry.mutate({ params: { id: incident.id } }, { onError: ({ message }) => notifyRefused({ title: message }) })
        }
      >
        {t('incidents.retry')}
      </Button>
      {result && !retry.isPending && (
        <div className={css.result}>
          <Result result={result} />
        </div>
      )}
    </Panel>
  );
}
