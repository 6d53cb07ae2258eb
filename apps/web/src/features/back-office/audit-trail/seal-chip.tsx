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
