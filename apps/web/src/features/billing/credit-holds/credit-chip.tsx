import type { CreditRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconClockExclamation, IconLock } from '../../../ui/icons.ts';
import { standsAs } from './staff-words.ts';

const looks = {
  good: { tone: 'go', icon: IconCircleCheck },
  opened: { tone: 'care', icon: IconClockExclamation },
  hold: { tone: 'stop', icon: IconLock },
} as const;

/** Whether an account ships, as picture and word. */
export function CreditChip({ row }: { readonly row: Pick<CreditRow, 'status' | 'open_until'> }) {
  const { t } = useTranslation();
  const stands = standsAs(row);
  return <ToneChip {...looks[stands]}>{t(`credit_holds.list.${stands}`)}</ToneChip>;
}
