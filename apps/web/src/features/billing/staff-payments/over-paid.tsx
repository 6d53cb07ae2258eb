import { Button } from '@mantine/core';
import { endpoints, type StaffPayment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import { useRefundNotice } from './refund-dialog.tsx';

const { list, show, refund } = endpoints.staffPayments;
const refreshes = [list, show] as const;

/** What a payment brought that no invoice took and that can still go back to its card, in minor units. */
export function overPaid({ parts, received, refunded, refundable }: StaffPayment): number {
  const applied = parts.reduce((sum, part) => sum + part.applied.amount, 0);
  return Math.min(received.amount - applied - refunded.amount, refundable.amount);
}

/** Money that came twice or was too much, and the one click that gives it back. */
export function OverPaid({ payment }: { readonly payment: StaffPayment }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const tell = useRefundNotice();
  const send = useApiMutation(refund, { refreshes });
  // One id for all clicks: whatever was lost on the way is given back once.
  const [id] = useState(() => crypto.randomUUID());
  const amount = overPaid(payment);
  if (payment.purpose !== 'invoices' || amount <= 0) return null;
  const words = { amount: money({ ...payment.received, amount }) };
  const give = (): void =>
    send.mutate(
      {
        params: { account: payment.account.id, id: payment.id },
        body: { id, amount, reason: t('staff_payments.over.reason') },
      },
      {
        onSuccess: ({ data }) => tell(data),
        onError: (problem) => notifyRefused({ title: problem.message }),
      },
    );
  return (
    <Notice
      tone="care"
      title={t('staff_payments.over.title', words)}
      action={
        <Button variant="filled" loading={send.isPending} onClick={give}>
          {t('staff_payments.over.refund', words)}
        </Button>
      }
    >
      {t('staff_payments.over.text')}
    </Notice>
  );
}
