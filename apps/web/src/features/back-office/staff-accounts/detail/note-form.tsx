import { Button, Textarea } from '@mantine/core';
import { accountNote, endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { accountReads } from '../account-reads.ts';
import css from '../staff-accounts.module.css';

const fresh = () => ({ id: crypto.randomUUID() as string, text: '' });

/** Writes a note for the team; Ctrl and Enter send it. */
export function NoteForm({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation();
  const send = useApiMutation(endpoints.staffAccountRecords.note, { refreshes: accountReads });
  const contract = useContractForm({
    schema: accountNote,
    initialValues: fresh(),
    send: async (body) => {
      await send.mutateAsync({ params: { id: accountId }, body });
      contract.form.setValues(fresh());
    },
  });
  const { form, failure } = contract;
  const typed = form.values.text.trim() !== '';
  return (
    <form className={css.note} noValidate onSubmit={contract.submit}>
      <Textarea
        {...form.getInputProps('text')}
        aria-label={t('staff_account_records.activity.note')}
        placeholder={t('staff_account_records.activity.note')}
        autosize={false}
        rows={typed ? 3 : 1}
        maxLength={2000}
        error={form.errors['text'] ?? failure}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) contract.submit();
        }}
      />
      {typed && (
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('staff_account_records.activity.keep')}
        </Button>
      )}
    </form>
  );
}
