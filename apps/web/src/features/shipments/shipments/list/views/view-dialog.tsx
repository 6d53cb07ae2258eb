import { Checkbox, TextInput } from '@mantine/core';
import { endpoints, newShipmentView, type ShipmentView } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../../lib/api/query.ts';
import { useContractForm } from '../../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../../ui/notify.ts';

const { list, create } = endpoints.shipmentViews;
type Props = { readonly content: ShipmentView['content']; readonly onClose: () => void };

function ViewForm({ content, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const saving = useApiMutation(create, { refreshes: [list] });
  // Sent twice, it is kept once.
  const [id] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: newShipmentView,
    initialValues: { id, name: '', shared: false, content },
    send: async (body) => {
      const { data } = await saving.mutateAsync({ body });
      notifyDone({ title: t('shipment_lists.views.kept', { name: data.name }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('shipment_lists.views.keep')}>
      <TextInput
        label={t('shipment_lists.views.name')}
        description={t('shipment_lists.views.name_hint')}
        maxLength={60}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox
        label={t('shipment_lists.views.share')}
        description={t('shipment_lists.views.share_hint')}
        {...form.getInputProps('shared', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}

/** Keeps the list as it stands under a name, for oneself or for everybody of the account. */
export function ViewDialog({ content, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('shipment_lists.views.keep_title')} size="md" onClose={onClose}>
      {(guard) => <ViewForm content={content} onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
