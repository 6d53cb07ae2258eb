import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { countries, type Address } from '@waybill/contract';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import { AddressSuggest, partyFrom } from '../../../quoting/quotes/public.ts';
import css from '../marketplace.module.css';
import type { BatchValues } from './batch-values.ts';

type Props = { readonly form: UseFormReturnType<BatchValues> };

/** The company that ships; one of the address book brings everything else along. */
function CompanyField({ form }: Props) {
  const { t } = useTranslation();
  const typed = useTyped(2);
  const { onChange, ...input } = form.getInputProps('pickup.company') as {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  const pick = (address: Address): void => {
    const { pickup } = form.values;
    const known = partyFrom(address);
    form.setFieldValue('pickup', {
      ...pickup,
      ...known,
      country: address.country,
      email: known.email || pickup.email,
      phone: known.phone || pickup.phone,
      contact_first_name: known.contact_first_name || pickup.contact_first_name,
      contact_last_name: known.contact_last_name || pickup.contact_last_name,
    });
  };
  return (
    <div className={css.wide}>
      <AddressSuggest typed={typed} onPick={pick}>
        <TextInput
          label={t('marketplace.company')}
          autoComplete="off"
          {...input}
          onChange={(event) => {
            typed.onType(event.currentTarget.value);
            onChange(event);
          }}
          onBlur={typed.onClose}
        />
      </AddressSuggest>
    </div>
  );
}

/** Where everything is picked up, from whom and when. */
export function PickupFields({ form }: Props) {
  const { t } = useTranslation();
  const text = (name: 'city' | 'state' | 'postal_code' | 'phone' | 'email') => ({
    label: t(`marketplace.${name}`),
    autoComplete: 'off',
    ...form.getInputProps(`pickup.${name}`),
  });
  return (
    <fieldset className={css.fields}>
      <legend>{t('marketplace.pickup')}</legend>
      <CompanyField form={form} />
      <TextInput
        className={css.wide ?? ''}
        label={t('marketplace.street')}
        autoComplete="off"
        {...form.getInputProps('pickup.street_lines.0')}
      />
      <div className={`${css.place} ${css.wide}`}>
        <TextInput {...text('city')} />
        <TextInput {...text('state')} maxLength={3} />
        <TextInput {...text('postal_code')} />
        <NativeSelect
          label={t('marketplace.country')}
          data={[...countries]}
          {...form.getInputProps('pickup.country')}
        />
      </div>
      <TextInput label={t('marketplace.first_name')} {...form.getInputProps('pickup.contact_first_name')} />
      <TextInput label={t('marketplace.last_name')} {...form.getInputProps('pickup.contact_last_name')} />
      <TextInput {...text('phone')} type="tel" />
      <TextInput {...text('email')} type="email" />
      <div className={`${css.place} ${css.wide}`}>
        <TextInput type="date" label={t('marketplace.pickup_date')} {...form.getInputProps('pickup_date')} />
        <TextInput type="time" label={t('marketplace.ready_at')} {...form.getInputProps('ready_at')} />
        <TextInput type="time" label={t('marketplace.opens_at')} {...form.getInputProps('pickup.opens_at')} />
        <TextInput type="time" label={t('marketplace.closes_at')} {...form.getInputProps('pickup.closes_at')} />
      </div>
    </fieldset>
  );
}
