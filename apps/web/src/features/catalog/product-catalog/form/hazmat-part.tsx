import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { hazardClasses } from '@waybill/contract';
import { fillHazmat, hazardId } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { noHazmat, type ProductForm } from './form-values.ts';
import css from './product-form.module.css';

const groups = ['', 'I', 'II', 'III'] as const;
const mono = { input: 'wb-mono' };

/** What the shipping paper says about hazardous goods, in the paper's order. */
export function HazmatPart({ form }: { readonly form: UseFormReturnType<ProductForm> }) {
  const { t } = useTranslation();
  const field = (name: keyof NonNullable<ProductForm['hazmat']>) => ({
    label: t(`quotes.hazmat.${name}`),
    autoComplete: 'off',
    ...form.getInputProps(`hazmat.${name}`),
  });
  const number = (typed: string): void => form.setFieldValue('hazmat', (now) => fillHazmat(now ?? noHazmat, typed));
  return (
    <fieldset className={css.part}>
      <legend>{t('quotes.hazmat.title')}</legend>
      <p className={css.hint}>{t('quotes.hazmat.hint')}</p>
      <div className={css.fields}>
        <TextInput
          {...field('id_number')}
          placeholder="UN1263"
          classNames={mono}
          onChange={({ currentTarget: { value } }) => number(value)}
          onBlur={(event) => {
            number(hazardId(event.currentTarget.value));
            field('id_number').onBlur(event);
          }}
        />
        <TextInput
          {...field('proper_name')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={form.values.hazmat?.proper_name.endsWith('n.o.s.') && t('quotes.hazmat.technical')}
        />
        <Select
          {...field('hazard_class')}
          data={[...hazardClasses]}
          value={form.values.hazmat?.hazard_class || null}
          placeholder="–"
          searchable
        />
        <Select
          {...field('packing_group')}
          data={groups.map((value) => ({ value, label: value === '' ? t('quotes.hazmat.no_group') : value }))}
          allowDeselect={false}
        />
        <TextInput {...field('emergency_contact')} />
        <TextInput {...field('emergency_phone')} type="tel" classNames={mono} />
      </div>
    </fieldset>
  );
}
