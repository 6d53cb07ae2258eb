import { TextInput } from '@mantine/core';
import { endpoints, proInput, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props = { readonly shipment: Shipment; readonly onClose: () => void };

/** The PRO number as the carrier gave it; the server looks at it by the carrier's own rule. */
export function ProDialog({ shipment, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.correctPro, { refreshes: deskReads });
  const [seen] = useState(shipment.pro_number);
  const contract = useContractForm({
    schema: proInput.omit({ seen: true }),
    initialValues: { pro_number: seen ?? '' },
    send: async (body) => {
      await mutateAsync({ params: { id: shipment.id }, body: { ...body, seen } });
      notifyDone({ title: t('shipment_desk.pro_done', { pro: body.pro_number }), text: shipment.bol_number });
      onClose();
    },
  });
  return (
    <DeskDialog
      title={t('shipment_desk.pro_title', { number: shipment.bol_number })}
      contract={contract}
      confirm={t('shipment_desk.save_pro')}
      onClose={onClose}
    >
      <TextInput
        label={t('shipment_desk.pro')}
        description={`${shipment.carrier_name} (${shipment.scac})`}
        classNames={{ input: 'wb-mono' }}
        maxLength={30}
        data-autofocus
        {...contract.form.getInputProps('pro_number')}
      />
    </DeskDialog>
  );
}
