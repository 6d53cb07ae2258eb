import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { HoldFacts } from '../../../billing/credit-holds/public.ts';
import css from './book-step.module.css';
import type { Obstacle } from './use-booking.ts';

type Props = { readonly obstacle: Obstacle; readonly says: string; readonly onClose: () => void };

/**
 * The account is on credit hold, or this booking would pass its limit: what is blocked, what still works, what has to
 * be paid. Nothing typed is lost.
 */
export function HoldDialog({ obstacle, says, onClose }: Props) {
  const { t } = useTranslation();
  const limit = obstacle === 'credit_limit';
  return (
    <Modal
      opened={limit || obstacle === 'credit_hold'}
      onClose={onClose}
      title={limit ? t('credit_holds.dialog.limit_title') : t('quotes.hold.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.hold}>
        <HoldFacts says={says} limit={limit} />
        <p>{t('quotes.hold.kept')}</p>
      </div>
      <Group justify="flex-end" mt="md" gap="xs">
        <LinkButton to="invoices">{t('credit_holds.dialog.to_invoices')}</LinkButton>
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('quotes.hold.understood')}
        </Button>
      </Group>
    </Modal>
  );
}
