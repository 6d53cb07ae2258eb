import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, serviceSwitch, type OutsideService } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconX, IconZzz } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { ownZone } from '../incidents/public.ts';
import css from './services.module.css';

const { outsideServices } = endpoints;
const reads = [outsideServices.list] as const;
const looks = {
  on: ['go', IconCircleCheck],
  off: ['wait', IconZzz],
  unset: ['off', IconAlertTriangle],
} as const;
/** Messages of ours; what others say is shown as it came. */
const own = ['not_registered', 'nothing_to_ask', 'no_connection', 'no_seller'] as const;

type Props = { readonly service: OutsideService };

function SetBy({ service: { settings, through, code } }: Props) {
  const { t } = useTranslation();
  if (code === 'address_service') {
    return (
      <p className={css.soft}>
        {through.length === 0 ? (
          t('outside_services.no_through')
        ) : (
          <>
            {t('outside_services.through')} <b>{through.join(', ')}</b>
          </>
        )}
      </p>
    );
  }
  return (
    <div className={css.soft}>
      {t('outside_services.set_by')}
      <ul className={css.settings}>
        {settings.map(({ name, set }) => (
          <li key={name} data-set={set || undefined}>
            {set ? <IconCheck size={12} aria-hidden="true" /> : <IconX size={12} aria-hidden="true" />}
            <code>{name}</code>
            <span className="wb-only-heard">
              {t(set ? 'outside_services.is_set' : 'outside_services.is_missing', { name })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TestCell({ service }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const test = useApiMutation(outsideServices.test, { refreshes: reads });
  const last = service.test;
  const known = own.find((one) => one === last?.message);
  return (
    <div className={css.test}>
      <Button
        h={32}
        px={12}
        fz={13}
        loading={test.isPending}
        aria-label={`${t('outside_services.test')}: ${t(`outside_services.names.${service.code}`)}`}
        onClick={() =>
          test.mutate(
            { params: { code: service.code } },
            { onError: ({ message }) => notifyRefused({ title: message }) },
          )
        }
      >
        {t('outside_services.test')}
      </Button>
      <span role="status" className={css.outcome} data-outcome={last?.outcome}>
        {last === null
          ? t('outside_services.never_tested')
          : t('outside_services.tested', {
              outcome: t(`outside_services.outcomes.${last.outcome}`),
              ms: last.took_ms,
              time: dateTime(last.at, ownZone()),
            })}
        {last?.message && <span>{known === undefined ? last.message : t(`outside_services.messages.${known}`)}</span>}
      </span>
    </div>
  );
}

function OffForm({ service, guard, onClose }: Props & { readonly guard: DialogGuard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(outsideServices.turn, { refreshes: reads });
  const name = t(`outside_services.names.${service.code}`);
  const contract = useContractForm({
    schema: serviceSwitch,
    initialValues: { enabled: false, reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { code: service.code }, body });
      notifyDone({ title: t('outside_services.was_off', { name }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('outside_services.turn_off')}>
      <p>{t(`outside_services.effects.${service.code}`)}</p>
      <ReasonField {...contract.form.getInputProps('reason')} label={t('outside_services.reason')} most={300} />
    </DialogForm>
  );
}

function Service({ service }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const turn = useApiMutation(outsideServices.turn, { refreshes: reads });
  const name = t(`outside_services.names.${service.code}`);
  const [tone, icon] = looks[service.state];
  const on = (): void =>
    turn.mutate(
      { params: { code: service.code }, body: { enabled: true, reason: null } },
      {
        onSuccess: () => notifyDone({ title: t('outside_services.was_on', { name }) }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  const environment = service.environment && t(`outside_services.environments.${service.environment}`);
  const who = service.provider ?? (service.code === 'mail' ? t('outside_services.kept_here') : null);
  return (
    <li className={css.service}>
      <span className={css.who}>
        <b>{name}</b>
        <span className={css.soft}>{[who, environment].filter(Boolean).join(' · ')}</span>
        {service.changed && (
          <span className={css.soft}>
            {t('outside_services.changed', {
              time: dateTime(service.changed.at, ownZone()),
              name: service.changed.by,
            })}
            {service.changed.reason && `: ${service.changed.reason}`}
          </span>
        )}
      </span>
      <SetBy service={service} />
      <TestCell service={service} />
      <span className={css.state}>
        <ToneChip tone={tone} icon={icon}>
          {t(`outside_services.states.${service.state}`)}
        </ToneChip>
        <Switch
          checked={service.state !== 'off'}
          disabled={turn.isPending}
          aria-label={t('outside_services.switch', { name })}
          onChange={({ currentTarget }) => (currentTarget.checked ? on() : setAsking(true))}
        />
      </span>
      {asking && (
        <FormDialog title={t('outside_services.turn_off_title', { name })} size="md" onClose={() => setAsking(false)}>
          {(guard) => <OffForm service={service} guard={guard} onClose={() => setAsking(false)} />}
        </FormDialog>
      )}
    </li>
  );
}

/** Services of others besides carriers: whether they are on, what sets them, whether they answer. */
export function ServicesPanel() {
  const { t } = useTranslation();
  const query = useQuery({ ...apiQuery(outsideServices.list), refetchInterval: 15_000 });
  const found = query.data?.data;
  return (
    <Panel title={t('outside_services.title')} note={t('outside_services.note')} flush>
      {query.isError && (
        <LoadFailed
          message={query.error.message}
          retry={() => void query.refetch()}
          shownSince={found && query.dataUpdatedAt}
          flush
        />
      )}
      {query.isPending && (
        <div role="status" className={css.bones}>
          <span className="wb-only-heard">{t('common.loading')}</span>
        </div>
      )}
      <ul className={css.services} aria-label={t('outside_services.title')}>
        {found?.map((service) => (
          <Service key={service.code} service={service} />
        ))}
      </ul>
    </Panel>
  );
}
