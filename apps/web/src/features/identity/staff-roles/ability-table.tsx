import {
  accountRoleAbilities,
  accountRoles,
  staffRoleAbilities,
  staffRoles,
  type Ability,
  type AccountRole,
  type StaffRole,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconMinus } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';
import { abilityKey, customerAbilities, staffAbilities } from './ability-groups.ts';
import css from './staff-roles.module.css';

type AnyRole = StaffRole | AccountRole;
type Columns = { readonly roles: readonly AnyRole[]; readonly may: (role: AnyRole, ability: Ability) => boolean };

function Line({ ability, roles, may }: Columns & { readonly ability: Ability }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{t(`staff_roles.abilities.${abilityKey(ability)}`)}</th>
      {roles.map((role) => {
        const granted = may(role, ability);
        const Picture = granted ? IconCheck : IconMinus;
        return (
          <td key={role} data-may={granted || undefined}>
            <Picture size={16} stroke={granted ? 2 : 1.5} aria-hidden="true" />
            <span className="wb-only-heard">{t(granted ? 'staff_roles.may' : 'staff_roles.may_not')}</span>
          </td>
        );
      })}
    </tr>
  );
}

function Head({ roles }: Pick<Columns, 'roles'>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('staff_roles.ability')}</th>
        {roles.map((role) => (
          <th key={role} scope="col">
            {t(`roles.${role}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const staffColumns: Columns = {
  roles: staffRoles,
  may: (role, ability) => staffRoleAbilities[role as StaffRole].includes(ability),
};
const customerColumns: Columns = {
  roles: accountRoles,
  may: (role, ability) => accountRoleAbilities[role as AccountRole].includes(ability),
};

/** What each role may do, read from the very table that the server asks. */
export function AbilityTable() {
  const { t } = useTranslation();
  return (
    <div className={css.stack}>
      <Panel title={t('staff_roles.staff')} note={t('staff_roles.table_note')} flush>
        <div className={css.scroll} {...scrolledByKeys} aria-label={t('staff_roles.table')}>
          <table className={css.matrix}>
            <Head roles={staffRoles} />
            {staffAbilities.map(([group, abilities]) => (
              <tbody key={group}>
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={staffRoles.length + 1}>
                    {t(`staff_roles.groups.${group}`)}
                  </th>
                </tr>
                {abilities.map((ability) => (
                  <Line key={ability} ability={ability} {...staffColumns} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </Panel>
      <Panel title={t('staff_roles.customers')} note={t('staff_roles.customers_note')} flush>
        <div className={css.scroll} {...scrolledByKeys} aria-label={t('staff_roles.customers')}>
          <table className={css.matrix}>
            <Head roles={accountRoles} />
            <tbody>
              {customerAbilities.map((ability) => (
                <Line key={ability} ability={ability} {...customerColumns} />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  );
}
