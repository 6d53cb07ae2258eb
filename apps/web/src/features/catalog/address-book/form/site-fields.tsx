import { Checkbox, Select } from '@mantine/core';
import { siteTypes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../ui/dates/time-field.tsx';
import css from './address-form.module.css';
import type { AddressForm } from './values.ts';

type TimeProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
};

/** What a driver has to know: kind of site, access, liftgate and hours. */
export function SiteFields({ form }: { readonly form: AddressForm }) {
  const { t } = useTranslation();
  const time = (path: 'opens_at' | 'closes_at') => {
    const { value, onChange, onBlur, error } = form.getInputProps(path) as TimeProps;
    return { label: t(`address_book.form.${path}`), value, onChange, onBlur, error, 'data-path': path };
  };
  const { site_type: site, limited_access: limited } = form.values;
  const advised = site === 'business' ? (limited ? 'limited_access' : null) : site;
  return (
    <>
      <Select
        className={css.wide ?? ''}
        label={t('address_book.detail.location_type')}
        description={advised !== null && t(`address_book.advice.${advised}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={siteTypes.map((value) => ({ value, label: t(`terms.site_types.${value}`) }))}
        {...form.getInputProps('site_type')}
      />
      <Checkbox
        label={t('address_book.detail.limited_access')}
        {...form.getInputProps('limited_access', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('address_book.detail.liftgate_recommended')}
        {...form.getInputProps('liftgate_recommended', { type: 'checkbox' })}
      />
      <TimeField {...time('opens_at')} />
      <TimeField {...time('closes_at')} />
    </>
  );
}
