import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { go } from '../../../lib/routes/navigator.ts';
import { IconMail } from '../../../ui/icons.ts';
import styles from './sign-up.module.css';

/** After registering: where the link was sent, and the way on. */
export function CheckEmailDialog({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const goOn = (): void => void go('verify-email', {}, { replace: true });
  return (
    <Modal
      opened
      onClose={goOn}
      closeOnClickOutside={false}
      title={t('sign_up.check_email.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={styles.mailed}>
        <span className={styles.mailIcon}>
          <IconMail size={28} aria-hidden="true" />
        </span>
        <div>
          <p>{t('sign_up.check_email.text', { email })}</p>
          <p className="wb-soft">{t('sign_up.check_email.hint')}</p>
        </div>
      </div>
      <div className={styles.dialogEnd}>
        <Button variant="filled" data-autofocus onClick={goOn}>
          {t('sign_up.check_email.go')}
        </Button>
      </div>
    </Modal>
  );
}
