import { NativeSelect, Textarea } from '@mantine/core';
import { endpoints, paymentReversalBody, reversalReasons, type StaffPayment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMethodName } from '../../../lib/format/method-name.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';

type Props = { readonly payment: StaffPayment; readonly onClose: () => void };
const { list, show } = endpoints.staffPayments;
const { reverse, open } = endpoints.receivedPayments;
const refreshes = [list, show, open] as const;

function ReverseForm({ payment, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { name } = useMethodName();
  const { mutateAsync } = useApiMutation(reverse, { refreshes });
  const amount = money(payment.received);
  const contract = useContractForm({
    schema: paymentReversalBody,
    initialValues: { reason: 'returned', note: '' },
    send: async (body) => {
      await mutateAsync({ params: { account: payment.account.id, id: payment.id }, body });
      notifyDone({ title: t('received_payments.reverse.done', { amount }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('received_payments.reverse.send', { amount })}>
      <p>{t('received_payments.reverse.text', { payment: name(payment) })}</p>
      <NativeSelect
        label={t('received_payments.reverse.reason')}
        data={reversalReasons.map((value) => ({ value, label: t(`received_payments.reverse.reasons.${value}`) }))}
        {...form.getInputProps('reason')}
      />
      <Textarea
        label={t('received_payments.reverse.note')}
        description={t('received_payments.reverse.note_hint')}
        maxLength={500}
        data-path="note"
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}

/** Takes a recorded payment back, as for a returned check. */
export function ReverseDialog({ payment, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('received_payments.reverse.title')} size="md" onClose={onClose}>
      {(guard) => <ReverseForm payment={payment} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
