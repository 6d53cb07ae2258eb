import { useTranslation } from 'react-i18next';
import css from './truckload-pages.module.css';

/** Sheets where the page will stand. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={css.waiting} role="status">
      <span className="wb-only-heard">{t('common.loading')}</span>
      <span />
      <span />
    </div>
  );
}
