import { accountOwner, endpoints, type StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { accountReads } from '../account-reads.ts';
import { OwnerChoice } from '../owner-choice.tsx';

type Props = { readonly account: StaffAccount; readonly onClose: () => void };

function OwnerForm({ account, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffAccounts.owner, { refreshes: accountReads });
  const before = account.sales_owner?.id ?? null;
  const contract = useContractForm<typeof accountOwner, { owner_id: string | null }>({
    schema: accountOwner,
    initialValues: { owner_id: before },
    send: async (body) => {
      await send.mutateAsync({ params: { id: account.id }, body });
      notifyDone({
        title: t('staff_accounts.contacts.assigned'),
        action: {
          label: t('staff_accounts.contacts.undo'),
          run: () => send.mutate({ params: { id: account.id }, body: { owner_id: before } }),
        },
      });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.contacts.assign')}>
      <OwnerChoice
        label={t('staff_accounts.contacts.owner')}
        value={form.values.owner_id}
        onChange={(id) => form.setFieldValue('owner_id', id)}
        error={form.errors['owner_id']}
      />
    </DialogForm>
  );
}

/** Names who of the staff sells to the account. */
export function OwnerDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_accounts.contacts.owner')} size="sm" onClose={onClose}>
      {(guard) => <OwnerForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
