import { Button, NativeSelect, TextInput } from '@mantine/core';
import { askedFor, askedHows, endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { openView } from './open-view.ts';

type Account = { readonly id: string; readonly name: string };

function AskedForm({ account, guard }: { readonly account: Account; readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: askedFor,
    initialValues: { asked_by: '', asked_how: 'phone' },
    send: async (body) => {
      const { data: view } = await call(endpoints.customerViews.book, { params: { id: account.id }, body });
      await openView(view, pathTo('quote'));
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('booking_for.begin')}>
      <p className="wb-soft">{t('booking_for.text')}</p>
      <TextInput
        label={t('booking_for.asked_by')}
        maxLength={120}
        data-autofocus
        data-path="asked_by"
        autoComplete="off"
        {...form.getInputProps('asked_by')}
      />
      <NativeSelect
        label={t('booking_for.asked_how')}
        data={askedHows.map((value) => ({ value, label: t(`booking_for.hows.${value}`) }))}
        {...form.getInputProps('asked_how')}
      />
    </DialogForm>
  );
}

/** Starts quoting and booking for a customer; hidden for users without the ability. */
export function BookForButton({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.book_for') ?? false;
  const [opened, setOpened] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('booking_for.open')}
      </Button>
      {opened && (
        <FormDialog
          title={t('booking_for.title', { account: account.name })}
          size="md"
          onClose={() => setOpened(false)}
        >
          {(guard) => <AskedForm account={account} guard={guard} />}
        </FormDialog>
      )}
    </>
  );
}
