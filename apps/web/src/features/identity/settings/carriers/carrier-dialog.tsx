import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { CarrierForm } from './carrier-form.tsx';
import css from './carriers.module.css';
import { carriersQuery } from './use-carrier-visibility.ts';

/** Carrier visibility: which carriers the account prefers, and which it never wants asked. */
export function CarrierDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  const account = useUser()?.account?.name ?? '';
  const query = useQuery(carriersQuery());
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('settings.carriers.modal')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={css.note}>{t('settings.carriers.modal_note', { account })}</p>
      {query.isError && <LoadFailed message={t('settings.carriers.load_failed')} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={320} role="status" aria-label={t('common.loading')} />}
      {query.data && <CarrierForm carriers={query.data.data} onDone={onClose} />}
    </Modal>
  );
}
