import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type AccountRole, endpoints, inviteBody } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { RoleChoice } from './role-choice.tsx';
import css from './users.module.css';

const { invite, list } = endpoints.accountUsers;
type Values = { readonly email: string; readonly account_role: AccountRole };

type Props = {
  readonly onClose: () => void;
  /** Sends it for another account than one's own. */
  readonly send?: (body: Values) => Promise<unknown>;
};

/** Invites somebody by mail, with a role. */
export function InviteDialog({ onClose, send }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const inviting = useApiMutation(invite, { refreshes: [list] });
  const contract = useContractForm<typeof inviteBody, Values>({
    schema: inviteBody,
    initialValues: { email: '', account_role: 'shipper' },
    send: async (body) => {
      await (send?.(body) ?? inviting.mutateAsync({ body }));
      notifyDone({ title: t('account_users.form.sent', { email: body.email }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account_users.form.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={contract.submit} noValidate>
        <p className={css.intro}>{t('account_users.form.text')}</p>
        <FormErrors of={contract} />
        <div className={css.fields}>
          <TextInput
            label={t('account_users.form.email')}
            type="email"
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <RoleChoice
            label={t('account_users.form.role')}
            description={t(`account_users.role_texts.${form.values.account_role}`)}
            value={form.values.account_role}
            onChoose={(role) => form.setFieldValue('account_role', role)}
          />
        </div>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('account_users.form.send')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
