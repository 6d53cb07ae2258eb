import { Button, Group, Modal } from '@mantine/core';
import { accountAddressRequest, endpoints, type AccountDetails } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { useSavedFirst } from '../../../../ui/use-saved-first.ts';
import { AddressFields } from './address-fields.tsx';
import { startValues, type AddressValues } from './address-values.ts';

const { account: read, updateAddress, updateBillingAddress } = endpoints.settings;
type Props = { readonly of: 'account' | 'billing'; readonly account: AccountDetails; readonly onClose: () => void };

/** The account's address or the billing address, with the contact that each must have. */
export function AddressDialog({ of, account, onClose }: Props) {
  const { t } = useTranslation();
  useFocusBack();
  const billing = of === 'billing';
  const saving = useApiMutation(billing ? updateBillingAddress : updateAddress, { refreshes: [read] });
  const savedFirst = useSavedFirst([read], onClose);
  const [version] = useState(account.version);
  const own = startValues(account.address);
  const contract = useContractForm<typeof accountAddressRequest, AddressValues>({
    schema: accountAddressRequest,
    initialValues: billing && account.billing_address !== null ? startValues(account.billing_address) : own,
    send: async (body) => {
      try {
        await saving.mutateAsync({ body: { ...body, version } });
      } catch (problem) {
        return savedFirst(problem);
      }
      notifyDone({ title: t('settings.address.updated') });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`settings.address.edit_${of}`)}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={contract.submit} noValidate>
        <FormErrors of={contract} title={t('settings.address.failed')} />
        <AddressFields form={contract.form} />
        <Group justify="flex-end" gap="xs" mt="lg">
          {billing && (
            <Button variant="subtle" mr="auto" onClick={() => contract.form.setValues(own)}>
              {t('settings.address.copy')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={contract.sending}>
            {t('settings.address.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
