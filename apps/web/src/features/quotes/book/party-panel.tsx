import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Address, Quote, Rate } from '@waybill/contract';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconBuildingWarehouse, IconHome, IconPlus } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useTyped } from '../../../ui/suggest/use-typed.ts';
import { partyFrom } from '../draft/from-address.ts';
import { AddressSuggest } from '../fields/address-suggest.tsx';
import { TimeField } from '../fields/time-field.tsx';
import { zoneOn } from '../frame/local-time.ts';
import css from './book-step.module.css';
import type { BookingForm } from './use-booking.ts';

type Props = {
  readonly form: BookingForm;
  readonly end: 'pickup' | 'delivery';
  readonly quote: Quote;
  readonly rate: Rate;
};

const mostStreetLines = 5;

/** The street of one end, up to five lines, and the place that the rates are for. */
function AddressFields({ form, end }: Pick<Props, 'form' | 'end'>) {
  const { t } = useTranslation();
  const { street_lines: lines, postal_code } = form.values[end];
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
      <div className={`${css.place} ${css.wide}`}>
        <TextInput label={t('quotes.book.city')} autoComplete="off" {...form.getInputProps(`${end}.city`)} />
        <TextInput
          label={t('quotes.book.state')}
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps(`${end}.state`)}
        />
        <TextInput
          label={t('quotes.lane.zip')}
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
function CompanyField({ form, end }: Pick<Props, 'form' | 'end'>) {
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

/** Who ships from, or receives at, one end: company, address, contact and hours. */
export function PartyPanel({ form, end, quote, rate }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const pickup = end === 'pickup';
  const day = pickup ? quote.request.pickup_date : rate.delivery_date;
  const zone = zoneOn(day, (pickup ? quote.origin : quote.destination).time_zone, formats);
  const Icon = pickup ? IconBuildingWarehouse : IconHome;
  const time = (path: 'opens_at' | 'closes_at') => {
    const { value, onChange, onBlur, error } = form.getInputProps(`${end}.${path}`) as {
      value: string;
      onChange: (text: string) => void;
      onBlur?: () => void;
      error?: string;
    };
    return { value, onChange, onBlur, error, 'data-path': `${end}.${path}` };
  };
  const ready = form.getInputProps('ready_at') as {
    value: string;
    onChange: (text: string) => void;
    onBlur?: () => void;
    error?: string;
  };
  const text = (path: 'contact_first_name' | 'contact_last_name' | 'phone' | 'email') => ({
    label: t(`quotes.book.${path}`),
    autoComplete: 'off',
    ...form.getInputProps(`${end}.${path}`),
  });
  return (
    <Panel
      title={
        <span className={css.title}>
          <Icon size={18} aria-hidden="true" /> {t(`quotes.book.${end}`)}
        </span>
      }
      note={`${formats.date(day)} · ${zone}`}
    >
      <div className={css.fields} role="group" aria-label={t(`quotes.book.${end}`)} data-part={t(`quotes.book.${end}`)}>
        <CompanyField form={form} end={end} />
        <AddressFields form={form} end={end} />
        <TextInput {...text('contact_first_name')} />
        <TextInput {...text('contact_last_name')} />
        <TextInput {...text('phone')} type="tel" />
        <TextInput {...text('email')} type="email" />
        <div className={`${css.hours} ${css.wide}`}>
          {pickup && <TimeField label={t('quotes.book.ready_at')} {...ready} data-path="ready_at" />}
          <TimeField label={t(pickup ? 'quotes.book.dock_opens' : 'quotes.book.opens_at')} {...time('opens_at')} />
          <TimeField label={t(pickup ? 'quotes.book.dock_closes' : 'quotes.book.closes_at')} {...time('closes_at')} />
        </div>
        <Checkbox
          className={css.wide ?? ''}
          label={t('quotes.book.first_come')}
          {...form.getInputProps(`${end}.first_come_first_serve`, { type: 'checkbox' })}
        />
      </div>
    </Panel>
  );
}
