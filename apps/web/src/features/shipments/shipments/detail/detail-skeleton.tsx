import { useTranslation } from 'react-i18next';
import css from '../../../../ui/record-skeleton.module.css';
import view from '../../../../ui/detail-page.module.css';

/** The page of a shipment before it came: the same sheets at about the same height. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={view.page}>
      <span className="wb-only-heard" role="status">
        {t('common.loading')}
      </span>
      <div aria-hidden="true">
        <div className={css.sheet} style={{ height: 152 }} />
        <div className={view.columns}>
          <div className={view.column}>
            <div className={css.sheet} style={{ height: 560 }} />
            <div className={css.sheet} style={{ height: 400 }} />
          </div>
          <div className={view.column}>
            {[120, 150, 320, 380].map((height) => (
              <div key={height} className={css.sheet} style={{ height }} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
