import type { ApiClient } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconBan, IconCircleCheck, IconZzz } from '../../../ui/icons.ts';
import css from './api-clients.module.css';
import { ownZone, stateTones } from './words.ts';

const icons = { active: IconCircleCheck, off: IconZzz, revoked: IconBan } as const;

/** Whether a client may call, as picture and word. */
export function ClientState({ state }: { readonly state: ApiClient['state'] }) {
  const { t } = useTranslation();
  return (
    <ToneChip tone={stateTones[state]} icon={icons[state]}>
      {t(`api_clients.states.${state}`)}
    </ToneChip>
  );
}

/** Scopes by their names, as a program sends them. */
export function ScopeList({ scopes }: { readonly scopes: ApiClient['scopes'] }) {
  return (
    <span className={css.scopes}>
      {scopes.map((scope) => (
        <code key={scope}>{scope}</code>
      ))}
    </span>
  );
}

/** When a client called last. */
export function LastCall({ at }: { readonly at: string | null }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return at === null ? <span className="wb-soft">{t('api_clients.never_used')}</span> : dateTime(at, ownZone());
}

/** Calls of a week, and how many of them were refused. */
export function WeekOfCalls({ client }: { readonly client: ApiClient }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <span className={css.two}>
      {number(client.calls)}
      {client.refused > 0 && (
        <span className={css.refused}>{t('api_clients.refused_count', { count: client.refused })}</span>
      )}
    </span>
  );
}
