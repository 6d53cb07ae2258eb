import { Textarea } from '@mantine/core';
import { endpoints, twoFactorReset, type StaffUserRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';

type Props = { readonly person: StaffUserRow; readonly onClose: () => void };

function ResetForm({ person, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { id, name, email } = person;
  const { mutateAsync } = useApiMutation(endpoints.staffUsers.resetTwoFactor, {
    refreshes: [endpoints.staffUsers.list],
  });
  const contract = useContractForm({
    schema: twoFactorReset,
    initialValues: { reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { id }, body });
      notifyDone({ title: t('staff_users.done'), text: name });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_users.confirm')}>
      <p>{t('staff_users.reset_text', { name, email })}</p>
      <Textarea
        label={t('staff_users.reason')}
        description={t('staff_users.reason_hint')}
        autosize={false}
        rows={3}
        maxLength={300}
        data-autofocus
        {...contract.form.getInputProps('reason')}
      />
    </DialogForm>
  );
}

/** Says what a reset does and asks for its reason. */
export function ResetDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_users.reset_title', { name: props.person.name })} size="md" onClose={props.onClose}>
      {(guard) => <ResetForm {...props} guard={guard} />}
    </FormDialog>
  );
}
