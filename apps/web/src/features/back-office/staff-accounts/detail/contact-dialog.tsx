import { accountAddressRequest, endpoints, type BodyInput, type StaffAccount } from '@waybill/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { useSavedFirst } from '../../../../ui/use-saved-first.ts';
import { AddressFields, startValues, type AddressValues } from '../../../identity/settings/public.ts';
import { accountReads } from '../account-reads.ts';

export type Contact = 'address' | 'billing_address';
type Props = { readonly of: Contact; readonly account: StaffAccount; readonly onClose: () => void };

function ContactForm({ of, account, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffAccounts.contacts, { refreshes: accountReads });
  const savedFirst = useSavedFirst(accountReads, onClose);
  const [version] = useState(account.contacts_version);
  const save = async (body: Omit<BodyInput<typeof endpoints.staffAccounts.contacts>, 'version'>): Promise<void> => {
    try {
      await send.mutateAsync({ params: { id: account.id }, body: { ...body, version } });
    } catch (problem) {
      return savedFirst(problem);
    }
    notifyDone({ title: t('staff_accounts.contacts.done') });
    guard.onDirty(false);
    onClose();
  };
  const contract = useContractForm<typeof accountAddressRequest, AddressValues>({
    schema: accountAddressRequest,
    initialValues: startValues(account[of] ?? account.address),
    send: ({ place_confirmed, ...body }) => save({ [of]: body, place_confirmed }),
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.contacts.save')}>
      <AddressFields form={contract.form} />
      {of === 'billing_address' && account.billing_address !== null && (
        <Button variant="subtle" loading={send.isPending} onClick={() => void save({ billing_address: null })}>
          {t('staff_accounts.contacts.same_again')}
        </Button>
      )}
    </DialogForm>
  );
}

/** Changes whom to call at an account, or where its invoices go. */
export function ContactDialog({ of, account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t(`staff_accounts.contacts.edit_${of}`)} size="lg" onClose={onClose}>
      {(guard) => <ContactForm of={of} account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
