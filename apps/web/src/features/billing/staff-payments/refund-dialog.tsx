import { endpoints, refundRequest, type PaymentRefund, type StaffPayment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { useCardName } from '../../../lib/format/card-name.ts';

type Props = { readonly payment: StaffPayment; readonly onClose: () => void };
const { list, show, refund } = endpoints.staffPayments;
const refreshes = [list, show] as const;

/** Says in a corner what became of a refund. */
export function useRefundNotice(): (made: PaymentRefund) => void {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return ({ state, amount }) => {
    if (state === 'refused')
      notifyRefused({ title: t('staff_payments.refund.refused'), text: t('staff_payments.refund.refused_text') });
    else if (state === 'sent')
      notifyDone({ title: t('staff_payments.refund.sent'), text: t('staff_payments.refund.sent_text') });
    else notifyDone({ title: t('staff_payments.refund.done', { amount: money(amount) }) });
  };
}

function RefundForm({ payment, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const cardName = useCardName();
  const tell = useRefundNotice();
  const send = useApiMutation(refund, { refreshes });
  const { refundable, account, card } = payment;
  // One id for all presses of the button: whatever was lost on the way is given back once.
  const [id] = useState(() => crypto.randomUUID());
  const [values] = useState(() => ({ id, amount: refundable.amount as number | null, reason: '' }));
  const contract = useContractForm({
    schema: refundRequest,
    initialValues: values,
    send: (body) =>
      send
        .mutateAsync({ params: { account: account.id, id: payment.id }, body })
        .then(({ data }) => tell(data))
        .then(onClose),
  });
  const { form } = contract;
  const { amount } = form.values;
  return (
    <DialogForm
      of={contract}
      guard={guard}
      send={
        amount === null
          ? t('staff_payments.refund.send_plain')
          : t('staff_payments.refund.send', { amount: money({ ...refundable, amount }) })
      }
    >
      <p>
        {t('staff_payments.refund.text', {
          card: card === null ? t('staff_payments.refund.card') : cardName(card),
          account: account.name,
          amount: money(refundable),
        })}
      </p>
      <MoneyInput
        label={t('staff_payments.refund.amount')}
        hint={t('staff_payments.refund.most', { amount: money(refundable) })}
        value={amount}
        onChange={(value) => form.setFieldValue('amount', value)}
        error={(form.errors['amount'] as string | undefined) ?? null}
        required
        path="amount"
      />
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('staff_payments.refund.reason')}
        hint={t('staff_payments.refund.reason_hint')}
        most={500}
      />
    </DialogForm>
  );
}

/** Gives credit back on the card it was paid with: how much, and why. */
export function RefundDialog({ payment, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_payments.refund.title')} size="md" onClose={onClose}>
      {(guard) => <RefundForm payment={payment} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
