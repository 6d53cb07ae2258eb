import { Checkbox, NativeSelect, TextInput, type InputWrapperProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { zoneName, zonesFor } from '../../../lib/format/zone-choices.ts';
import { TimeField } from '../../../ui/dates/time-field.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { PercentInput } from '../../../ui/numbers/percent-input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './company.module.css';
import { noPayee, noTerms, type CompanyValues } from './company-values.ts';

/** Hints below, so that inputs side by side stand on one line. */
const below: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

type Props = { readonly form: UseFormReturnType<CompanyValues> };

/** Fields of an address; `at` is the path in front of them. */
function AddressFields({ form, at }: Props & { readonly at: 'address' | 'remit_to' | 'carrier_bill_to' }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        className={css.wide ?? ''}
        label={t('company.street')}
        required
        {...form.getInputProps(`${at}.street`)}
      />
      <TextInput label={t('company.city')} required {...form.getInputProps(`${at}.city`)} />
      <TextInput label={t('company.state')} required {...form.getInputProps(`${at}.state`)} />
      <TextInput label={t('company.postal_code')} required {...form.getInputProps(`${at}.postal_code`)} />
    </>
  );
}

export function NameFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('company.names')}>
      <div className={css.fields} data-part={t('company.names')}>
        <TextInput
          label={t('company.legal_name')}
          inputWrapperOrder={below}
          description={t('company.legal_name_hint')}
          required
          {...form.getInputProps('legal_name')}
        />
        <TextInput
          label={t('company.trade_name')}
          inputWrapperOrder={below}
          description={t('company.trade_name_hint')}
          {...form.getInputProps('trade_name')}
        />
        <AddressFields form={form} at="address" />
      </div>
    </Panel>
  );
}

export function ContactFields({ form }: Props) {
  const { t } = useTranslation();
  const asSupport = t('company.same_as_support');
  return (
    <Panel title={t('company.contacts')}>
      <div className={css.fields}>
        <TextInput label={t('company.phone')} type="tel" required {...form.getInputProps('phone')} />
        <TextInput label={t('company.support_email')} type="email" required {...form.getInputProps('support_email')} />
        <TextInput
          label={t('company.billing_email')}
          inputWrapperOrder={below}
          description={asSupport}
          type="email"
          {...form.getInputProps('billing_email')}
        />
        <TextInput
          label={t('company.sales_email')}
          inputWrapperOrder={below}
          description={asSupport}
          type="email"
          {...form.getInputProps('sales_email')}
        />
      </div>
    </Panel>
  );
}

type TimeProps = {
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
};

export function HoursFields({ form }: Props) {
  const { t } = useTranslation();
  const time = (path: 'opens_at' | 'closes_at') => {
    const { value, onChange, onBlur, error } = form.getInputProps(path) as TimeProps;
    return { label: t(`company.${path}`), value, onChange, onBlur, error, 'data-path': path };
  };
  return (
    <Panel title={t('company.hours')} note={t('company.hours_text')}>
      <div className={css.fields}>
        <TimeField {...time('opens_at')} />
        <TimeField {...time('closes_at')} />
        <NativeSelect
          label={t('company.time_zone')}
          data={[
            ...(form.values.time_zone === '' ? [{ value: '', label: t('company.choose_zone') }] : []),
            ...zonesFor(form.values.time_zone || null).map((value) => ({ value, label: zoneName(value) })),
          ]}
          required
          {...form.getInputProps('time_zone')}
        />
      </div>
    </Panel>
  );
}

const registrations = ['mc_number', 'dot_number', 'ff_number', 'tax_id'] as const;

export function RegistrationFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('company.registrations')}>
      <div className={css.fields}>
        {registrations.map((name) => (
          <TextInput key={name} label={t(`company.${name}`)} {...form.getInputProps(name)} />
        ))}
      </div>
    </Panel>
  );
}

/** A name and address other than the company's own, where there is one. */
export function PayeeFields({ form, of }: Props & { readonly of: 'remit_to' | 'carrier_bill_to' }) {
  const { t } = useTranslation();
  const other = form.values[of] !== null;
  return (
    <Panel title={t(`company.${of}`)} note={t(`company.${of}_text`)}>
      <Checkbox
        label={t('company.other_address')}
        checked={other}
        onChange={({ currentTarget }) => form.setFieldValue(of, currentTarget.checked ? noPayee : null)}
      />
      {other && (
        <div className={css.fields} data-part={t(`company.${of}`)}>
          <TextInput
            className={css.wide ?? ''}
            label={t('company.name')}
            required
            {...form.getInputProps(`${of}.name`)}
          />
          <AddressFields form={form} at={of} />
        </div>
      )}
    </Panel>
  );
}

export function PricingFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('company.pricing')}>
      <div className={css.fields}>
        <PercentInput
          className={css.wide}
          label={t('company.list_margin')}
          hint={t('company.list_margin_hint')}
          value={form.values.list_margin_bp}
          onChange={(value) => form.setFieldValue('list_margin_bp', value)}
          error={form.errors['list_margin_bp']}
          path="list_margin_bp"
        />
      </div>
    </Panel>
  );
}

const amounts = ['per_hundred', 'minimum', 'maximum', 'phone_maximum', 'deductible', 'deductible_above'] as const;
const needed: ReadonlySet<string> = new Set(['per_hundred', 'minimum', 'maximum']);

/** The insurance program that customers are offered. Off until its terms are entered. */
export function InsuranceFields({ form }: Props) {
  const { t } = useTranslation();
  const terms = form.values.insurance;
  return (
    <Panel title={t('company.insurance.title')} note={t('company.insurance.text')}>
      <Checkbox
        label={t('company.insurance.offer')}
        checked={terms !== null}
        onChange={({ currentTarget }) => form.setFieldValue('insurance', currentTarget.checked ? noTerms : null)}
      />
      {terms !== null && (
        <div className={css.fields} data-part={t('company.insurance.title')}>
          <TextInput
            className={css.wide ?? ''}
            label={t('company.insurance.insurer')}
            required
            {...form.getInputProps('insurance.insurer')}
          />
          {amounts.map((name) => (
            <MoneyInput
              key={name}
              label={t(`company.insurance.${name}`)}
              value={terms[name]}
              onChange={(value) => form.setFieldValue(`insurance.${name}`, value)}
              required={needed.has(name)}
              error={form.errors[`insurance.${name}`] as string | undefined}
              path={`insurance.${name}`}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
