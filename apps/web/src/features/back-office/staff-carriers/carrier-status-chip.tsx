import type { StaffCarrierRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconCircleCheck, IconPlugX } from '../../../ui/icons.ts';

/** Whether a carrier is on, and whether calls to it go through. */
export function CarrierStatusChip({ carrier }: { readonly carrier: Pick<StaffCarrierRow, 'active' | 'breaker'> }) {
  const { t } = useTranslation();
  const { active, breaker } = carrier;
  if (!active)
    return (
      <ToneChip tone="off" icon={IconPlugX}>
        {t('staff_carriers.off')}
      </ToneChip>
    );
  if (breaker !== null && breaker !== 'closed')
    return (
      <ToneChip tone="stop" icon={IconAlertTriangle}>
        {t(`staff_carriers.breakers.${breaker}`)}
      </ToneChip>
    );
  return (
    <ToneChip tone="go" icon={IconCircleCheck}>
      {t('staff_carriers.on')}
    </ToneChip>
  );
}
