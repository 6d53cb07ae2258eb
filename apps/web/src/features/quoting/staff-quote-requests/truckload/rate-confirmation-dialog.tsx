import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { endpoints, sendRateConfirmation, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { endOfDays } from '../answer-values.ts';
import { CarrierFields } from './carrier-fields.tsx';
import css from './desk-truckload.module.css';
import { MoneyInput } from './money-input.tsx';

const holds = ['1', '2', '3'] as const;

type Props = { readonly request: DeskRequest; readonly shipmentId: string; readonly onClose: () => void };

/** The carrier and the cost of the offer that was taken. */
function takenRate({ offer, accepted, costs }: DeskRequest) {
  const rate = offer?.rates.find(({ id }) => id === accepted?.rate_id) ?? offer?.rates[0];
  return { rate, cost: rate === undefined ? null : (costs[rate.id]?.amount ?? null) };
}

function SendForm({ request, shipmentId, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [start] = useState(() => ({ id: newKey(), now: Date.now() }));
  const { rate, cost } = takenRate(request);
  const noted = request.carrier_offers.find(({ carrier }) => carrier.scac === rate?.carrier.scac);
  const send = useApiMutation(endpoints.rateConfirmations.send, { refreshes: [endpoints.rateConfirmations.list] });
  const contract = useContractForm({
    schema: sendRateConfirmation,
    initialValues: {
      id: start.id,
      carrier_id: noted?.carrier.id ?? null,
      carrier_name: rate?.carrier.name ?? '',
      scac: rate?.carrier.scac ?? '',
      contact_name: '',
      email: '',
      cost,
      instructions: '',
      language: 'en',
      days: '1',
      expires_at: endOfDays('1', start.now),
    },
    send: async (body, typed) => {
      const sent = { ...body, expires_at: endOfDays(typed.days, Date.now()) };
      await send.mutateAsync({ params: { id: shipmentId }, body: sent });
      notifyDone({ title: t('staff_truckloads.paper.sent', { email: body.email }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_truckloads.paper.mail')}>
      <div className={css.fields}>
        <CarrierFields blocked={request.blocked_carriers} form={form} />
        <TextInput
          required
          label={t('staff_truckloads.paper.contact')}
          data-path="contact_name"
          {...form.getInputProps('contact_name')}
        />
        <TextInput
          required
          type="email"
          label={t('quote_requests.step.email')}
          data-path="email"
          {...form.getInputProps('email')}
        />
        <MoneyInput
          label={t('staff_truckloads.paper.cost')}
          path="cost"
          required
          value={form.values.cost}
          onChange={(cents) => form.setFieldValue('cost', cents)}
          error={form.errors['cost']}
        />
        <NativeSelect
          label={t('staff_truckloads.paper.language')}
          data={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
          {...form.getInputProps('language')}
        />
        <NativeSelect
          label={t('staff_truckloads.paper.holds')}
          data={holds.map((value) => ({ value, label: t('staff_quote_requests.days', { count: Number(value) }) }))}
          {...form.getInputProps('days')}
        />
      </div>
      <Textarea
        autosize={false}
        label={`${t('staff_truckloads.paper.instructions')} (${t('common.optional')})`}
        rows={3}
        maxLength={2000}
        data-path="instructions"
        {...form.getInputProps('instructions')}
      />
    </DialogForm>
  );
}

/** Mails the carrier what it is to sign. */
export function RateConfirmationDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_truckloads.paper.send')} size="lg" onClose={props.onClose}>
      {(guard) => <SendForm {...props} guard={guard} />}
    </FormDialog>
  );
}
