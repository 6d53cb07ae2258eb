import type { AccountState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconBan, IconCircleCheck, IconLock, IconMail } from '../../../ui/icons.ts';

const looks = {
  active: { tone: 'go', icon: IconCircleCheck },
  hold: { tone: 'stop', icon: IconLock },
  unverified: { tone: 'care', icon: IconMail },
  inactive: { tone: 'off', icon: IconBan },
} as const satisfies Record<AccountState, object>;

/** How an account stands, as picture and word. */
export function AccountStateChip({ state }: { readonly state: AccountState }) {
  const { t } = useTranslation();
  return <ToneChip {...looks[state]}>{t(`staff_accounts.state.${state}`)}</ToneChip>;
}
