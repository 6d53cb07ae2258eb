import { accountTerms, endpoints, type StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { TermsFields, type TypedTerms } from '../../../billing/credit-holds/public.ts';
import { accountReads } from '../account-reads.ts';
import { AccountReason } from '../account-reason.tsx';

type Props = { readonly account: StaffAccount; readonly onClose: () => void };
type Values = TypedTerms & { reason: string };

function TermsForm({ account, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffAccounts.terms, { refreshes: accountReads });
  const contract = useContractForm<typeof accountTerms, Values>({
    schema: accountTerms,
    initialValues: {
      credit_limit: account.credit.limit?.amount ?? null,
      terms_days: account.terms_days,
      grace_days: account.grace_days,
      reason: '',
    },
    send: async (body) => {
      await send.mutateAsync({ params: { id: account.id }, body });
      notifyDone({ title: t('staff_accounts.terms.done') });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.terms.send')}>
      <TermsFields
        form={contract.form}
        words={{
          limit: {
            label: t('staff_accounts.terms.limit'),
            hint: t('staff_accounts.terms.limit_hint', { currency: account.currency }),
          },
          terms_days: { label: t('staff_accounts.terms.days'), hint: t('staff_accounts.terms.days_hint') },
          grace_days: { label: t('staff_accounts.terms.grace'), hint: t('staff_accounts.terms.grace_hint') },
        }}
      />
      <AccountReason {...contract.form.getInputProps('reason')} />
    </DialogForm>
  );
}

/** Sets what an account may owe and how long, and says why. */
export function TermsDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_accounts.credit.change')} size="md" onClose={onClose}>
      {(guard) => <TermsForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
