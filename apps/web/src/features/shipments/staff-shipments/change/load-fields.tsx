import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type ChangePreview } from '@waybill/contract';
import { accessorialCodes, freightClasses } from '@waybill/freight';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { accessorialName } from '../../../../ui/freight/charges/charge-words.ts';
import css from './change.module.css';
import type { ChangeForm } from './end-fields.tsx';

/** The price of the typed load; requested only if it differs from the booked one. */
export function useChangePreview(id: string, form: ChangeForm): ChangePreview | null {
  const touched = form.isDirty('load');
  const { load } = form.values;
  const typed = JSON.stringify(load);
  // A price is of exactly the load that is shown, and is requested once typing pauses.
  const settled = useDeferredValue(typed) === typed;
  const query = useQuery({
    queryKey: ['shipment_change_preview', id, typed],
    queryFn: () => call(endpoints.shipmentChanges.preview, { params: { id }, body: load }),
    enabled: touched && settled,
    retry: false,
  });
  return touched ? (query.data?.data ?? null) : null;
}

/** Quantity, weight, and class of each line, and the services. */
export function LoadFields({ form }: { readonly form: ChangeForm }) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.part} data-part={t('shipment_changes.load')}>
      <legend>{t('shipment_changes.load')}</legend>
      {form.values.load.items.map((line, index) => {
        const at = `load.items.${index}`;
        const number = index + 1;
        return (
          <div key={at} className={css.item}>
            <TextInput
              label={t('shipment_changes.description', { number })}
              data-path={`${at}.description`}
              {...form.getInputProps(`${at}.description`)}
            />
            <TextInput
              type="number"
              min={1}
              label={t('shipment_changes.quantity', { number })}
              data-path={`${at}.quantity`}
              value={line.quantity}
              error={form.errors[`${at}.quantity`]}
              onChange={({ currentTarget }) => form.setFieldValue(`${at}.quantity`, currentTarget.valueAsNumber)}
            />
            <TextInput
              type="number"
              min={1}
              label={t('shipment_changes.weight', { number, unit: line.weight.unit })}
              data-path={`${at}.weight`}
              value={line.weight.value}
              error={form.errors[`${at}.weight.value`] ?? form.errors[`${at}.weight`]}
              onChange={({ currentTarget }) => form.setFieldValue(`${at}.weight.value`, currentTarget.valueAsNumber)}
            />
            <NativeSelect
              label={t('shipment_changes.class', { number })}
              data={[{ value: '', label: t('shipment_changes.any_class') }, ...freightClasses]}
              value={line.freight_class ?? ''}
              onChange={({ currentTarget }) =>
                form.setFieldValue(
                  `${at}.freight_class`,
                  freightClasses.find((one) => one === currentTarget.value) ?? null,
                )
              }
            />
          </div>
        );
      })}
      <MultiSelect
        className={css.wide ?? ''}
        label={t('shipment_changes.services')}
        searchable
        data={accessorialCodes.map((value) => ({ value, label: accessorialName(t, value) }))}
        {...form.getInputProps('load.accessorials')}
      />
    </fieldset>
  );
}
