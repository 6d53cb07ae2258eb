import { Button, Group, TextInput } from '@mantine/core';
import { addressRequest, endpoints, type Address } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { bookReads } from '../api.ts';
import css from './address-form.module.css';
import { ContactFields } from './contact-fields.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { startValues, type AddressValues } from './values.ts';

const { create, update } = endpoints.addressBook;
type Props = {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  readonly guard: DialogGuard;
  readonly onDone: () => void;
};

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css.part}>
      <legend>{title}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}

/** Adds an address to the book, or changes one. */
export function AddressForm({ address, guard, onDone }: Props) {
  const { t } = useTranslation();
  const creating = useApiMutation(create, { refreshes: bookReads });
  const updating = useApiMutation(update, { refreshes: bookReads });
  const [newId] = useState(() => crypto.randomUUID());
  const contract = useContractForm<typeof addressRequest, AddressValues>({
    schema: addressRequest,
    initialValues: startValues(address),
    send: async (body) => {
      if (address === null) await creating.mutateAsync({ body: { ...body, id: newId } });
      else await updating.mutateAsync({ params: { id: address.id }, body });
      notifyDone({ title: t(address === null ? 'address_book.created' : 'address_book.updated'), text: body.company });
      onDone();
    },
  });
  const { form } = contract;
  useDirty(guard, form.isDirty());
  return (
    <form onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} title={t('address_book.form.failed')} />
      <Part title={t('address_book.form.place')}>
        <TextInput
          className={css.wide ?? ''}
          label={t('address_book.column.company')}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('company')}
        />
        <PlaceFields form={form} />
        <DuplicateNotice form={form} address={address} />
      </Part>
      <Part title={t('address_book.form.contact')}>
        <ContactFields form={form} />
      </Part>
      <Part title={t('address_book.form.site')}>
        <SiteFields form={form} />
      </Part>
      <Group justify="flex-end" gap="xs">
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('address_book.form.save')}
        </Button>
      </Group>
    </form>
  );
}
