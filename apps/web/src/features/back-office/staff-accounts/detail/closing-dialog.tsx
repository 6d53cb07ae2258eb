import { accountClosing, endpoints, type StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { accountReads } from '../account-reads.ts';
import { AccountReason } from '../account-reason.tsx';

type Props = { readonly account: StaffAccount; readonly onClose: () => void };

function ClosingForm({ account, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const act = account.closed === null ? 'close' : 'reopen';
  const send = useApiMutation(endpoints.staffAccounts[act], { refreshes: accountReads });
  const contract = useContractForm({
    schema: accountClosing,
    initialValues: { reason: '' },
    send: async (body) => {
      await send.mutateAsync({ params: { id: account.id }, body });
      notifyDone({ title: t(`staff_accounts.${act}.done`, { name: account.name }) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t(`staff_accounts.${act}.send`)}>
      <p>{t(`staff_accounts.${act}.text`)}</p>
      <AccountReason focus {...contract.form.getInputProps('reason')} />
    </DialogForm>
  );
}

/** Closes an account, or opens a closed one again, and says why. */
export function ClosingDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  const act = account.closed === null ? 'close' : 'reopen';
  return (
    <FormDialog title={t(`staff_accounts.${act}.title`, { name: account.name })} size="md" onClose={onClose}>
      {(guard) => <ClosingForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
