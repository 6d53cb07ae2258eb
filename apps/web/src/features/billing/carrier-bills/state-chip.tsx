import type { CarrierBillState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import {
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconFlag,
  IconHourglass,
  IconProgressHelp,
  IconTransferVertical,
} from '../../../ui/icons.ts';

const looks = {
  unmatched: ['care', IconProgressHelp],
  review: ['care', IconHourglass],
  approved: ['go', IconCircleCheck],
  accepted: ['go', IconCircleCheck],
  disputed: ['move', IconFlag],
  resolved: ['go', IconCircleCheck],
  duplicate: ['off', IconCopy],
  preliminary: ['wait', IconClock],
  replaced: ['off', IconTransferVertical],
} as const satisfies Record<CarrierBillState, readonly ['care' | 'go' | 'move' | 'off' | 'wait', typeof IconClock]>;

/** How a carrier's bill stands, as picture and word. */
export function BillStateChip({ state }: { readonly state: CarrierBillState }) {
  const { t } = useTranslation();
  const [tone, icon] = looks[state];
  return (
    <ToneChip tone={tone} icon={icon}>
      {t(`carrier_bills.state.${state}`)}
    </ToneChip>
  );
}
