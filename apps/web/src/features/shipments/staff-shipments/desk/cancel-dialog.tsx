import { cancelInput, endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { ReasonField } from '../../../../ui/reason-field.tsx';
import { deskReads, type DeskSubject } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props = { readonly about: DeskSubject; readonly onClose: () => void };

/** Cancels a shipment for its customer, with a reason that the customer sees. */
export function CancelDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.cancel, { refreshes: deskReads });
  const contract = useContractForm({
    schema: cancelInput,
    initialValues: { reason: '' },
    send: async (body) => {
      const { data } = await mutateAsync({ params: { id: about.id }, body });
      notifyDone({ title: t(data.can.cancel ? 'shipment_desk.cancel_open' : 'shipment_desk.canceled') });
      onClose();
    },
  });
  return (
    <DeskDialog
      title={t('shipment_desk.cancel_title', { number: about.number })}
      lead={t('shipment_desk.cancel_text')}
      contract={contract}
      confirm={t('shipment_desk.confirm_cancel')}
      onClose={onClose}
    >
      <ReasonField label={t('shipment_desk.reason')} most={300} {...contract.form.getInputProps('reason')} />
    </DeskDialog>
  );
}
