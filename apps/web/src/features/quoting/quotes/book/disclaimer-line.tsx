import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import css from './price-card.module.css';
import type { Disclaimer } from './use-disclaimer.ts';

/** Zone that the person is in: an acceptance belongs to no other place. */
function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the disclaimer is accepted already, and the way to read it. */
export function DisclaimerLine({ of }: { readonly of: Disclaimer }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state } = of;
  if (state === null) return null;
  const words =
    state.accepted_at !== null
      ? t('quotes.book.disclaimer_accepted', { date: dateTime(state.accepted_at, browserZone()) })
      : t(state.earlier === null ? 'quotes.book.disclaimer_ask' : 'quotes.book.disclaimer_changed');
  return (
    <p className={css.disclaimer}>
      {words}{' '}
      <button type="button" className={css.link} onClick={of.read}>
        {t('quotes.book.disclaimer_read')}
      </button>
    </p>
  );
}
