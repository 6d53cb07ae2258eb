import { useTranslation } from 'react-i18next';
import css from './step-skeleton.module.css';

/** Sheets where a step will stand, while it is on its way. */
export function StepSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.skeleton} role="status">
      <span className="wb-only-heard">{t('common.loading')}</span>
      <span className={css.strip} />
      <span className={css.tall} />
    </div>
  );
}
