import type { PartnerChannel, PartnerState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconBan, IconCircleCheck, IconProgressHelp, IconZzz } from '../../../ui/icons.ts';
import css from './partners.module.css';
import { stateTones } from './words.ts';

const icons = { testing: IconProgressHelp, active: IconCircleCheck, paused: IconZzz, retired: IconBan } as const;

/** How far a partner is, as picture and word. */
export function PartnerChip({ state }: { readonly state: PartnerState }) {
  const { t } = useTranslation();
  return (
    <ToneChip tone={stateTones[state]} icon={icons[state]}>
      {t(`partners.states.${state}`)}
    </ToneChip>
  );
}

/** How data travels. */
export function Channels({ channels }: { readonly channels: readonly PartnerChannel[] }) {
  const { t } = useTranslation();
  if (channels.length === 0) return '–';
  return (
    <span className={css.tags}>
      {channels.map((channel) => (
        <span key={channel}>{t(`partners.channel.${channel}`)}</span>
      ))}
    </span>
  );
}

/** Calls of a week, and how many of them failed. */
export function Week({ calls, failures }: { readonly calls: number; readonly failures: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <span className={css.two}>
      {number(calls)}
      {failures > 0 && <span className={css.failed}>{t('partners.failures', { count: failures })}</span>}
    </span>
  );
}
