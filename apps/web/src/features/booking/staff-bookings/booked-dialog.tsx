import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { bookedAfterAll, endpoints, type UnknownBooking } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import css from './staff-bookings.module.css';

type Props = { readonly booking: UnknownBooking; readonly onClose: () => void };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Asks for the numbers that the carrier gave, then makes the shipment. */
export function BookedDialog({ booking, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const { mutateAsync } = useApiMutation(endpoints.staffBookings.booked, { refreshes: [endpoints.staffBookings.list] });
  const parcel = booking.parcels > 0;
  const contract = useContractForm({
    schema: bookedAfterAll.pick({ pro_number: true, pickup_number: true }),
    initialValues: { pro_number: '', pickup_number: '', tracking_numbers: '' },
    send: async (body, typed) => {
      const tracking = parcel ? linesOf(typed.tracking_numbers) : [];
      await mutateAsync({ params: { id: booking.id }, body: { ...body, tracking_numbers: tracking } });
      notifyDone({ title: t('staff_bookings.done_booked'), text: booking.reference });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('staff_bookings.booked_title', { number: booking.reference })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={contract.submit} noValidate className={css.form}>
        <p>{t('staff_bookings.booked_text', { carrier: booking.carrier_name })}</p>
        <FormErrors of={contract} />
        {parcel ? (
          <Textarea
            label={t('staff_bookings.tracking_numbers')}
            description={t('staff_bookings.tracking_count', { count: booking.parcels })}
            autosize={false}
            rows={5}
            data-autofocus
            {...form.getInputProps('tracking_numbers')}
          />
        ) : (
          <TextInput label={t('staff_bookings.pro')} data-autofocus {...form.getInputProps('pro_number')} />
        )}
        <TextInput label={t('staff_bookings.pickup_number')} {...form.getInputProps('pickup_number')} />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('staff_bookings.confirm_booked')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
