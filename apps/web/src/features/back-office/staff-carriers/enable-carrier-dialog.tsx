import { Textarea } from '@mantine/core';
import { endpoints, carrierEnabledBody, type StaffCarrier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { carrierReads } from './reads.ts';

type Props = { readonly carrier: StaffCarrier; readonly onClose: () => void };

function Form({ carrier, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const active = !carrier.active;
  const { mutateAsync } = useApiMutation(endpoints.staffCarriers.standing, { refreshes: carrierReads });
  const contract = useContractForm({
    schema: carrierEnabledBody,
    initialValues: { active, reason: '' },
    send: async (body) => {
      const { data } = await mutateAsync({ params: { id: carrier.id }, body });
      const title = t(data.active ? 'staff_carriers.switched_on' : 'staff_carriers.switched_off');
      notifyDone({ title, text: data.name });
      onClose();
    },
  });
  return (
    <DialogForm of={contract} guard={guard} send={t(active ? 'staff_carriers.switch_on' : 'staff_carriers.switch_off')}>
      <p>{t(active ? 'staff_carriers.on_text' : 'staff_carriers.off_text')}</p>
      {!active && <p>{t('staff_carriers.off_quotes', { count: carrier.open_quotes })}</p>}
      <Textarea
        {...contract.form.getInputProps('reason')}
        label={t('staff_carriers.reason')}
        data-autofocus
        required
        rows={3}
        maxLength={500}
        data-path="reason"
      />
    </DialogForm>
  );
}

/** Switches a carrier off or on, with the reason for it. */
export function EnableCarrierDialog(props: Props) {
  const { t } = useTranslation();
  const { active, name } = props.carrier;
  const title = t(active ? 'staff_carriers.off_title' : 'staff_carriers.on_title', { carrier: name });
  return (
    <FormDialog title={title} size="md" onClose={props.onClose}>
      {(guard) => <Form {...props} guard={guard} />}
    </FormDialog>
  );
}
