import { Checkbox, TextInput } from '@mantine/core';
import {
  activation,
  booksTimeZone,
  creditTerms,
  endpoints,
  holdByHand,
  mostOpenDays,
  usualOpenDays,
  type CreditAccount,
} from '@waybill/contract';
import { addDays, zoned } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { refreshes, useOutrun } from './staff-words.ts';
import { TermsFields, type TypedTerms } from './terms-fields.tsx';

type Whose = Pick<CreditAccount, 'account'>;
type DialogProps<A = Whose> = { readonly account: A; readonly onClose: () => void };
type FormProps<A = Whose> = DialogProps<A> & { readonly guard: DialogGuard };
const { activate, hold, terms } = endpoints.creditHolds;

/** The day so many days from today, by the calendar of the books. */
function inDays(days: number): string {
  return addDays(zoned(Date.now(), booksTimeZone).date, days);
}

function ActivateForm({ account, guard, onClose }: FormProps) {
  const { t } = useTranslation();
  const outrun = useOutrun(onClose);
  const send = useApiMutation(activate, { refreshes });
  const contract = useContractForm({
    schema: activation,
    initialValues: { reason: '', until: inDays(usualOpenDays) },
    send: (body) => send.mutateAsync({ params: { id: account.account.id }, body }).then(onClose, outrun),
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('credit_holds.activate.send')}>
      <p>{t('credit_holds.activate.text')}</p>
      <ReasonField {...contract.form.getInputProps('reason')} label={t('credit_holds.activate.reason')} most={500} />
      <TextInput
        {...contract.form.getInputProps('until')}
        type="date"
        label={t('credit_holds.activate.until')}
        min={inDays(0)}
        max={inDays(mostOpenDays)}
        required
        data-path="until"
      />
    </DialogForm>
  );
}

/** Takes an account off hold for some days. */
export function ActivateDialog({ account, onClose }: DialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('credit_holds.activate.title', { account: account.account.name })} size="md" onClose={onClose}>
      {(guard) => <ActivateForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}

function HoldForm({ account, guard, onClose }: FormProps) {
  const { t } = useTranslation();
  const outrun = useOutrun(onClose);
  const send = useApiMutation(hold, { refreshes });
  const contract = useContractForm({
    schema: holdByHand,
    initialValues: { reason: '' },
    send: (body) => send.mutateAsync({ params: { id: account.account.id }, body }).then(onClose, outrun),
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('credit_holds.hold.send')}>
      <p>{t('credit_holds.hold.text')}</p>
      <ReasonField {...contract.form.getInputProps('reason')} label={t('credit_holds.hold.reason')} most={500} />
    </DialogForm>
  );
}

/** Puts an account on hold by hand. */
export function HoldDialog({ account, onClose }: DialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('credit_holds.hold.title', { account: account.account.name })} size="md" onClose={onClose}>
      {(guard) => <HoldForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}

function termsOf(account: CreditAccount): TypedTerms & { open_disputes_owed: boolean } {
  const { limit, terms_days, grace_days, open_disputes_owed } = account;
  return { credit_limit: limit?.amount ?? null, terms_days, grace_days, open_disputes_owed };
}

function TermsForm({ account, guard, onClose }: FormProps<CreditAccount>) {
  const { t } = useTranslation();
  const send = useApiMutation(terms, { refreshes });
  const contract = useContractForm({
    schema: creditTerms,
    initialValues: termsOf(account),
    send: (body) => send.mutateAsync({ params: { id: account.account.id }, body }).then(onClose),
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('credit_holds.terms.send')}>
      <TermsFields
        form={contract.form}
        words={{
          limit: {
            label: t('credit_holds.terms.limit'),
            hint: t('credit_holds.terms.limit_hint', { currency: account.exposure.currency }),
          },
          terms_days: { label: t('credit_holds.terms.terms'), hint: t('credit_holds.terms.terms_hint') },
          grace_days: { label: t('credit_holds.terms.grace') },
        }}
      />
      <Checkbox
        {...contract.form.getInputProps('open_disputes_owed', { type: 'checkbox' })}
        label={t('credit_holds.terms.disputes')}
        description={t('credit_holds.terms.disputes_hint')}
      />
    </DialogForm>
  );
}

/** Sets what an account may owe, and how long. */
export function TermsDialog({ account, onClose }: DialogProps<CreditAccount>) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('credit_holds.terms.title', { account: account.account.name })} size="md" onClose={onClose}>
      {(guard) => <TermsForm account={account} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
