import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertCircle, IconCircleCheck } from '../../../ui/icons.ts';

/** Whether an incident is open, as picture and word. */
export function StateChip({ resolved }: { readonly resolved: boolean }) {
  const { t } = useTranslation();
  return (
    <ToneChip tone={resolved ? 'off' : 'stop'} icon={resolved ? IconCircleCheck : IconAlertCircle}>
      {t(resolved ? 'incidents.resolved' : 'incidents.open')}
    </ToneChip>
  );
}
