import { carrierBlock, endpoints, type AllowedCarrier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import css from './account-carriers.module.css';

type Props = { readonly accountId: string; readonly carrier: AllowedCarrier; readonly onClose: () => void };

function BlockForm({ accountId, carrier, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const block = carrier.blocked === null;
  const { name } = carrier;
  const { mutateAsync } = useApiMutation(endpoints.allowedCarriers.set, {
    refreshes: [endpoints.allowedCarriers.list],
  });
  const contract = useContractForm({
    schema: carrierBlock,
    initialValues: { blocked: block, reason: '' },
    send: async (body) => {
      await mutateAsync({ params: { id: accountId, carrier: carrier.id }, body });
      notifyDone({ title: t(block ? 'account_carriers.was_blocked' : 'account_carriers.was_allowed', { name }) });
      onClose();
    },
  });
  useDirty(guard, contract.form.isDirty());
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <p>{t(block ? 'account_carriers.block_text' : 'account_carriers.allow_text', { name })}</p>
      <FormErrors of={contract} />
      <ReasonField
        {...contract.form.getInputProps('reason')}
        label={t('account_carriers.reason')}
        description={t('account_carriers.reason_hint')}
        rows={2}
        most={300}
      />
      <DialogFoot
        guard={guard}
        sending={contract.sending}
        send={t(block ? 'account_carriers.block' : 'account_carriers.allow')}
      />
    </form>
  );
}

/** Says what keeping a carrier from an account does, and asks why. */
export function BlockDialog(props: Props) {
  const { t } = useTranslation();
  const { name, blocked } = props.carrier;
  return (
    <FormDialog
      title={t(blocked === null ? 'account_carriers.block_name' : 'account_carriers.allow_name', { name })}
      size="md"
      onClose={props.onClose}
    >
      {(guard) => <BlockForm {...props} guard={guard} />}
    </FormDialog>
  );
}
