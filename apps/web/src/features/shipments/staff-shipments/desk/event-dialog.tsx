import { NativeSelect, TextInput } from '@mantine/core';
import { endpoints, staffEventInput, staffEvents, type Shipment } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import css from './desk.module.css';

type Props = { readonly shipment: Shipment; readonly onClose: () => void };

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The city that a zone is named by. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** What somebody knows happened, with its time by the clock of the place. */
export function EventDialog({ shipment, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.addEvent, { refreshes: deskReads });
  const { origin, destination } = shipment;
  const started = shipment.status === 'pending' || shipment.status === 'dispatched';
  const place = started ? origin : destination;
  const [now] = useState(() => zoned(Date.now(), place.time_zone));
  const { zone: zoneOf } = useFormats();
  const zones = [...new Set([place.time_zone, origin.time_zone, destination.time_zone])];
  const contract = useContractForm({
    schema: staffEventInput,
    initialValues: {
      what: started ? 'picked_up' : 'moved',
      date: now.date,
      time: clock(now.minutes),
      time_zone: place.time_zone,
      city: place.city,
      state: place.state,
      text: '',
    },
    send: async (body) => {
      await mutateAsync({ params: { id: shipment.id }, body });
      notifyDone({ title: t('shipment_desk.event_done'), text: shipment.bol_number });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DeskDialog
      title={t('shipment_desk.event_title', { number: shipment.bol_number })}
      contract={contract}
      confirm={t('shipment_desk.save_event')}
      onClose={onClose}
    >
      <NativeSelect
        label={t('shipment_desk.what')}
        data-autofocus
        data={staffEvents.map((value) => ({ value, label: t(`shipment_desk.whats.${value}`) }))}
        {...form.getInputProps('what')}
      />
      <div className={css.pair}>
        <TextInput type="date" label={t('shipment_desk.date')} {...form.getInputProps('date')} />
        <TextInput type="time" label={t('shipment_desk.time')} {...form.getInputProps('time')} />
        <NativeSelect
          label={t('shipment_desk.zone')}
          data={zones.map((zone) => ({ value: zone, label: `${cityOf(zone)}, ${zoneOf(zone, new Date())}` }))}
          {...form.getInputProps('time_zone')}
        />
      </div>
      <div className={css.pair}>
        <TextInput label={t('shipment_desk.city')} maxLength={80} {...form.getInputProps('city')} />
        <TextInput label={t('shipment_desk.state')} maxLength={3} {...form.getInputProps('state')} />
      </div>
      <TextInput
        label={`${t('shipment_desk.words')} (${t('common.optional')})`}
        description={t('shipment_desk.words_hint')}
        maxLength={300}
        {...form.getInputProps('text')}
      />
    </DeskDialog>
  );
}
