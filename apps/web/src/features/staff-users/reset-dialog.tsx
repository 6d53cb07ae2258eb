import { Button, Group, Textarea } from '@mantine/core';
import { endpoints, twoFactorReset, type StaffUserRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../lib/api/query.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../ui/form-dialog.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { notifyDone } from '../../ui/notify.ts';
import css from './staff-users.module.css';

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
  useDirty(guard, contract.form.isDirty());
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <p>{t('staff_users.reset_text', { name, email })}</p>
      <FormErrors of={contract} />
      <Textarea
        label={t('staff_users.reason')}
        description={t('staff_users.reason_hint')}
        autosize={false}
        rows={3}
        maxLength={300}
        data-autofocus
        {...contract.form.getInputProps('reason')}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {t('staff_users.confirm')}
        </Button>
      </Group>
    </form>
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
