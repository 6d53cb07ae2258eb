import { Radio } from '@mantine/core';
import { accountMailKinds, endpoints, manyMails, manyOwners, manyTerms, type StaffAccountRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DaysInput, type TypedDays } from '../../../../ui/days-input.tsx';
import layout from '../../../../ui/page-layout.module.css';
import { DialogFoot } from '../../../../ui/dialog-foot.tsx';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { accountReads } from '../account-reads.ts';
import { OwnerChoice } from '../owner-choice.tsx';
import { AccountReason } from '../account-reason.tsx';

export type ManyAct = 'owner' | 'terms' | 'mail';
type Props = { readonly rows: readonly StaffAccountRow[]; readonly onClose: () => void };
type FormProps = Props & { readonly guard: DialogGuard };
const table = endpoints.staffAccountsMany;
const idsOf = (rows: Props['rows']) => rows.map(({ id }) => id);

/** Says for how many it was done and how many needed nothing, and closes the dialog. */
function useFinish(onClose: () => void): (answer: { data: { changed: number; passed_over: number } }) => void {
  const { t } = useTranslation();
  return ({ data: { changed, passed_over: over } }) => {
    notifyDone({
      title: t('staff_accounts.many.done', { count: changed }),
      ...(over > 0 ? { text: t('staff_accounts.many.passed_over', { count: over }) } : {}),
    });
    onClose();
  };
}

function OwnerForm({ rows, onClose, guard }: FormProps) {
  const { t } = useTranslation();
  const finish = useFinish(onClose);
  const send = useApiMutation(table.owner, { refreshes: accountReads });
  const contract = useContractForm<typeof manyOwners, { ids: string[]; owner_id: string | null }>({
    schema: manyOwners,
    initialValues: { ids: idsOf(rows), owner_id: null },
    send: (body) => send.mutateAsync({ body }).then(finish),
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.many.assign', { count: rows.length })}>
      <OwnerChoice
        label={t('staff_accounts.contacts.owner')}
        value={form.values.owner_id}
        onChange={(id) => form.setFieldValue('owner_id', id)}
        error={form.errors['owner_id']}
      />
    </DialogForm>
  );
}

function TermsForm({ rows, onClose, guard }: FormProps) {
  const { t } = useTranslation();
  const finish = useFinish(onClose);
  const send = useApiMutation(table.terms, { refreshes: accountReads });
  const contract = useContractForm<typeof manyTerms, { ids: string[]; terms_days: TypedDays; reason: string }>({
    schema: manyTerms,
    initialValues: { ids: idsOf(rows), terms_days: 30, reason: '' },
    send: (body) => send.mutateAsync({ body }).then(finish),
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.many.set', { count: rows.length })}>
      <DaysInput
        label={t('staff_accounts.terms.days')}
        hint={t('staff_accounts.terms.days_hint')}
        focus
        value={form.values.terms_days}
        error={form.errors['terms_days']}
        path="terms_days"
        onChange={(value) => form.setFieldValue('terms_days', value)}
      />
      <AccountReason {...form.getInputProps('reason')} />
    </DialogForm>
  );
}

function MailForm({ rows, onClose, guard }: FormProps) {
  const { t } = useTranslation();
  const finish = useFinish(onClose);
  const send = useApiMutation(table.mail, { refreshes: accountReads });
  const contract = useContractForm<typeof manyMails, { ids: string[]; kind: (typeof accountMailKinds)[number] }>({
    schema: manyMails,
    initialValues: { ids: idsOf(rows), kind: 'reminder' },
    send: (body) => send.mutateAsync({ body }).then(finish),
  });
  const { form } = contract;
  return (
    <form className={layout.form} noValidate onSubmit={contract.submit}>
      <FormErrors of={contract} />
      <p>{t('staff_accounts.many.mail_text')}</p>
      <Radio.Group
        aria-label={t('staff_accounts.many.mail')}
        value={form.values.kind}
        onChange={(value) => form.setFieldValue('kind', accountMailKinds.find((kind) => kind === value) ?? 'reminder')}
      >
        <div className={layout.form}>
          {accountMailKinds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`staff_accounts.many.kinds.${kind}`)}
              description={t(`staff_accounts.many.kinds.${kind}_note`)}
            />
          ))}
        </div>
      </Radio.Group>
      <DialogFoot
        guard={guard}
        sending={contract.sending}
        send={t('staff_accounts.many.send', { count: rows.length })}
      />
    </form>
  );
}

const forms = { owner: OwnerForm, terms: TermsForm, mail: MailForm } as const;

/** Does one thing for every chosen account. */
export function ManyDialog({ act, rows, onClose }: Props & { readonly act: ManyAct }) {
  const { t } = useTranslation();
  const Form = forms[act];
  return (
    <FormDialog title={t(`staff_accounts.many.${act}`)} size="md" onClose={onClose}>
      {(guard) => <Form rows={rows} onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
