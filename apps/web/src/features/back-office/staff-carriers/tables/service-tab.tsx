import { Checkbox, Textarea } from '@mantine/core';
import { endpoints, serviceEdit, type StaffCarrier } from '@waybill/contract';
import { usHolidays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { tariffReads, useOutrun } from '../reads.ts';
import { ScaledInput } from '../scaled-input.tsx';
import { DocumentFrame, type Edited } from './document-frame.tsx';
import { SaveBar } from './save-bar.tsx';
import { Bands, Services } from './service-tables.tsx';
import type { Part, Values } from './service-values.ts';
import css from './tables.module.css';
import { useSaved } from './use-saved.ts';

/** A list of short words, typed with spaces between them. */
function Words({
  form,
  field,
  label,
}: Part & { readonly field: 'rural_zip3' | 'remote_states' | 'closed_dates'; readonly label: string }) {
  const path = `service.${field}`;
  const wrong = Object.entries(form.errors).find(([name]) => name === path || name.startsWith(`${path}.`));
  return (
    <Textarea
      label={label}
      defaultValue={form.values.service[field].join(' ')}
      onChange={({ currentTarget }) =>
        form.setFieldValue(
          path,
          currentTarget.value.split(/[\s,;]+/).filter((word) => word !== ''),
        )
      }
      autosize
      minRows={1}
      error={wrong?.[1]}
      data-path={path}
    />
  );
}

function Days({
  form,
  field,
  label,
}: Part & { readonly field: 'rural_days' | 'remote_days' | 'over_length_days'; readonly label: string }) {
  const path = `service.${field}`;
  return (
    <ScaledInput
      hidden={false}
      label={label}
      decimals={0}
      value={form.values.service[field]}
      onChange={(value) => form.setFieldValue(path, value)}
      error={form.errors[path]}
      path={path}
    />
  );
}

function ServiceForm({ carrier, document, revision }: Edited) {
  const { t } = useTranslation();
  const outrun = useOutrun('tariff');
  const saved = useSaved();
  const { mutateAsync } = useApiMutation(endpoints.carrierTariffs.service, { refreshes: tariffReads });
  const contract = useContractForm<typeof serviceEdit, Values>({
    schema: serviceEdit,
    initialValues: { revision, service: document.service },
    send: (body) => mutateAsync({ params: { id: carrier.id }, body }).then(saved, outrun),
  });
  const { form } = contract;
  return (
    <form className={css.stack} noValidate onSubmit={contract.submit}>
      <Panel title={t('carrier_tariffs.service.services')} note={t('carrier_tariffs.service.services_note')}>
        <div className={css.stack}>
          <Services form={form} />
        </div>
      </Panel>
      <div className={css.halves}>
        <Panel title={t('carrier_tariffs.service.transit')} note={t('carrier_tariffs.service.transit_note')}>
          <div className={css.stack}>
            <Bands form={form} />
            <h3 className={css.under}>{t('carrier_tariffs.service.extra')}</h3>
            <div className={css.wordsDays}>
              <Words form={form} field="rural_zip3" label={t('carrier_tariffs.service.rural')} />
              <Days form={form} field="rural_days" label={t('carrier_tariffs.service.rural_days')} />
              <Words form={form} field="remote_states" label={t('carrier_tariffs.service.remote')} />
              <Days form={form} field="remote_days" label={t('carrier_tariffs.service.remote_days')} />
            </div>
            <div className={css.fields}>
              <Days form={form} field="over_length_days" label={t('carrier_tariffs.service.over_length_days')} />
            </div>
          </div>
        </Panel>
        <Panel title={t('carrier_tariffs.service.closed')} note={t('carrier_tariffs.service.closed_note')}>
          <div className={css.stack}>
            <Checkbox.Group
              value={form.values.service.holidays}
              onChange={(value) => form.setFieldValue('service.holidays', value)}
              aria-label={t('carrier_tariffs.service.closed')}
            >
              <div className={css.checks}>
                {usHolidays.map((value) => (
                  <Checkbox key={value} value={value} label={t(`carrier_tariffs.service.holidays.${value}`)} />
                ))}
              </div>
            </Checkbox.Group>
            <Words form={form} field="closed_dates" label={t('carrier_tariffs.service.dates')} />
          </div>
        </Panel>
      </div>
      <SaveBar of={contract} />
    </form>
  );
}

/** Services of the next version, how long they take, and the days on which nothing moves. */
export function ServiceTab({ carrier }: { readonly carrier: StaffCarrier }) {
  return (
    <DocumentFrame carrier={carrier}>
      {(edited) => <ServiceForm key={`${edited.revision}`} {...edited} />}
    </DocumentFrame>
  );
}
