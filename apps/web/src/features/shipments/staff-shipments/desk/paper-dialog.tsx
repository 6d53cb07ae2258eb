import { FileInput, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { staffUploadKinds, endpoints, paperLimits } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { queryKey } from '../../../../lib/api/query.ts';
import { sendFile } from '../../../../lib/api/send-file.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { IconUpload } from '../../../../ui/icons.ts';
import { notifyDone } from '../../../../ui/notify.ts';
import { deskReads, type DeskSubject } from './api.ts';
import { DeskDialog } from './desk-dialog.tsx';

type Props = { readonly about: DeskSubject; readonly onClose: () => void };

/** A paper of a shipment, which the customer then finds among the documents. */
export function PaperDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const contract = useContractForm({
    schema: z.object({ kind: z.enum(staffUploadKinds) }),
    initialValues: { kind: staffUploadKinds[0], file: '' },
    check: () =>
      file === null
        ? [{ field: 'file', code: 'required', params: {} }]
        : file.size > paperLimits.bytes
          ? [{ field: 'file', code: 'paper_unreadable', params: {} }]
          : [],
    send: async ({ kind }) => {
      if (file === null) return;
      await sendFile(endpoints.shipmentDesk.upload, {
        params: { id: about.id },
        query: { kind, name: file.name },
        file,
        signal: new AbortController().signal,
        onSent: () => undefined,
      });
      await Promise.all(deskReads.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
      notifyDone({ title: t('shipment_desk.file_done'), text: file.name });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DeskDialog
      title={t('shipment_desk.upload_title', { number: about.number })}
      contract={contract}
      touched={file !== null}
      confirm={t('shipment_desk.save_file')}
      onClose={onClose}
    >
      <NativeSelect
        label={t('shipment_desk.kind')}
        data-autofocus
        data={staffUploadKinds.map((value) => ({ value, label: t(`freight.papers.kinds.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <FileInput
        label={t('shipment_desk.choose_file')}
        description={t('shipment_desk.file')}
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        accept={paperLimits.mediaTypes.join(',')}
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          form.clearFieldError('file');
        }}
        error={form.errors['file']}
      />
    </DeskDialog>
  );
}
