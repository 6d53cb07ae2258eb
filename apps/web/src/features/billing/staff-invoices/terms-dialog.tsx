import { endpoints, invoiceTermsBody, type StaffInvoice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { shortDay } from '../../../lib/format/days.ts';
import { DaysInput, type TypedDays } from '../../../ui/days-input.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';

type Props = { readonly invoice: StaffInvoice; readonly onClose: () => void };
const { list, show, terms } = endpoints.staffInvoices;
const refreshes = [list, show] as const;

function TermsForm({ invoice, guard, onClose }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(terms, { refreshes });
  const contract = useContractForm<typeof invoiceTermsBody, { terms_days: TypedDays }>({
    schema: invoiceTermsBody,
    initialValues: { terms_days: invoice.terms_days },
    send: async (body) => {
      await mutateAsync({ params: { account: invoice.account.id, id: invoice.id }, body });
      notifyDone({ title: t('staff_invoices.terms_done') });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_invoices.save')}>
      <DaysInput
        label={t('staff_invoices.terms')}
        hint={t('staff_invoices.terms_hint', { date: shortDay(invoice.issued_on) })}
        value={form.values.terms_days}
        onChange={(days) => form.setFieldValue('terms_days', days)}
        error={form.errors['terms_days']}
        path="terms_days"
        focus
      />
    </DialogForm>
  );
}

/** Changes when one invoice is due. */
export function TermsDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_invoices.change_terms')} size="sm" onClose={onClose}>
      {(guard) => <TermsForm invoice={invoice} guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}
