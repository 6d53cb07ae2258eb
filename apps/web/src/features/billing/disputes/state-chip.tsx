import type { DisputeState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconFlag,
  IconGavel,
  IconMessage2Dollar,
  IconSend,
} from '../../../ui/icons.ts';

const looks = {
  open: { tone: 'move', icon: IconFlag },
  submitted_to_carrier: { tone: 'wait', icon: IconSend },
  carrier_response: { tone: 'care', icon: IconMessage2Dollar },
  credited: { tone: 'go', icon: IconCircleCheck },
  upheld: { tone: 'stop', icon: IconGavel },
  closed: { tone: 'off', icon: IconCircleCheck },
  withdrawn: { tone: 'off', icon: IconArrowBackUp },
} as const satisfies Record<DisputeState, object>;

/** How far a dispute has come, as picture and word. */
export function DisputeStateChip({ state }: { readonly state: DisputeState }) {
  const { t } = useTranslation();
  return <ToneChip {...looks[state]}>{t(`disputes.states.${state}`)}</ToneChip>;
}
