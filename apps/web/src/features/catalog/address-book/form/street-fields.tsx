import { Button, TextInput } from '@mantine/core';
import { mostStreetLines } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../ui/icons.ts';
import css from './address-form.module.css';
import type { AddressForm } from './values.ts';

/** The street, up to five lines; a Mexican one also has its numbers and its neighborhood. */
export function StreetFields({ form }: { readonly form: AddressForm }) {
  const { t } = useTranslation();
  const { street_lines: lines, country } = form.values;
  const paths = lines.map((_, index) => `street_lines.${index}`);
  return (
    <>
      {paths.map((path, index) => (
        <TextInput
          key={path}
          className={css.wide ?? ''}
          label={
            index === 0 ? t('address_book.form.street') : t('address_book.form.street_line', { number: index + 1 })
          }
          required={index === 0}
          autoComplete="off"
          {...form.getInputProps(path)}
        />
      ))}
      {lines.length < mostStreetLines && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={css.addLine ?? ''}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => form.insertListItem('street_lines', '')}
        >
          {t('address_book.form.add_line')}
        </Button>
      )}
      {country === 'MX' && (
        <>
          <TextInput
            label={t('address_book.form.exterior_number')}
            autoComplete="off"
            {...form.getInputProps('exterior_number')}
          />
          <TextInput
            label={t('address_book.form.interior_number')}
            autoComplete="off"
            {...form.getInputProps('interior_number')}
          />
          <TextInput
            className={css.wide ?? ''}
            label={t('address_book.form.neighborhood')}
            autoComplete="off"
            {...form.getInputProps('neighborhood')}
          />
        </>
      )}
    </>
  );
}
