import { Button, Group, Modal, TextInput } from '@mantine/core';
import { endpoints, pickupMade, type UnclearPickup } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import css from './staff-bookings.module.css';

/** What of a pickup a decision is about. */
export type DecidedPickup = Pick<UnclearPickup, 'id' | 'kind' | 'carrier_name'> & {
  readonly shipment: Pick<UnclearPickup['shipment'], 'bol_number'>;
};
/** What a person decides about a pickup. */
export type PickupDecision = { readonly made: boolean; readonly pickup: DecidedPickup };
type Props = { readonly decision: PickupDecision; readonly onClose: () => void };

const numberMissing = { field: 'pickup_number', code: 'required', params: {} } as const;

/** The words of a decision: of a pickup, or of the calling off of one. */
function wordsOf({ made, pickup }: PickupDecision) {
  if (pickup.kind === 'pickup') return made ? 'made' : 'not_made';
  return made ? 'canceled' : 'not_canceled';
}

/** Says what a decision will do, asks for the number where there is one, and carries it out. */
export function PickupDecisionDialog({ decision, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const { made, pickup } = decision;
  const refreshes = [endpoints.staffPickups.list, endpoints.exceptions.list, endpoints.exceptions.counts];
  const saying = useApiMutation(endpoints.staffPickups.made, { refreshes });
  const denying = useApiMutation(endpoints.staffPickups.notMade, { refreshes });
  const asksNumber = made && pickup.kind === 'pickup';
  const words = wordsOf(decision);
  const number = pickup.shipment.bol_number;
  const contract = useContractForm({
    schema: pickupMade,
    initialValues: { pickup_number: '' },
    check: (typed) => (asksNumber && typed.pickup_number.trim() === '' ? [numberMissing] : []),
    send: async (body) => {
      const params = { id: pickup.id };
      await (made ? saying.mutateAsync({ params, body }) : denying.mutateAsync({ params }));
      notifyDone({ title: t('staff_pickups.done'), text: number });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`staff_pickups.${words}_title`, { number })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={contract.submit} noValidate className={css.form}>
        <p>{t(`staff_pickups.${words}_text`, { carrier: pickup.carrier_name })}</p>
        <FormErrors of={contract} />
        {asksNumber && (
          <TextInput
            label={t('staff_pickups.pickup_number')}
            maxLength={40}
            data-autofocus
            {...contract.form.getInputProps('pickup_number')}
          />
        )}
        <Group justify="flex-end" gap="xs" mt="md">
          <Button data-autofocus={!asksNumber || undefined} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t(`staff_pickups.confirm_${words}`)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
