import { Modal } from '@mantine/core';
import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './address-form.tsx';

type Props = { readonly address: Address | null; readonly onClose: () => void };

/** The form in its dialog. A click beside it keeps what is typed; Escape and Cancel drop it. */
export function FormDialog({ address, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(address === null ? 'address_book.form.add_title' : 'address_book.form.edit_title')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <AddressForm address={address} onDone={onClose} />
    </Modal>
  );
}
