import type { Address } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { clockTime } from '../../../../lib/format/local-time.ts';
import { contactOf } from '../words.ts';
import css from './address-detail.module.css';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd data-soft={children === null || undefined}>{children ?? t('address_book.detail.none')}</dd>
    </div>
  );
}

/** The address as an envelope has it. */
function Lines({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  const [first = '', ...rest] = address.street_lines;
  const interior = address.interior_number;
  const numbers = [address.exterior_number, interior && t('address_book.detail.interior', { number: interior })];
  const lines = [
    [first, ...numbers].filter(Boolean).join(' '),
    ...rest,
    address.neighborhood,
    `${address.city}, ${address.state} ${address.postal_code}`,
    t(`terms.countries.${address.country}`),
  ].filter((line): line is string => line !== null);
  return [...new Set(lines)].map((line) => (
    <span key={line} className={css.line}>
      {line}
    </span>
  ));
}

/** Everything that is known about an address. */
export function AddressFacts({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { opens_at: opens, closes_at: closes, phone, email } = address;
  const yesNo = (yes: boolean) => t(yes ? 'address_book.detail.yes' : 'address_book.detail.no');
  const hours =
    opens !== null && closes !== null
      ? t('address_book.detail.hours_between', { from: clockTime(opens, formats), to: clockTime(closes, formats) })
      : null;
  return (
    <dl className={css.facts}>
      <Fact label={t('address_book.detail.address')}>
        <Lines address={address} />
      </Fact>
      <Fact label={t('address_book.detail.location_type')}>{t(`terms.site_types.${address.site_type}`)}</Fact>
      <Fact label={t('address_book.detail.limited_access')}>{yesNo(address.limited_access)}</Fact>
      <Fact label={t('address_book.detail.liftgate_recommended')}>{yesNo(address.liftgate_recommended)}</Fact>
      <Fact label={t('address_book.detail.hours')}>{hours}</Fact>
      <Fact label={t('address_book.detail.contact')}>{contactOf(address)}</Fact>
      <Fact label={t('address_book.detail.phone')}>
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      </Fact>
      <Fact label={t('address_book.detail.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
    </dl>
  );
}
