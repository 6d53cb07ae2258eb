import { Checkbox } from '@mantine/core';
import { staffRoles, type StaffRole } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './staff-roles.module.css';

type Props = {
  readonly roles: readonly StaffRole[];
  readonly onChange: (roles: StaffRole[]) => void;
  readonly error?: ReactNode;
  /** Roles that cannot be given here. */
  readonly locked?: (role: StaffRole) => boolean;
};

/** The seven roles to tick, each with what it is for. */
export function RoleTicks({ roles, onChange, error, locked }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      label={t('staff_roles.holds')}
      value={[...roles]}
      onChange={(ticked) => onChange(staffRoles.filter((role) => ticked.includes(role)))}
      error={error}
      data-path="roles"
    >
      <div className={css.ticks}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            value={role}
            label={t(`roles.${role}`)}
            description={t(`staff_roles.what_texts.${role}`)}
            disabled={locked?.(role) ?? false}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
