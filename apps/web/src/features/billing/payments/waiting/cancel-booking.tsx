import { endpoints, type WaitingBooking } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';

const { awaiting, cancel } = endpoints.bookings;
const refreshes = [
  awaiting,
  endpoints.shipments.booking,
  endpoints.shipments.list,
  endpoints.shipments.counts,
] as const;

type Props = {
  readonly booking: Pick<WaitingBooking, 'id' | 'reference'>;
  readonly onClose: () => void;
};

/** Asks before a booking is taken back, and says what came of it. */
export function CancelBooking({ booking, onClose }: Props) {
  const { t } = useTranslation();
  const send = useApiMutation(cancel, { refreshes });
  const number = booking.reference ?? '';
  const take = (): void => {
    send.mutate(
      { params: { id: booking.id } },
      {
        onSuccess: () =>
          notifyDone({ title: t('payments.waiting.done', { number }), text: t('payments.waiting.done_text') }),
        onError: (problem: ApiProblem) =>
          notifyRefused({ title: problem.code === 'conflict' ? t('payments.waiting.too_late') : problem.message }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened
      title={t('payments.waiting.ask_title', { number })}
      confirm={t('payments.waiting.ask_confirm')}
      cancel={t('payments.waiting.ask_keep')}
      working={send.isPending}
      onConfirm={take}
      onCancel={onClose}
    >
      {t('payments.waiting.ask_text')}
    </ConfirmDialog>
  );
}
