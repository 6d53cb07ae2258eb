import { Switch } from '@mantine/core';
import { endpoints, type Integration } from '@waybill/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconKey } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import { failureWords, ownZone } from '../incidents/public.ts';
import { integrationReads } from './api.ts';
import { CredentialsForm } from './credentials-form.tsx';
import css from './integrations.module.css';
import { ProBlockForm } from './pro-block-form.tsx';
import { PushPanel } from './push-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TestPanel } from './test-panel.tsx';

type Props = { readonly integration: Integration; readonly opened: boolean; readonly onToggle: () => void };

function Chips({
  integration: { credentials, breaker, enabled, pro_block: block },
}: {
  readonly integration: Integration;
}) {
  const { t } = useTranslation();
  const entered = credentials === 'entered';
  return (
    <span className={css.chips}>
      <ToneChip tone={entered ? 'off' : 'care'} icon={entered ? IconKey : IconAlertTriangle}>
        {t(`integrations.credentials_state.${credentials}`)}
      </ToneChip>
      {enabled && entered && (
        <ToneChip
          tone={breaker === 'closed' ? 'go' : 'stop'}
          icon={breaker === 'closed' ? IconCircleCheck : IconAlertTriangle}
        >
          {t(`integrations.breaker.${breaker}`)}
        </ToneChip>
      )}
      {block?.low === true && (
        <ToneChip tone={block.left === 0 ? 'stop' : 'care'} icon={IconAlertTriangle}>
          {block.left === 0 ? t('integrations.pro_spent') : t('integrations.pro_low_chip', { count: block.left })}
        </ToneChip>
      )}
    </span>
  );
}

function LastIncident({ integration: { last_incident: last } }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (last === null) return <span className={css.soft}>{t('integrations.no_incident')}</span>;
  return (
    <span className={css.incident}>
      <RouteLink to="admin.incidents.detail" params={{ id: last.id }}>
        {failureWords(last.failure)}
      </RouteLink>
      <span className={css.soft}>{dateTime(last.last_seen_at, ownZone())}</span>
    </span>
  );
}

function Opened({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  if (integration.adapter.name === null) {
    return <Notice tone="stop" title={t('integrations.gone', { adapter: integration.adapter.code })} />;
  }
  return (
    <>
      <TestPanel integration={integration} />
      <div className={css.columns}>
        <CredentialsForm integration={integration} />
        <div className={css.side}>
          <SettingsForm integration={integration} />
          {integration.takes_own_pro && <ProBlockForm integration={integration} />}
          <PushPanel integration={integration} />
        </div>
      </div>
    </>
  );
}

/** A carrier connection in one line; opened, everything about it. */
export function IntegrationRow({ integration, opened, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const update = useApiMutation(endpoints.integrations.update, { refreshes: integrationReads });
  const { carrier, adapter, environment, enabled, liability } = integration;
  function turn(on: boolean): void {
    update.mutate(
      { params: { id: integration.id }, body: { environment, liability, enabled: on } },
      { onError: ({ message }) => notifyRefused({ title: message }) },
    );
  }
  return (
    <li className={css.integration} data-opened={opened || undefined}>
      <div className={css.row}>
        <button
          type="button"
          className={css.open}
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          aria-label={t('integrations.details', { carrier: carrier.name })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </button>
        <span className={css.who}>
          <b>{carrier.name}</b>
          <span className={css.soft}>
            {adapter.name ?? adapter.code} · {t(`integrations.environments.${environment}`)}
          </span>
        </span>
        <Chips integration={integration} />
        <LastIncident integration={integration} />
        <Switch
          className={css.switch ?? ''}
          checked={enabled}
          disabled={update.isPending}
          label={t(enabled ? 'integrations.on' : 'integrations.off')}
          aria-label={t('integrations.switch', { carrier: carrier.name })}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </div>
      {opened && (
        <div id={id} className={css.opened}>
          <Opened integration={integration} />
        </div>
      )}
    </li>
  );
}
