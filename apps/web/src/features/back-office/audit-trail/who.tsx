import type { AuditRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconKey, IconRobot, IconUser, IconUserQuestion } from '../../../ui/icons.ts';
import css from './audit-trail.module.css';

const icons = { user: IconUser, client: IconKey, system: IconRobot, anonymous: IconUserQuestion } as const;

/** Who did it: a person by name and email, the system by its job. */
export function Who({ actor }: { readonly actor: AuditRow['actor'] }) {
  const { t } = useTranslation();
  const Picture = icons[actor.kind];
  const name = {
    user: actor.name ?? actor.label,
    client: t('audit_trail.by_client', { name: actor.label }),
    system: t('audit_trail.by_system', { job: actor.label }),
    anonymous: t('audit_trail.by_nobody'),
  }[actor.kind];
  return (
    <span className={css.who}>
      <Picture size={16} aria-hidden="true" className={css.icon} />
      <span>
        {name}
        {actor.kind === 'user' && actor.name !== null && <span className={css.under}>{actor.label}</span>}
      </span>
    </span>
  );
}
