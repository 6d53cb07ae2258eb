import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { endpoints, mailQuoteBody, type Quote } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { useRateChoices } from './use-rate-choices.ts';

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  /** The rate to send; null for all of them. */
  readonly rateId: string | null;
  readonly onClose: () => void;
};

function MailForm({ quote, insured, rateId, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const rates = useRateChoices(quote, insured);
  const [mailId] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: mailQuoteBody,
    initialValues: { mail_id: mailId, to: '', rate_id: rateId ?? '', insured, note: '' },
    send: async (body) => {
      await call(endpoints.quoteLists.mail, { params: { id: quote.id }, body });
      notifyDone({ title: t('quote_lists.mail.done', { number: quote.number, to: body.to }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('quote_lists.send.send')}>
      <TextInput
        data-autofocus
        type="email"
        label={t('quote_lists.mail.to')}
        description={t('quote_lists.mail.hint')}
        autoComplete="off"
        maxLength={254}
        {...form.getInputProps('to')}
      />
      <NativeSelect
        label={t('quote_lists.mail.which')}
        data={[{ value: '', label: t('quote_lists.mail.all', { count: quote.rates.length }) }, ...rates]}
        {...form.getInputProps('rate_id')}
      />
      <Textarea
        label={`${t('quote_lists.send.note')} (${t('common.optional')})`}
        autosize={false}
        rows={3}
        maxLength={500}
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}

/** Mails a quote as PDF to any address. One opening of the dialog is one mail, however often the button is pressed. */
export function MailQuoteDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('quote_lists.mail.title', { number: props.quote.number })} size="md" onClose={props.onClose}>
      {(guard) => <MailForm {...props} guard={guard} />}
    </FormDialog>
  );
}
