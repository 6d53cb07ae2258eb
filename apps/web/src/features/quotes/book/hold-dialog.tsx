import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import css from './book-step.module.css';

/** The account is on credit hold: what is blocked, what still works, and what lifts it. Nothing typed is lost. */
export function HoldDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('quotes.hold.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.hold}>
        <Notice tone="stop" icon={IconLock} title={t('quotes.hold.why')}>
          {t('errors.credit_hold')}
        </Notice>
        <p>{t('quotes.hold.kept')}</p>
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('quotes.hold.understood')}
        </Button>
      </Group>
    </Modal>
  );
}
