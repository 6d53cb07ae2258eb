import { NativeSelect, Textarea } from '@mantine/core';
import { endpoints, shipmentStatuses, statusInput, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props = { readonly shipment: Shipment; readonly onClose: () => void };

/** Another status by hand, with the reason; refused when somebody else was first. */
export function StatusDialog({ shipment, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.setStatus, { refreshes: deskReads });
  // The status that was shown when the dialog opened, whatever the page learns meanwhile.
  const [seen] = useState(shipment.status);
  const others = shipmentStatuses.filter((status) => status !== seen);
  const contract = useContractForm({
    schema: statusInput.omit({ seen: true }),
    initialValues: { status: others[0] ?? seen, reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { id: shipment.id }, body: { ...body, seen } });
      notifyDone({ title: t('shipment_desk.status_done'), text: shipment.bol_number });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DeskDialog
      title={t('shipment_desk.status_title', { number: shipment.bol_number })}
      lead={t('shipment_desk.status_text')}
      contract={contract}
      confirm={t('shipment_desk.save_status')}
      onClose={onClose}
    >
      <NativeSelect
        label={t('shipment_desk.status')}
        data-autofocus
        data={others.map((value) => ({ value, label: t(`freight.status.${value}`) }))}
        {...form.getInputProps('status')}
      />
      <Textarea label={t('shipment_desk.reason')} rows={3} maxLength={300} {...form.getInputProps('reason')} />
    </DeskDialog>
  );
}
