import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Device } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { deviceWords } from './device-words.ts';
import styles from './devices.module.css';

const { list, signOut, signOutOthers } = endpoints.devices;

function useEnding() {
  const { t } = useTranslation();
  const one = useApiMutation(signOut, { refreshes: [list] });
  const others = useApiMutation(signOutOthers, { refreshes: [list] });
  // Whoever would rather not type the password has changed their mind, and nothing failed.
  const onError = (problem: ApiProblem): void => {
    if (problem.code === 'password_confirmation_required') return;
    notifyRefused({ title: t('devices.failed'), text: problem.message });
  };
  const endOne = (device: Device): void =>
    one.mutate(
      { params: { id: device.id } },
      {
        onSuccess: () => notifyDone({ title: t('devices.logged_out', { device: deviceWords(t, device) }) }),
        onError,
      },
    );
  const endOthers = (): void =>
    others.mutate({}, { onSuccess: () => notifyDone({ title: t('devices.others_done') }), onError });
  const endingId = one.isPending ? one.variables.params.id : null;
  return { endOne, endOthers, endingId, endingOthers: others.isPending };
}

/** Where the person is logged in, with the way to log out each of them, or all but this one. */
export function DevicesPanel() {
  const { t } = useTranslation();
  const known = useQuery({ ...apiQuery(list), staleTime: 0 });
  const { endOne, endOthers, endingId, endingOthers } = useEnding();
  const [asking, setAsking] = useState(false);
  const devices = known.data?.data;
  return (
    <Panel
      title={t('devices.title')}
      flush
      foot={
        devices !== undefined &&
        devices.length > 1 && (
          <Button loading={endingOthers} onClick={() => setAsking(true)}>
            {t('devices.others')}
          </Button>
        )
      }
    >
      {known.isError && <LoadFailed retry={() => void known.refetch()} flush />}
      {devices === undefined && !known.isError && (
        <div className={styles.loading} role="status" aria-label={t('common.loading')} />
      )}
      {devices && (
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} ending={endingId === device.id} onEnd={() => endOne(device)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('devices.others_title')}
        confirm={t('devices.others')}
        onConfirm={() => {
          setAsking(false);
          endOthers();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('devices.others_text')}
      </ConfirmDialog>
    </Panel>
  );
}
