import type { SupportHours } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconClock } from '../../../ui/icons.ts';
import css from './chat-panel.module.css';

/** Says that nobody is there, and from when on somebody is. */
export function HoursNote({ hours }: { readonly hours: SupportHours }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (hours.opens_at === null) return null;
  return (
    <p className={css.hours}>
      <IconClock size={16} aria-hidden="true" />
      <span>{t('chats.out_of_hours', { when: dateTime(hours.opens_at, hours.zone) })}</span>
    </p>
  );
}
