import { Button, TextInput } from '@mantine/core';
import type { Address } from '@waybill/contract';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../ui/icons.ts';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import { partyFrom } from '../draft/from-address.ts';
import { AddressSuggest } from '../fields/address-suggest.tsx';
import css from './book-step.module.css';
import type { BookingForm } from './use-booking.ts';

type Props = { readonly form: BookingForm; readonly end: 'pickup' | 'delivery' };

const mostStreetLines = 5;

/** The numbers and the neighborhood that a Mexican street has apart from its name. */
function MexicanParts({ form, end }: Props) {
  const { t } = useTranslation();
  if (form.values[end].country !== 'MX') return null;
  const parts = ['exterior_number', 'interior_number', 'neighborhood'] as const;
  return (
    <div className={`${css.thirds} ${css.wide}`}>
      {parts.map((part) => (
        <TextInput
          key={part}
          label={t(`quotes.book.${part}`)}
          autoComplete="off"
          {...form.getInputProps(`${end}.${part}`)}
        />
      ))}
    </div>
  );
}

/** The street of one end, up to five lines, and the place that the rates are for, as its country writes it. */
export function AddressFields({ form, end }: Props) {
  const { t } = useTranslation();
  const { street_lines: lines, postal_code, country } = form.values[end];
  return (
    <>
      {lines
        .map((_, index) => ({ index, number: index + 1 }))
        .map(({ index, number }) => (
          <TextInput
            key={number}
            className={css.wide ?? ''}
            label={index === 0 ? t('quotes.book.street') : t('quotes.book.street_line', { number })}
            autoComplete="off"
            {...form.getInputProps(`${end}.street_lines.${index}`)}
          />
        ))}
      {lines.length < mostStreetLines && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={css.addLine ?? ''}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => form.insertListItem(`${end}.street_lines`, '')}
        >
          {t('quotes.book.add_line')}
        </Button>
      )}
      <MexicanParts form={form} end={end} />
      <div className={`${css.place} ${css.wide}`}>
        <TextInput label={t('quotes.book.city')} autoComplete="off" {...form.getInputProps(`${end}.city`)} />
        <TextInput
          label={t(country === 'CA' ? 'quotes.book.province' : 'quotes.book.state')}
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps(`${end}.state`)}
        />
        <TextInput
          label={t(country === 'US' ? 'quotes.lane.zip' : 'quotes.book.postal_code')}
          value={postal_code}
          readOnly
          classNames={{ input: css.fixed ?? '' }}
          title={t('quotes.book.zip_fixed')}
        />
      </div>
    </>
  );
}

/** The company, and with one of the address book everything else that is known about it at this postal code. */
export function CompanyField({ form, end }: Props) {
  const { t } = useTranslation();
  const typed = useTyped(2);
  const { onChange, onBlur, ...input } = form.getInputProps(`${end}.company`) as {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  };
  const { postal_code, country } = form.values[end];
  const pick = (address: Address): void => form.setFieldValue(end, { ...partyFrom(address), postal_code, country });
  return (
    <div className={css.wide}>
      <AddressSuggest typed={typed} postalCode={country === 'US' ? postal_code.slice(0, 5) : postal_code} onPick={pick}>
        <TextInput
          label={t('quotes.book.company')}
          autoComplete="off"
          {...input}
          onChange={(event) => {
            typed.onType(event.currentTarget.value);
            onChange(event);
          }}
          onBlur={(event) => {
            typed.onClose();
            onBlur?.(event);
          }}
        />
      </AddressSuggest>
    </div>
  );
}
