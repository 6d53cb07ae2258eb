import type { SealState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconClock, IconShieldLock } from '../../../ui/icons.ts';

const looks = {
  sealed: { tone: 'go', icon: IconShieldLock },
  waiting: { tone: 'off', icon: IconClock },
  broken: { tone: 'stop', icon: IconAlertTriangle },
} as const;

/** Whether an entry is what was sealed, as picture and word. */
export function SealChip({ state }: { readonly state: SealState }) {
  const { t } = useTranslation();
  return (
    <ToneChip tone={looks[state].tone} icon={looks[state].icon}>
      {t(`audit_trail.seal.${state}`)}
    </ToneChip>
  );
}

/** The same in a list, where nearly every entry is sealed: a picture alone, and a word as well where it is not. */
export function SealMark({ state }: { readonly state: SealState }) {
  const { t } = useTranslation();
  if (state !== 'sealed') return <SealChip state={state} />;
  return (
    <span className="wb-soft" title={t('audit_trail.seal.sealed')}>
      <IconShieldLock size={16} stroke={1.5} aria-hidden="true" />
      <span className="wb-only-heard">{t('audit_trail.seal.sealed')}</span>
    </span>
  );
}
