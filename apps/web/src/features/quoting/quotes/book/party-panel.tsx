import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { KnownParty, Quote, Rate } from '@waybill/contract';
import { siteTypes } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconAddressBook, IconBuildingWarehouse, IconHome, IconPencil } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { TimeField } from '../../../../ui/dates/time-field.tsx';
import { zoneOn } from '../../../../lib/format/local-time.ts';
import { emptyParty } from '../draft/empty.ts';
import { lacksAddress } from './booking-checks.ts';
import css from './book-step.module.css';
import { endOf, withService } from './lift-gate.ts';
import card from './party-card.module.css';
import { PartyCard } from './party-card.tsx';
import { AddressFields, CompanyField } from './party-fields.tsx';
import { PartyPicker } from './party-picker.tsx';
import { SaveParty } from './save-party.tsx';
import { partyOf } from './start-values.ts';
import type { BookingForm } from './use-booking.ts';
import type { Rerate } from './use-rerate.ts';

type Props = {
  readonly form: BookingForm;
  readonly end: 'pickup' | 'delivery';
  readonly quote: Quote;
  readonly rate: Rate;
  /** Those that the account knows there. */
  readonly known: readonly KnownParty[];
  /** Fields of the form that must be filled in and are empty. */
  readonly missing: readonly string[];
  readonly asking: boolean;
  readonly onChange: (...asked: [Parameters<Rerate['rerate']>[0], Parameters<Rerate['rerate']>[2]]) => void;
};

/** Props of a field of our own that is typed as text and kept as a value. */
type TextProps = {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string;
};

function typedAs(form: BookingForm, path: string) {
  const { value, onChange, onBlur, error } = form.getInputProps(path) as TextProps;
  return { value, onChange, onBlur, error, 'data-path': path };
}

/** What kind of site stands there; another one has another price. */
function SiteType({ end, quote, asking, onChange }: Props) {
  const { t } = useTranslation();
  const side = endOf[end];
  const now = quote.request[side].site_type;
  return (
    <Select
      className={css.wide ?? ''}
      label={t('quotes.book.site_type')}
      description={t('quotes.book.site_type_hint')}
      data={siteTypes.map((value) => ({ value, label: t(`terms.site_types.${value}`) }))}
      value={now}
      disabled={asking}
      allowDeselect={false}
      onChange={(value) => {
        const siteType = siteTypes.find((one) => one === value);
        if (siteType === undefined || siteType === now) return;
        onChange(side, (details) => ({ ...details, [side]: { ...details[side], site_type: siteType } }));
      }}
    />
  );
}

