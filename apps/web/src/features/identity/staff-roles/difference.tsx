import { abilities, abilitiesOf, isStaff, type Ability, type StaffRole } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconMinus, IconPlus } from '../../../ui/icons.ts';
import { abilityKey } from './ability-groups.ts';
import css from './staff-roles.module.css';

type Props = { readonly before: readonly StaffRole[]; readonly after: readonly StaffRole[] };

const mayOf = (roles: readonly StaffRole[]) => abilitiesOf({ roles, account_role: null });

function List({ what, of }: { readonly what: 'gains' | 'loses'; readonly of: readonly Ability[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  const Picture = what === 'gains' ? IconPlus : IconMinus;
  return (
    <details className={css.effect} data-what={what}>
      <summary>
        <Picture size={16} aria-hidden="true" />
        {what === 'gains' ? t('staff_roles.gains', { count: of.length }) : t('staff_roles.loses', { count: of.length })}
      </summary>
      <ul>
        {of.map((ability) => (
          <li key={ability}>{t(`staff_roles.abilities.${abilityKey(ability)}`)}</li>
        ))}
      </ul>
    </details>
  );
}

/** What a change of roles does: abilities won and lost, before it is saved. */
export function Difference({ before, after }: Props) {
  const { t } = useTranslation();
  const [had, has] = [mayOf(before), mayOf(after)];
  const gains = abilities.filter((ability) => has.has(ability) && !had.has(ability));
  const loses = abilities.filter((ability) => had.has(ability) && !has.has(ability));
  const same = before.length === after.length && before.every((role) => after.includes(role));
  return (
    <div className={css.difference} aria-live="polite">
      {same && <span className="wb-soft">{t('staff_roles.unchanged')}</span>}
      {!same && gains.length + loses.length === 0 && <span>{t('staff_roles.same_abilities')}</span>}
      <List what="gains" of={gains} />
      <List what="loses" of={loses} />
      {isStaff(before) && !isStaff(after) && <b>{t('staff_roles.leaves_staff')}</b>}
    </div>
  );
}
