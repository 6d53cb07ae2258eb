import { Button } from '@mantine/core';
import { endpoints, type DeskView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { IconPhone } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import type { StaffShipment } from '../api.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { ChargesDialog } from '../charges/charges-dialog.tsx';
import { RebookDialog } from '../rebook/rebook-dialog.tsx';
import { useMayCharge, useMayWork } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './desk.module.css';
import { EventDialog } from './event-dialog.tsx';
import { MoreActions } from './more-actions.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { ProDialog } from './pro-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { useDesk } from './use-desk.ts';

type Opened =
  | 'change'
  | 'event'
  | 'status'
  | 'note'
  | 'pro'
  | 'paper'
  | 'pickup'
  | 'charges'
  | 'rebook'
  | 'cancel'
  | null;
type BarProps = {
  readonly shipment: StaffShipment;
  readonly desk: DeskView;
  readonly may: { readonly work: boolean; readonly charge: boolean };
};

/** What staff can do with a shipment now. */
function Actions({ shipment, desk, may }: BarProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const asking = useApiMutation(endpoints.shipmentDesk.ask, { refreshes: [endpoints.shipmentDesk.show] });
  const about = { id: shipment.id, number: shipment.bol_number };
  const ask = (): void =>
    asking.mutate(
      { params: { id: shipment.id } },
      {
        onSuccess: () => notifyDone({ title: t('shipment_desk.asked'), text: shipment.bol_number }),
        onError: ({ message }) => notifyRefused({ title: message }),
      },
    );
  const edits = [
    ['paper', t('shipment_desk.upload'), may.work],
    ['pro', t('shipment_desk.correct_pro'), may.work],
    ['status', t('shipment_desk.set_status'), may.work],
    ['rebook', t('rebookings.open'), may.work && desk.can.rebook],
    ['pickup', t('shipment_desk.reschedule'), may.work && desk.can.reschedule],
  ] as const;
  return (
    <>
      <div className={css.actions}>
        {may.work && <Button onClick={() => setOpened('change')}>{t('shipment_changes.open')}</Button>}
        {may.work && <Button onClick={() => setOpened('note')}>{t('shipment_desk.add_note')}</Button>}
        {may.work && <Button onClick={() => setOpened('event')}>{t('shipment_desk.add_event')}</Button>}
        <MoreActions
          groups={[
            {
              title: t('shipment_desk.edit'),
              actions: [
                ...edits.filter(([, , can]) => can).map(([name, words]) => ({ words, run: () => setOpened(name) })),
                ...(may.work && desk.can.ask ? [{ words: t('shipment_desk.ask'), run: ask }] : []),
              ],
            },
            {
              title: t('shipment_desk.money'),
              actions: may.charge ? [{ words: t('shipment_charges.open'), run: () => setOpened('charges') }] : [],
            },
            {
              title: null,
              actions:
                may.work && desk.can.cancel
                  ? [{ words: t('shipment_desk.cancel'), run: () => setOpened('cancel'), stops: true }]
                  : [],
            },
          ]}
        />
      </div>
      {opened === 'change' && <ChangeDialog shipment={shipment} onClose={close} />}
      {opened === 'event' && <EventDialog shipment={shipment} onClose={close} />}
      {opened === 'note' && <NoteDialog about={about} onClose={close} />}
      {opened === 'paper' && <PaperDialog about={about} onClose={close} />}
      {opened === 'pro' && <ProDialog shipment={shipment} onClose={close} />}
      {opened === 'status' && <StatusDialog shipment={shipment} onClose={close} />}
      {opened === 'charges' && <ChargesDialog shipment={shipment} onClose={close} />}
      {opened === 'rebook' && <RebookDialog id={about.id} number={about.number} onClose={close} />}
      {opened === 'pickup' && <RescheduleDialog about={about} onClose={close} />}
      {opened === 'cancel' && <CancelDialog about={about} onClose={close} />}
    </>
  );
}

/** Whom to call about a shipment, what waits for a person, and what staff can do with it. */
export function DeskPanel({ shipment }: { readonly shipment: StaffShipment }) {
  const { t } = useTranslation();
  const may = { work: useMayWork(), charge: useMayCharge() };
  const query = useDesk(shipment.id);
  const desk = query.data?.data;
  if (desk === undefined)
    return query.isError ? <LoadFailed message={query.error.message} retry={() => void query.refetch()} /> : null;
  const { carrier_phone: phone, pickup_unclear: unclear } = desk;
  if (!may.work && !may.charge && phone === null && !unclear) return null;
  return (
    <Panel title={t('shipment_desk.title')}>
      {phone !== null && (
        <Button
          component="a"
          fullWidth
          mb={8}
          href={`tel:${phone}`}
          leftSection={<IconPhone size={16} aria-hidden="true" />}
        >
          {t('shipment_desk.call', { phone })}
        </Button>
      )}
      {unclear && (
        <p className={css.unclear}>
          {t('shipment_desk.pickup_unclear')}{' '}
          <RouteLink to="admin.exceptions" search={{ kind: 'unclear_pickup', search: shipment.bol_number }}>
            {t('shipment_desk.look_at_exception')}
          </RouteLink>
        </p>
      )}
      {(may.work || may.charge) && <Actions shipment={shipment} desk={desk} may={may} />}
    </Panel>
  );
}
