import { NativeSelect, Textarea } from '@mantine/core';
import { carrierOfferInput, endpoints, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FieldUnit } from '../../../../ui/field-unit.tsx';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { newKey } from '../../../../lib/new-key.ts';
import { endOfDays } from '../answer-values.ts';
import { refreshes } from '../use-desk.ts';
import { CarrierFields } from './carrier-fields.tsx';
import css from './desk-truckload.module.css';
import { MoneyInput } from './money-input.tsx';

const holds = ['', '1', '3', '7'] as const;

type Props = { readonly request: DeskRequest; readonly onClose: () => void };

function OfferForm({ request, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const add = useApiMutation(endpoints.staffQuoteRequests.addCarrierOffer, { refreshes });
  const contract = useContractForm({
    schema: carrierOfferInput,
    initialValues: {
      id,
      carrier_id: null as string | null,
      carrier_name: '',
      scac: '',
      cost: null as number | null,
      transit_days: '',
      days: '',
      note: '',
    },
    send: async (body, typed) => {
      const until = typed.days === '' ? null : endOfDays(typed.days, Date.now());
      await add.mutateAsync({ params: { id: request.id }, body: { ...body, valid_until: until } });
      onClose();
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_truckloads.offers.save')}>
      <div className={css.fields}>
        <CarrierFields blocked={request.blocked_carriers} form={form} />
        <MoneyInput
          label={t('staff_quote_requests.cost')}
          path="cost"
          required
          value={form.values.cost}
          onChange={(cents) => form.setFieldValue('cost', cents)}
          error={form.errors['cost']}
        />
        <FieldUnit
          label={t('staff_quote_requests.transit')}
          decimalScale={0}
          data-path="transit_days"
          {...form.getInputProps('transit_days')}
        />
        <NativeSelect
          label={t('staff_truckloads.offers.holds')}
          data={holds.map((value) => ({
            value,
            label:
              value === ''
                ? t('staff_truckloads.offers.open_end')
                : t('staff_quote_requests.days', { count: Number(value) }),
          }))}
          {...form.getInputProps('days')}
        />
      </div>
      <Textarea
        autosize={false}
        label={`${t('staff_truckloads.offers.words')} (${t('common.optional')})`}
        rows={2}
        maxLength={500}
        data-path="note"
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}

/** Notes what a carrier would take the load for. */
export function CarrierOfferDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_truckloads.offers.add')} size="lg" onClose={props.onClose}>
      {(guard) => <OfferForm {...props} guard={guard} />}
    </FormDialog>
  );
}
