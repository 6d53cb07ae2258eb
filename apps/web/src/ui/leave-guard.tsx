import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a page is left on which something is typed that would be lost. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({ shouldBlockFn: () => true, disabled: !when, withResolver: true });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('common.leave.title')}
      confirm={t('common.leave.leave')}
      cancel={t('common.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('common.leave.text')}
    </ConfirmDialog>
  );
}
