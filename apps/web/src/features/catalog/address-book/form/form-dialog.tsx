import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { FormDialog as Dialog } from '../../../../ui/form-dialog.tsx';
import { AddressForm } from './address-form.tsx';

type Props = { readonly address: Address | null; readonly onClose: () => void };

/** The form in its dialog. Nothing that is typed is dropped without asking. */
export function FormDialog({ address, onClose }: Props) {
  const { t } = useTranslation();
  const title = t(address === null ? 'address_book.form.add_title' : 'address_book.form.edit_title');
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {(guard) => <AddressForm address={address} guard={guard} onDone={onClose} />}
    </Dialog>
  );
}
