import type { Announcement } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../../../lib/format/zones.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import css from './announcements.module.css';
import { kindStyles, useWords } from './styles.ts';
import { useRead } from './use-marks.ts';

/** What stands, on top of what the bell tells; closed ones are here too. */
export function BellAnnouncements({ announced }: { readonly announced: readonly Announcement[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const words = useWords();
  useRead(announced);
  if (announced.length === 0) return null;
  return (
    <ul className={css.inBell} aria-label={t('announcements.region')}>
      {announced.map(({ id, kind, texts, ends_at: end, read_at: read }) => {
        const { icon: Icon, tone } = kindStyles[kind];
        const { title, text } = words(texts);
        return (
          <li key={id} data-tone={tone}>
            <Icon size={18} aria-hidden="true" />
            <div>
              <b>{title}</b>
              <p>{text}</p>
              <span className={css.soft}>
                {t(`announcements.kinds.${kind}`)}
                {end !== null && `, ${t('announcements.until', { when: dateTime(end, ownZone()) })}`}
                {read === null && <span className="wb-only-heard">, {t('announcements.unread')}</span>}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
