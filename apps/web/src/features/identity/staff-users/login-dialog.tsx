import { endpoints, loginChange, type StaffUserRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';

const { list, disable, enable } = endpoints.staffUsers;

type Props = { readonly person: StaffUserRow; readonly onClose: () => void };

function LoginForm({ person, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { id, name } = person;
  const act = person.disabled === null ? 'disable' : 'enable';
  const disabling = useApiMutation(disable, { refreshes: [list] });
  const enabling = useApiMutation(enable, { refreshes: [list] });
  // The dialog is gone by then, and callbacks of `mutate` would not be called any more.
  const undo = (): void =>
    void enabling.mutateAsync({ params: { id }, body: { reason: t('staff_users.undo_reason') } }).then(
      () => notifyDone({ title: t('staff_users.enable.done', { name }) }),
      (problem: ApiProblem) => notifyRefused({ title: t('staff_users.failed'), text: problem.message }),
    );
  const contract = useContractForm({
    schema: loginChange,
    initialValues: { reason: '' },
    send: async (body) => {
      await (act === 'disable' ? disabling : enabling).mutateAsync({ params: { id }, body });
      const action = { label: t('staff_users.undo'), run: undo };
      notifyDone({ title: t(`staff_users.${act}.done`, { name }), ...(act === 'disable' ? { action } : {}) });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t(`staff_users.${act}.send`)}>
      <p>{t(`staff_users.${act}.text`, { name })}</p>
      <ReasonField
        label={t('staff_users.reason')}
        hint={t('staff_users.kept_reason')}
        most={300}
        {...contract.form.getInputProps('reason')}
      />
    </DialogForm>
  );
}

/** Disables a login, or enables a disabled one again, and says why. */
export function LoginDialog(props: Props) {
  const { t } = useTranslation();
  const { name, disabled } = props.person;
  const act = disabled === null ? 'disable' : 'enable';
  return (
    <FormDialog title={t(`staff_users.${act}.title`, { name })} size="md" onClose={props.onClose}>
      {(guard) => <LoginForm {...props} guard={guard} />}
    </FormDialog>
  );
}
