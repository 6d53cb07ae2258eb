import { useTranslation } from 'react-i18next';
import css from './page-foot.module.css';

/** What to know of the dates, and the way to the portal. */
export function PageFoot({ found }: { readonly found: boolean }) {
  const { t } = useTranslation();
  return (
    <footer className={css.foot}>
      <span>{t(found ? 'public_tracking.estimates' : 'frame.tagline')}</span>
      <span className={css.links}>
        <a href="/public-quote">{t('public_quote.without_account')}</a>
        <a href="/login">{t('public_tracking.login')}</a>
        <a href="/about">{t('frame.about')}</a>
      </span>
    </footer>
  );
}
