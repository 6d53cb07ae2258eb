import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { currencies } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import type { ProductForm } from './form-values.ts';
import css from './product-form.module.css';

/** What customs asks of a product: its tariff code, where it was made, and what one piece is worth. */
export function CustomsPart({ form }: { readonly form: UseFormReturnType<ProductForm> }) {
  const { t } = useTranslation();
  const value = form.values.unit_value;
  return (
    <fieldset className={css.part}>
      <legend>{t('product_catalog.form.customs')}</legend>
      <div className={css.fields}>
        <TextInput
          label={t('product_catalog.form.hs')}
          classNames={{ input: 'wb-mono' }}
          autoComplete="off"
          {...form.getInputProps('hs_code')}
        />
        <TextInput
          label={t('product_catalog.form.origin')}
          description={t('product_catalog.form.origin_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ input: 'wb-mono' }}
          maxLength={2}
          autoComplete="off"
          {...form.getInputProps('origin_country')}
        />
        <MoneyInput
          label={t('product_catalog.form.value')}
          value={value?.amount ?? null}
          onChange={(amount) =>
            form.setFieldValue('unit_value', amount === null ? null : { amount, currency: value?.currency ?? 'USD' })
          }
          error={(form.errors['unit_value.amount'] as string | undefined) ?? null}
          path="unit_value.amount"
        />
        {value !== null && (
          <Select
            label={t('product_catalog.form.currency')}
            data={[...currencies]}
            allowDeselect={false}
            {...form.getInputProps('unit_value.currency')}
          />
        )}
      </div>
    </fieldset>
  );
}
