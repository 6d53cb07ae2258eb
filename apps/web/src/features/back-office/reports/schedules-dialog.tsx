import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type ReportSchedule } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconPlayerPause, IconPlayerPlay, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { ReportQuery } from './query.ts';
import css from './reports.module.css';
import { ScheduleDialog } from './schedule-form.tsx';

const { schedules, pause, remove } = endpoints.reports;
export const scheduleReads = [schedules] as const;

type LineProps = { readonly schedule: ReportSchedule; readonly onEdit: () => void; readonly onRemove: () => void };

function Line({ schedule, onEdit, onRemove }: LineProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const pausing = useApiMutation(pause, { refreshes: scheduleReads });
  const { id, name, report, paused, editable, time_zone: zone, last_sent: sent } = schedule;
  const toggle = (): void => pausing.mutate({ params: { id }, body: { paused: !paused } });
  const Picture = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <li>
      <div className={css.what}>
        {editable ? (
          <button type="button" className={css.name} onClick={onEdit}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        {paused && <ToneChip tone="off">{t('reports.schedule.paused')}</ToneChip>}
        <p>
          {t('reports.schedule.row', {
            kind: t(`reports.kind.${report.kind}`),
            by: t(`reports.by.${report.by}`).toLowerCase(),
          })}
          {' · '}
          {t(`reports.schedule.every.${schedule.every}`)}
          {' · '}
          {t('reports.schedule.people', { count: schedule.recipients.length })}
          {!editable && ` · ${t('reports.schedule.owner', { name: schedule.created_by })}`}
        </p>
        <p>
          {!paused && `${t('reports.schedule.next', { time: dateTime(schedule.next_at, zone) })} · `}
          {schedule.last_at === null
            ? t('reports.schedule.never')
            : t('reports.schedule.last', {
                time: dateTime(schedule.last_at, zone),
                sent: sent.sent,
                mails: sent.mails,
              })}
        </p>
      </div>
      {editable && (
        <Group gap="xs" wrap="nowrap">
          <Button
            onClick={toggle}
            loading={pausing.isPending}
            disabled={paused && schedule.recipients.length === 0}
            leftSection={<Picture size={16} aria-hidden="true" />}
            aria-label={`${t(paused ? 'reports.schedule.resume' : 'reports.schedule.pause')}: ${name}`}
          >
            {t(paused ? 'reports.schedule.resume' : 'reports.schedule.pause')}
          </Button>
          <Button
            variant="subtle"
            onClick={onRemove}
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            aria-label={`${t('reports.schedule.remove')}: ${name}`}
          >
            {t('reports.schedule.remove')}
          </Button>
        </Group>
      )}
    </li>
  );
}

type Props = { readonly asked: ReportQuery; readonly onClose: () => void };

/** Reports that are mailed by the clock, and the way to have the one that is looked at mailed as well. */
export function SchedulesDialog({ asked, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const query = useQuery(apiQuery(schedules));
  const removing = useApiMutation(remove, { refreshes: scheduleReads });
  const [editing, edit] = useState<ReportSchedule | 'new' | null>(null);
  const [leaving, leave] = useState<ReportSchedule | null>(null);
  const rows = query.data?.data;
  if (editing !== null) {
    return <ScheduleDialog asked={asked} kept={editing === 'new' ? null : editing} onClose={() => edit(null)} />;
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('reports.schedule.title')}
      closeOnEscape={leaving === null}
      trapFocus={leaving === null}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={css.intro}>{t('reports.schedule.text')}</p>
      {query.isError && <LoadFailed message={t('reports.schedule.failed')} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={72} />}
      {rows?.length === 0 && <p className={css.intro}>{t('reports.schedule.empty')}</p>}
      <ul className={css.schedules}>
        {rows?.map((schedule) => (
          <Line key={schedule.id} schedule={schedule} onEdit={() => edit(schedule)} onRemove={() => leave(schedule)} />
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button
          variant="filled"
          data-autofocus
          onClick={() => edit('new')}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('reports.schedule.add')}
        </Button>
      </Group>
      {leaving !== null && (
        <ConfirmDialog
          opened
          title={t('reports.schedule.remove_title', { name: leaving.name })}
          confirm={t('reports.schedule.remove')}
          working={removing.isPending}
          onCancel={() => leave(null)}
          onConfirm={() => removing.mutate({ params: { id: leaving.id } }, { onSettled: () => leave(null) })}
        >
          {t('reports.schedule.remove_text')}
        </ConfirmDialog>
      )}
    </Modal>
  );
}
