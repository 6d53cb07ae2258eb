import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints, sendTruckload, type TruckloadQuote } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKey, useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { useTruckloadForm } from '../draft/truckload-form.ts';
import { emptyTruckload } from '../draft/draft.ts';

/** Takes the firm price, or has sales make one. */
export type Sending = 'firm' | 'sales';

type Props = { readonly quote: TruckloadQuote; readonly how: Sending; readonly onClose: () => void };

function SendForm({ quote, how, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const user = useUser();
  const truckloadForm = useTruckloadForm();
  const cache = useQueryClient();
  // Trying again after a lost answer is the same request.
  const [id] = useState(newKey);
  const send = useApiMutation(endpoints.truckload.send, {
    refreshes: [endpoints.quoteRequests.list, endpoints.truckload.list],
  });
  const firm = how === 'firm';
  const contract = useContractForm({
    schema: sendTruckload,
    initialValues: {
      id,
      contact: { name: user?.name ?? '', email: user?.email ?? '', phone: '' },
      notes: '',
      target_price: null as { amount: number; currency: 'USD' } | null,
      at_firm_price: firm,
    },
    send: async (body) => {
      const { data } = await send.mutateAsync({ params: { id: quote.id }, body });
      cache.setQueryData(queryKey(endpoints.quoteRequests.show, { params: { id: data.id } }), { data });
      const { degrees, currency } = truckloadForm.draft.get();
      truckloadForm.draft.set(() => emptyTruckload(degrees, currency));
      await go('quote.requests.detail', { id: data.id });
    },
  });
  const { form } = contract;
  const target = useNumberText({
    value: form.values.target_price === null ? null : form.values.target_price.amount / 100,
    onChange: (typed) =>
      form.setFieldValue('target_price', typed ? { amount: Math.round(typed * 100), currency: 'USD' } : null),
    decimals: 2,
  });
  const price = quote.estimate === null ? '' : money(quote.estimate.total);
  return (
    <DialogForm
      of={contract}
      guard={guard}
      send={firm ? t('truckload.send.firm_button', { price }) : t('truckload.price.send')}
    >
      <p className="wb-soft">{t(firm ? 'truckload.send.firm_text' : 'truckload.send.sales_text', { price })}</p>
      <TextInput
        required
        label={t('quote_requests.step.name')}
        autoComplete="name"
        data-path="contact.name"
        {...form.getInputProps('contact.name')}
      />
      <TextInput
        required
        type="tel"
        label={t('quote_requests.step.phone')}
        autoComplete="tel"
        data-autofocus
        data-path="contact.phone"
        {...form.getInputProps('contact.phone')}
      />
      <TextInput
        required
        type="email"
        label={t('quote_requests.step.email')}
        autoComplete="email"
        data-path="contact.email"
        {...form.getInputProps('contact.email')}
      />
      {!firm && (
        <TextInput
          {...target}
          label={`${t('quote_requests.step.target')} (${t('common.optional')})`}
          description={t('quote_requests.step.target_hint')}
          leftSection="$"
          leftSectionWidth={28}
          error={form.errors['target_price.amount']}
          data-path="target_price.amount"
        />
      )}
      <Textarea
        autosize={false}
        label={`${t('quote_requests.step.notes')} (${t('common.optional')})`}
        rows={3}
        maxLength={2000}
        data-path="notes"
        {...form.getInputProps('notes')}
      />
    </DialogForm>
  );
}

/** Whom to answer, and anything sales should know. */
export function SendDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t(`truckload.send.${props.how}_title`)} size="md" onClose={props.onClose}>
      {(guard) => <SendForm {...props} guard={guard} />}
    </FormDialog>
  );
}
