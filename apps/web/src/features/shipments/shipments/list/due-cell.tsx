import type { ShipmentRow } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { eventWords } from '../../../../ui/freight/timeline/event-words.ts';
import { ScreenReaderText } from '../../../../ui/freight/shared/screen-reader-text.tsx';
import { IconChevronRight } from '../../../../ui/icons.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { shortDay } from '../../../../lib/format/days.ts';
import css from './cells.module.css';
import { localDay, localToday } from '../../../../lib/format/today.ts';

type Due = Pick<ShipmentRow, 'id' | 'status' | 'action_required' | 'delivery_date' | 'delivered_at'>;

/** When it is due or was delivered; what is wrong instead, in the colour of care, while somebody has to act. */
export function DueCell({ row, resolvable = false }: { readonly row: Due; readonly resolvable?: boolean }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (row.status === 'canceled') return <span className="wb-soft">–</span>;
  if (row.action_required !== null) {
    const code = row.action_required;
    const cause = code === 'unknown' ? t('tracking.due.silence') : eventWords(t, code, null);
    const words = (
      <span className={css.care} title={cause}>
        {Object.hasOwn(en.tracking.due.short, code)
          ? t(`tracking.due.short.${code as keyof typeof en.tracking.due.short}`)
          : cause}
      </span>
    );
    if (!resolvable) return words;
    return (
      <RouteLink className={css.resolve} to="tracking.detail" params={{ loadId: row.id }}>
        <ScreenReaderText>{t('tracking.act.resolve')}: </ScreenReaderText>
        {words}
        <IconChevronRight size={14} aria-hidden="true" />
      </RouteLink>
    );
  }
  if (row.delivered_at !== null) return date(localDay(row.delivered_at));
  if (row.delivery_date === null) return <span className="wb-soft">–</span>;
  if (row.status !== 'delayed') return date(row.delivery_date);
  const over = row.delivery_date < localToday();
  return (
    <span className={css.care}>
      {t(over ? 'tracking.due.was_due' : 'tracking.due.now', { date: shortDay(row.delivery_date) })}
    </span>
  );
}
