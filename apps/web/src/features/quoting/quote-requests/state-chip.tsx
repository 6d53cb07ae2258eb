import type { SalesState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconFileDollar,
  IconHourglass,
  IconUser,
} from '../../../ui/icons.ts';

const looks = {
  new: { tone: 'move', icon: IconClock },
  in_progress: { tone: 'wait', icon: IconUser },
  answered: { tone: 'petrol', icon: IconFileDollar },
  accepted: { tone: 'go', icon: IconCircleCheck },
  declined: { tone: 'off', icon: IconBan },
  expired: { tone: 'care', icon: IconHourglass },
  withdrawn: { tone: 'off', icon: IconArrowBackUp },
} as const satisfies Record<SalesState, object>;

/** How far a request has come, as picture and word. */
export function SalesStateChip({ state }: { readonly state: SalesState }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[state];
  return (
    <ToneChip tone={tone} icon={icon}>
      {t(`quote_requests.states.${state}`)}
    </ToneChip>
  );
}
