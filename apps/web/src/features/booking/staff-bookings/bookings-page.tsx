import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { RebookDialog, useMayWork } from '../../shipments/staff-shipments/public.ts';
import { BookedDialog } from './booked-dialog.tsx';
import { useBookingColumns, type Decision } from './columns.tsx';
import { PickupsPanel } from './pickups-panel.tsx';

const names = [] as const;
const everyMs = 15_000;

/** Bookings whose outcome nobody knows: what is known of each, and the two things a person can decide. */
export function UnclearBookingsPage() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const asked = { page: list.page, per_page: list.perPage };
  const query = useQuery({ ...apiQuery(endpoints.staffBookings.list, { query: asked }), refetchInterval: everyMs });
  const [decision, setDecision] = useState<Decision | null>(null);
  // What turned out not to be booked can be booked with another carrier at once.
  const [failed, setFailed] = useState<Decision['booking'] | null>(null);
  const [rebooking, setRebooking] = useState(false);
  const mayWork = useMayWork();
  const columns = useBookingColumns(setDecision);
  const reject = useApiMutation(endpoints.staffBookings.notBooked, { refreshes: [endpoints.staffBookings.list] });
  const close = (): void => setDecision(null);
  const rejecting = decision?.kind === 'not_booked' ? decision.booking : null;
  const words = { number: rejecting?.reference ?? '', carrier: rejecting?.carrier_name ?? '' };
  function rejectIt(): void {
    if (rejecting === null) return;
    reject.mutate(
      { params: { id: rejecting.id } },
      {
        onSuccess: () => {
          notifyDone({ title: t('staff_bookings.done_not_booked'), text: rejecting.reference });
          setFailed(rejecting);
        },
        onError: ({ message }) => notifyRefused({ title: message }),
        onSettled: close,
      },
    );
  }
  return (
    <>
      <PageHeader
        title={t('titles.unclear_bookings')}
        note={query.data && t('staff_bookings.note', { count: query.data.meta.total })}
      />
      {failed !== null && mayWork && (
        <Notice
          tone="care"
          live
          title={t('staff_bookings.rebook_title', { number: failed.reference ?? '' })}
          action={<Button onClick={() => setRebooking(true)}>{t('rebookings.open')}</Button>}
        >
          {t('staff_bookings.rebook_text', { carrier: failed.carrier_name })}
        </Notice>
      )}
      <DataTable
        label={t('titles.unclear_bookings')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('staff_bookings.empty_title')} text={t('staff_bookings.empty_text')} />}
      />
      <PickupsPanel />
      {failed !== null && rebooking && (
        <RebookDialog
          id={failed.id}
          number={failed.reference ?? ''}
          onClose={() => setRebooking(false)}
          onBooked={() => setFailed(null)}
        />
      )}
      {decision?.kind === 'booked' && <BookedDialog booking={decision.booking} onClose={close} />}
      <ConfirmDialog
        opened={rejecting !== null}
        title={t('staff_bookings.not_booked_title', words)}
        confirm={t('staff_bookings.confirm_not_booked')}
        working={reject.isPending}
        onConfirm={rejectIt}
        onCancel={close}
      >
        {t('staff_bookings.not_booked_text', words)}
      </ConfirmDialog>
    </>
  );
}
