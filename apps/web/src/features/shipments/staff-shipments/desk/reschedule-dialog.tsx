import { SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, rescheduleInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { localToday } from '../../../../lib/format/today.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads, type DeskSubject } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import css from './desk.module.css';

type Props = {
  readonly about: DeskSubject;
  /** A pickup of which nobody knows, which the carrier now says it does not have: it is asked for once more. */
  readonly again?: { readonly requestId: string; readonly date: string | null };
  readonly onClose: () => void;
};

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one);

/** Another day for the pickup: asked of the carrier now, or agreed by phone. */
export function RescheduleDialog({ about, again, onClose }: Props) {
  const { t } = useTranslation();
  const { date: dayWords } = useFormats();
  const desk = useQuery(apiQuery(endpoints.shipmentDesk.show, { params: { id: about.id } })).data?.data;
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.reschedule, { refreshes: deskReads });
  const denying = useApiMutation(endpoints.staffPickups.notMade, { refreshes: [endpoints.staffPickups.list] });
  const contract = useContractForm({
    schema: rescheduleInput,
    initialValues: {
      date: later(localToday(), again?.date ?? null),
      ready_at: '09:00',
      closes_at: '17:00',
      how: again ? 'carrier' : 'phone',
      pickup_number: '',
    },
    send: async (body) => {
      // Settled twice is as good as once, so that a carrier that refuses the new day can be asked for another one.
      if (again) await denying.mutateAsync({ params: { id: again.requestId } });
      const { data } = await mutateAsync({ params: { id: about.id }, body });
      notifyDone({
        title: data.pickup_unclear
          ? t('shipment_desk.pickup_open')
          : t('shipment_desk.pickup_done', { date: dayWords(body.date) }),
        text: about.number,
      });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DeskDialog
      title={t(again ? 'shipment_desk.again_title' : 'shipment_desk.reschedule_title', { number: about.number })}
      lead={
        again
          ? t('shipment_desk.again_text')
          : desk?.carrier_phone && t('shipment_desk.call', { phone: desk.carrier_phone })
      }
      contract={contract}
      confirm={t(again ? 'shipment_desk.save_again' : 'shipment_desk.save_pickup')}
      onClose={onClose}
    >
      {!again && desk?.can.request_pickup && (
        <SegmentedControl
          aria-label={t('shipment_desk.how')}
          data={[
            { value: 'phone', label: t('shipment_desk.how_phone') },
            { value: 'carrier', label: t('shipment_desk.how_carrier') },
          ]}
          {...form.getInputProps('how')}
        />
      )}
      <TextInput type="date" label={t('shipment_desk.date')} data-autofocus {...form.getInputProps('date')} />
      <div className={css.pair}>
        <TextInput type="time" label={t('shipment_desk.ready')} {...form.getInputProps('ready_at')} />
        <TextInput type="time" label={t('shipment_desk.closes')} {...form.getInputProps('closes_at')} />
      </div>
      {form.values.how === 'phone' && (
        <TextInput label={t('shipment_desk.pickup_number')} maxLength={40} {...form.getInputProps('pickup_number')} />
      )}
    </DeskDialog>
  );
}
