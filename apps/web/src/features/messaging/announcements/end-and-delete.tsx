import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { endpoints, type StaffAnnouncement } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { announcementReads } from './reads.ts';

const { announcements } = endpoints;
type Props = {
  readonly kept: StaffAnnouncement;
  /** Told while it is being done, so that nobody is asked about what was typed. */
  readonly onWorking: (working: boolean) => void;
};

/** Ends one that stands, or takes it away; both ask first. */
export function EndAndDelete({ kept, onWorking }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'end' | 'delete' | null>(null);
  const end = useApiMutation(announcements.end, { refreshes: announcementReads });
  const remove = useApiMutation(announcements.delete, { refreshes: announcementReads });
  const input = { params: { id: kept.id } };
  async function go(act: 'end' | 'delete'): Promise<void> {
    onWorking(true);
    try {
      await (act === 'end' ? end.mutateAsync(input) : remove.mutateAsync(input));
      notifyDone({ title: t(act === 'end' ? 'announcements.ended' : 'announcements.deleted') });
      await navigate({ to: pathTo('admin.notifications') });
    } catch (problem) {
      onWorking(false);
      setAsking(null);
      notifyRefused({ title: t('announcements.failed'), text: (problem as Error).message });
    }
  }
  const act = asking ?? 'end';
  return (
    <>
      <Button onClick={() => setAsking('delete')}>{t('announcements.delete')}</Button>
      {kept.state === 'live' && <Button onClick={() => setAsking('end')}>{t('announcements.end')}</Button>}
      <ConfirmDialog
        opened={asking !== null}
        title={t(`announcements.${act}_title`)}
        confirm={t(`announcements.${act}`)}
        working={end.isPending || remove.isPending}
        onConfirm={() => void go(act)}
        onCancel={() => setAsking(null)}
      >
        {t(`announcements.${act}_text`)}
      </ConfirmDialog>
    </>
  );
}