/** An appointment is an extra service: it changes the price, and may name its day. */
function Appointment({ form, quote, asking, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = quote.request.accessorials.includes('APPT');
  return (
    <div className={`${css.appointment} ${css.wide}`}>
      <Checkbox
        label={
          <>
            {t('quotes.book.appointment')} <span className="wb-soft">{t('quotes.book.appointment_extra')}</span>
          </>
        }
        checked={chosen}
        disabled={asking}
        onChange={({ currentTarget: { checked } }) => {
          if (!checked) form.setFieldValue('appointment_date', '');
          onChange(checked ? 'APPT' : 'no_APPT', withService('APPT', checked));
        }}
      />
      {chosen && <DateField label={t('quotes.book.appointment_date')} {...typedAs(form, 'appointment_date')} />}
    </div>
  );
}

const placed = ({ company, street_lines: [street = ''] }: Pick<KnownParty, 'company' | 'street_lines'>): string =>
  `${company} ${street}`.trim().toLowerCase();

/** Company, address, contact, kind of site and hours of one end, to fill in. */
function PartyForm(props: Props) {
  const { form, end } = props;
  const { t } = useTranslation();
  const text = (path: 'contact_first_name' | 'contact_last_name' | 'phone' | 'email') => ({
    label: t(`quotes.book.${path}`),
    autoComplete: 'off',
    ...form.getInputProps(`${end}.${path}`),
  });
  return (
    <>
      <CompanyField form={form} end={end} />
      <AddressFields form={form} end={end} />
      <SiteType {...props} />
      <TextInput {...text('contact_first_name')} />
      <TextInput {...text('contact_last_name')} />
      <TextInput {...text('phone')} type="tel" />
      <TextInput {...text('email')} type="email" />
    </>
  );
}

/**
 * Who ships from, or receives at, one end: to read where nothing is missing, else to fill in. Another company of that
 * postal code can be chosen, and a new one kept in the address book.
 */
export function PartyPanel(props: Props) {
  const { form, end, quote, rate, known, missing } = props;
  const { t } = useTranslation();
  const lacks = (paths: readonly string[]): boolean => paths.some((path) => path.startsWith(`${end}.`));
  const [editing, setEditing] = useState(lacks(missing));
  const [picking, setPicking] = useState(false);
  // What is wrong is shown where it is corrected, and stays open while it is.
  if (!editing && lacks(Object.keys(form.errors))) setEditing(true);
  const party = form.values[end];
  const entry = known.find((one) => one.verified !== null && placed(one) === placed(party)) ?? null;
  function pick(chosen: KnownParty): void {
    setPicking(false);
    const { city, state, postal_code, country } = party;
    const next = { ...emptyParty, ...partyOf(chosen), city, state, postal_code, country };
    form.setFieldValue(end, next);
    setEditing([next.phone, next.email, next.contact_first_name, next.contact_last_name].includes(''));
  }
  const formats = useFormats();
  const pickup = end === 'pickup';
  const day = pickup ? quote.request.pickup_date : rate.delivery_date;
  const zone = zoneOn(day, (pickup ? quote.origin : quote.destination).time_zone, formats);
  const Icon = pickup ? IconBuildingWarehouse : IconHome;
  const acts = (
    <div className={card.acts}>
      {!editing && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          aria-label={t(`quotes.book.edit_${end}`)}
          onClick={() => setEditing(true)}
        >
          {t('quotes.book.to_details')}
        </Button>
      )}
      {known.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconAddressBook size={16} aria-hidden="true" />}
          aria-label={t(`quotes.book.change_${end}`)}
          aria-expanded={picking}
          onClick={() => setPicking(true)}
        >
          {t('quotes.book.change')}
        </Button>
      )}
      {entry === null && !lacks(missing) && <SaveParty form={form} end={end} quote={quote} />}
    </div>
  );
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
        {lacksAddress(quote, form.errors, end) && (
          <div className={css.wide}>
            <Notice tone="stop" title={t('quotes.book.full_address')} />
          </div>
        )}
        {picking && (
          <PartyPicker
            known={known}
            postalCode={party.postal_code}
            label={t(`quotes.book.change_${end}`)}
            onPick={pick}
            onClose={() => setPicking(false)}
          />
        )}
        {editing && acts}
        {editing ? <PartyForm {...props} /> : <PartyCard form={form} end={end} quote={quote} entry={entry} />}
        {!editing && acts}
        <div className={`${css.hours} ${css.wide}`}>
          {pickup && <TimeField label={t('quotes.book.ready_at')} {...typedAs(form, 'ready_at')} />}
          {editing && (
            <>
              <TimeField
                label={t(pickup ? 'quotes.book.dock_opens' : 'quotes.book.opens_at')}
                {...typedAs(form, `${end}.opens_at`)}
              />
              <TimeField
                label={t(pickup ? 'quotes.book.dock_closes' : 'quotes.book.closes_at')}
                {...typedAs(form, `${end}.closes_at`)}
              />
            </>
          )}
        </div>
        <Checkbox
          className={css.wide ?? ''}
          label={t('quotes.book.first_come')}
          {...form.getInputProps(`${end}.first_come_first_serve`, { type: 'checkbox' })}
        />
        {!pickup && quote.request.mode === 'ltl' && <Appointment {...props} />}
      </div>
    </Panel>
  );
}
