import { Select } from '@mantine/core';
import { accountRoles, type AccountRole } from '@waybill/contract';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import css from './users.module.css';

type Props = Omit<ComponentProps<typeof Select>, 'data' | 'value' | 'onChange' | 'renderOption'> & {
  readonly value: AccountRole;
  readonly onChoose: (role: AccountRole) => void;
};

/** A role inside the account, each with what it may do. Not all of the staff may make somebody an owner. */
export function RoleChoice({ value, onChoose, ...rest }: Props) {
  const { t } = useTranslation();
  const me = useUser();
  const mayMakeOwner = me?.account !== null || me.abilities.includes('staff.accounts.owners');
  const roles = accountRoles.filter((role) => role !== 'owner' || role === value || mayMakeOwner);
  return (
    <Select
      {...rest}
      value={value}
      data={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      comboboxProps={{ width: 280, position: 'bottom-end' }}
      renderOption={({ option }) => (
        <span className={css.roleOption}>
          <span>{option.label}</span>
          <span className={css.soft}>{t(`account_users.role_texts.${option.value as AccountRole}`)}</span>
        </span>
      )}
      onChange={(chosen) => {
        const role = accountRoles.find((one) => one === chosen);
        if (role !== undefined && role !== value) onChoose(role);
      }}
    />
  );
}
