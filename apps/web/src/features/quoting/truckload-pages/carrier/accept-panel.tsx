import { Button, Textarea, TextInput } from '@mantine/core';
import { acceptLoad, endpoints, type CarrierLoad } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../truckload-pages.module.css';
import { DriverInputs } from './driver-inputs.tsx';
import { refreshes } from './refreshes.ts';

type Props = { readonly load: CarrierLoad; readonly token: string };

function Decline({ load, token, cancel }: Props & { readonly cancel: () => void }) {
  const { t } = useTranslation();
  const decline = useApiMutation(endpoints.carrierLoads.decline, { refreshes });
  const contract = useContractForm({
    schema: acceptLoad.pick({ name: true }).extend({ reason: z.string().nullable().default(null) }),
    initialValues: { name: load.contact_name, reason: '' },
    send: async (body) => void (await decline.mutateAsync({ params: { token }, body })),
  });
  const { form } = contract;
  return (
    <Panel title={t('truckload_pages.load.decline_title')}>
      <form onSubmit={contract.submit} noValidate className={css.form}>
        <FormErrors of={contract} />
        <TextInput
          required
          label={t('truckload_pages.load.name')}
          autoComplete="name"
          data-path="name"
          {...form.getInputProps('name')}
        />
        <Textarea
          autosize={false}
          label={`${t('truckload_pages.load.reason')} (${t('common.optional')})`}
          rows={3}
          maxLength={2000}
          data-path="reason"
          {...form.getInputProps('reason')}
        />
        <div className={css.buttons}>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('truckload_pages.load.decline')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Accept({ load, token, decline }: Props & { readonly decline: () => void }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const accept = useApiMutation(endpoints.carrierLoads.accept, { refreshes });
  const contract = useContractForm({
    schema: acceptLoad,
    initialValues: { name: load.contact_name, driver_name: '', driver_phone: '', truck_number: '', trailer_number: '' },
    send: async (body) => void (await accept.mutateAsync({ params: { token }, body })),
  });
  const { form } = contract;
  return (
    <Panel title={t('truckload_pages.load.accept_title')} note={t('truckload_pages.load.addresses_later')}>
      <form onSubmit={contract.submit} noValidate className={css.form}>
        <FormErrors of={contract} />
        <div className={css.fields}>
          <TextInput
            required
            label={t('truckload_pages.load.name')}
            autoComplete="name"
            data-path="name"
            {...form.getInputProps('name')}
          />
          <DriverInputs propsOf={(field) => form.getInputProps(field)} />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="filled" h={44} fz={16} loading={contract.sending}>
            {t('truckload_pages.load.accept', { price: money(load.cost) })}
          </Button>
          <Button variant="subtle" onClick={decline}>
            {t('truckload_pages.load.decline')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Yes with driver and truck, or no with a reason. */
export function AcceptPanel(props: Props) {
  const [declining, setDeclining] = useState(false);
  return declining ? (
    <Decline {...props} cancel={() => setDeclining(false)} />
  ) : (
    <Accept {...props} decline={() => setDeclining(true)} />
  );
}
