import { TextInput } from '@mantine/core';
import type { FocusEvent, ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseFormReturnType } from '@mantine/form';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import { fewestForNmfc, NmfcSuggest } from '../../parts/public.ts';
import type { ProductForm } from './form-values.ts';

type Field = {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** The item of the classification; the shared catalog offers those that fit, with their own class where they have one. */
export function NmfcField({ form }: { readonly form: UseFormReturnType<ProductForm> }) {
  const { t } = useTranslation();
  const typed = useTyped(fewestForNmfc);
  const field = form.getInputProps('nmfc') as Field;
  return (
    <NmfcSuggest
      typed={typed}
      onPick={(item, own) => {
        form.setFieldValue('nmfc', item);
        if (own !== null) form.setFieldValue('freight_class', own);
      }}
    >
      <TextInput
        label={t('product_catalog.form.nmfc')}
        classNames={{ input: 'wb-mono' }}
        autoComplete="off"
        {...field}
        onChange={(event) => {
          typed.onType(event.currentTarget.value);
          field.onChange(event);
        }}
        onBlur={(event) => {
          typed.onClose();
          field.onBlur(event);
        }}
      />
    </NmfcSuggest>
  );
}
