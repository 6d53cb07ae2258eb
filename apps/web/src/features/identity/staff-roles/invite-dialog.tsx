import { TextInput } from '@mantine/core';
import { endpoints, staffInvite, type StaffRole } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Difference } from './difference.tsx';
import { roleReads } from './reads.ts';
import { RoleTicks } from './role-ticks.tsx';
import css from './staff-roles.module.css';

type Props = { readonly onClose: () => void };
type Values = { readonly email: string; readonly roles: StaffRole[]; readonly reason: string };

function InviteForm({ onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.roleManagement.invite, { refreshes: roleReads });
  const contract = useContractForm<typeof staffInvite, Values>({
    schema: staffInvite,
    initialValues: { email: '', roles: [], reason: '' },
    send: async (body) => {
      await mutateAsync({ body });
      notifyDone({ title: t('staff_roles.sent', { email: body.email }) });
      onClose();
    },
  });
  const { form } = contract;
  useDirty(guard, form.isDirty());
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <p>{t('staff_roles.invite_text')}</p>
      <FormErrors of={contract} />
      <TextInput
        label={t('staff_roles.email')}
        type="email"
        required
        data-autofocus
        autoComplete="off"
        data-path="email"
        {...form.getInputProps('email')}
      />
      <RoleTicks
        roles={form.values.roles}
        onChange={(roles) => form.setFieldValue('roles', roles)}
        error={form.errors['roles']}
      />
      {form.values.roles.length > 0 && <Difference before={[]} after={form.values.roles} />}
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('staff_roles.reason')}
        description={t('staff_roles.reason_hint')}
        rows={2}
        most={300}
        focus={false}
      />
      <DialogFoot guard={guard} sending={contract.sending} send={t('staff_roles.send')} />
    </form>
  );
}

/** Invites somebody to the staff by mail, with roles and a reason. */
export function InviteDialog({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_roles.invite_title')} size="lg" onClose={onClose}>
      {(guard) => <InviteForm onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}
