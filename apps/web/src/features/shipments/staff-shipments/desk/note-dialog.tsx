import { Checkbox, Textarea } from '@mantine/core';
import { endpoints, noteInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads, type DeskSubject } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props = { readonly about: DeskSubject; readonly onClose: () => void };

/** A note for staff, or one that the customer reads too. */
export function NoteDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.shipmentDesk.addNote, { refreshes: deskReads });
  // One for each dialog: sent again after a broken line, it is the same note.
  const [noteId] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: noteInput.omit({ note_id: true }),
    initialValues: { text: '', for_customer: false },
    send: async (body) => {
      await mutateAsync({ params: { id: about.id }, body: { ...body, note_id: noteId } });
      notifyDone({ title: t('shipment_desk.note_done'), text: about.number });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DeskDialog
      title={t('shipment_desk.note_title', { number: about.number })}
      contract={contract}
      confirm={t('shipment_desk.save_note')}
      onClose={onClose}
    >
      <Textarea
        label={t('shipment_desk.note')}
        rows={5}
        maxLength={2000}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <Checkbox label={t('shipment_desk.for_customer')} {...form.getInputProps('for_customer', { type: 'checkbox' })} />
    </DeskDialog>
  );
}
