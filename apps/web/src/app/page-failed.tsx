import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';

/** In place of a page that could not be drawn: says so, and offers to load it again. */
export function PageFailed() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level="h1"
      title={t('common.page_failed')}
      text={navigator.onLine ? t('common.page_failed_text') : t('common.page_offline_text')}
      actions={
        <Button variant="filled" onClick={() => location.reload()}>
          {t('common.reload')}
        </Button>
      }
    />
  );
}
