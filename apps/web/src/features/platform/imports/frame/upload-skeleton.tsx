import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import css from './columns.module.css';

/** Keeps the places of the panels while an upload is on its way. */
export function UploadSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css.columns} aria-busy="true">
      <span className="wb-only-heard" role="status">
        {t('common.loading')}
      </span>
      <div className={css.main} aria-hidden="true">
        <Skeleton height={112} radius={6} />
        <Skeleton height={260} radius={6} />
        <Skeleton height={320} radius={6} />
      </div>
      <div className={css.side} aria-hidden="true">
        <Skeleton height={250} radius={6} />
        <Skeleton height={150} radius={6} />
      </div>
    </div>
  );
}
