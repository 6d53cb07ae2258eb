import { Switch, TextInput } from '@mantine/core';
import { endpoints, markShippedBody, type MarketplaceOrder } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import css from '../marketplace.module.css';
import { marketplaceReads } from '../reads.ts';

type Props = { readonly order: MarketplaceOrder; readonly onClose: () => void };

function ShippedForm({ order, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const mark = useApiMutation(endpoints.marketplace.shipped, { refreshes: marketplaceReads });
  const online = order.provider !== 'file';
  const contract = useContractForm({
    schema: markShippedBody,
    initialValues: { carrier: '', tracking_number: '', tell: online },
    send: async (body) => {
      await mark.mutateAsync({ params: { id: order.id }, body });
      notifyDone({ title: t('marketplace.marked'), text: order.external_id });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('marketplace.mark')}>
      <p className={css.lead}>{t('marketplace.mark_text')}</p>
      <TextInput
        data-autofocus
        label={`${t('marketplace.carrier')} (${t('common.optional')})`}
        {...form.getInputProps('carrier')}
      />
      <TextInput
        label={`${t('marketplace.tracking_number')} (${t('common.optional')})`}
        {...form.getInputProps('tracking_number')}
      />
      {online && (
        <Switch
          label={t('marketplace.tell', { provider: t(`marketplace.providers.${order.provider}`) })}
          {...form.getInputProps('tell', { type: 'checkbox' })}
        />
      )}
    </DialogForm>
  );
}

/** Marks an order as shipped by hand. */
export function ShippedDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('marketplace.mark_title', { number: props.order.external_id })}
      size="md"
      onClose={props.onClose}
    >
      {(guard) => <ShippedForm {...props} guard={guard} />}
    </FormDialog>
  );
}
