import type { RolePerson } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconKey, IconShieldLock, IconUser, IconWand } from '../../../ui/icons.ts';
import css from './staff-roles.module.css';

const looks = {
  super_admin: { tone: 'care', icon: IconKey },
  fpg_admin: { tone: 'move', icon: IconShieldLock },
  fpg_feature: { tone: 'off', icon: IconWand },
} as const;
const usual = { tone: 'go', icon: IconUser } as const;

/** The roles somebody holds, those that may do most marked. */
export function RoleChips({ roles }: { readonly roles: RolePerson['roles'] }) {
  const { t } = useTranslation();
  if (roles.length === 0) return <span className="wb-soft">{t('staff_roles.no_role')}</span>;
  return (
    <span className={css.chips}>
      {roles.map(({ role }) => {
        const look = role in looks ? looks[role as keyof typeof looks] : usual;
        return (
          <ToneChip key={role} {...look}>
            {t(`roles.${role}`)}
          </ToneChip>
        );
      })}
    </span>
  );
}
