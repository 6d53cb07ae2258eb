import { Button, Checkbox, Group, Modal, TextInput } from '@mantine/core';
import { endpoints, fields, type DocumentKind, type Shipment } from '@waybill/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../../lib/api/call.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import css from './documents-panel.module.css';

type Props = { readonly shipment: Shipment; readonly kinds: readonly DocumentKind[]; readonly onClose: () => void };

const shape = z.object({ to: fields.email, kinds: z.array(z.string()).min(1, 'required') });

/** Mails documents to somebody. One opening of the dialog is one mail, however often the button is pressed. */
export function MailDialog({ shipment, kinds, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const cache = useQueryClient();
  const [mailId] = useState(() => crypto.randomUUID());
  const contract = useContractForm({
    schema: shape,
    initialValues: { to: '', kinds: [...kinds] as DocumentKind[] },
    send: async ({ to }, typed) => {
      await call(endpoints.shipments.mailDocuments, {
        params: { id: shipment.id },
        body: { mail_id: mailId, to, kinds: typed.kinds },
      });
      void cache.invalidateQueries({
        queryKey: queryKey(endpoints.shipments.documentMails, { params: { id: shipment.id } }),
      });
      notifyDone({ title: t('quotes.documents.mail_sent', { to }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('quotes.documents.mail_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={contract.submit} noValidate className={css.mail}>
        <FormErrors of={contract} />
        <TextInput
          data-autofocus
          type="email"
          label={t('quotes.documents.mail_to')}
          autoComplete="email"
          {...form.getInputProps('to')}
        />
        <Checkbox.Group
          label={t('quotes.documents.mail_what')}
          description={t('quotes.documents.mail_hint')}
          {...form.getInputProps('kinds')}
        >
          <div className={css.kinds}>
            {shipment.documents.map(({ kind }) => (
              <Checkbox key={kind} value={kind} label={t(`quotes.documents.${kind}`)} />
            ))}
          </div>
        </Checkbox.Group>
        <Group justify="flex-end" gap="xs">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('quotes.documents.mail_send')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
