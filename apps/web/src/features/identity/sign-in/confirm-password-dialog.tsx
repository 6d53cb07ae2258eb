import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import styles from './card.module.css';

type Props = { readonly onAnswer: (confirmed: boolean) => void };

/** Asks for the password over the page, which stays as it is. Escape gives up what was about to happen. */
export function ConfirmPasswordDialog({ onAnswer }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      size="sm"
      zIndex={400}
      onClose={() => onAnswer(false)}
      title={t('sign_in.confirm_title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={styles.dialogText}>{t('sign_in.confirm_text')}</p>
      <ConfirmPasswordForm onConfirmed={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
    </Modal>
  );
}
