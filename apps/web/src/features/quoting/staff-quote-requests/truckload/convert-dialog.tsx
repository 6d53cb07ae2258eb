import { Checkbox, Textarea } from '@mantine/core';
import { convertRequest, endpoints, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { refreshes } from '../use-desk.ts';
import { convertValues } from './convert-values.ts';
import css from './desk-truckload.module.css';
import { PartyFields, ReadyField } from './party-fields.tsx';

type Props = { readonly request: DeskRequest; readonly rateId: string; readonly onClose: () => void };

function ConvertForm({ request, rateId, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const convert = useApiMutation(endpoints.staffQuoteRequests.convert, { refreshes });
  const hazardous = request.request.items.some((item) => item.hazardous);
  const contract = useContractForm({
    schema: convertRequest,
    initialValues: convertValues(request, id, rateId),
    send: async (body) => {
      const { data } = await convert.mutateAsync({ params: { id: request.id }, body });
      notifyDone({ title: t('staff_truckloads.convert.done', { number: data.shipment?.bol_number ?? '' }) });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_truckloads.convert.book')}>
      <div className={css.ends}>
        <PartyFields form={form} end="pickup" />
        <PartyFields form={form} end="delivery" />
      </div>
      <ReadyField form={form} />
      {hazardous && (
        <Checkbox
          label={t('staff_truckloads.convert.hazmat')}
          data-path="hazmat_certified"
          {...form.getInputProps('hazmat_certified', { type: 'checkbox' })}
        />
      )}
      <Textarea
        autosize={false}
        label={`${t('staff_truckloads.convert.notes')} (${t('common.optional')})`}
        rows={2}
        maxLength={250}
        data-path="notes"
        {...form.getInputProps('notes')}
      />
    </DialogForm>
  );
}

/** Books for the customer what they said yes to: who ships and who receives, as the bill of lading names them. */
export function ConvertDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_truckloads.convert.open')} size="xl" onClose={props.onClose}>
      {(guard) => <ConvertForm {...props} guard={guard} />}
    </FormDialog>
  );
}
