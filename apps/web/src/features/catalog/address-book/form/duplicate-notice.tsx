import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { hrefTo } from '../../../../lib/routes/navigator.ts';
import { Notice } from '../../../../ui/notice.tsx';
import css from './address-form.module.css';
import type { AddressForm } from './values.ts';

/** So long after the last key the book is looked through, in milliseconds. */
const pause = 400;

type Props = { readonly form: AddressForm; readonly address: Address | null };

/** Warns that the address may be in the book already, as soon as company, street and postal code are typed. */
export function DuplicateNotice({ form, address }: Props) {
  const { t } = useTranslation();
  const {
    company,
    street_lines: [street = ''],
    postal_code,
  } = form.values;
  const [query] = useDebouncedValue({ company, street, postal_code }, pause);
  const whole = Object.values(query).every((text) => text.trim().length > 1);
  const found = useQuery({ ...apiQuery(endpoints.addressBook.duplicates, { query }), enabled: whole });
  const isOther = ({ id }: Address): boolean => id !== address?.id;
  const same = whole ? found.data?.data.find(isOther) : undefined;
  const other = same ?? (whole ? found.data?.same_street.find(isOther) : undefined);
  if (other === undefined) return null;
  const place = `${other.city}, ${other.state} ${other.postal_code}`;
  return (
    <div className={css.wide}>
      <Notice
        tone="care"
        title={t(same === undefined ? 'address_book.duplicate.same_street' : 'address_book.duplicate.title')}
        live
        action={
          // In a tab of its own, so that nothing typed here is lost.
          <a href={hrefTo('addresses', {}, { address: other.id })} target="_blank" rel="noreferrer">
            {t('address_book.duplicate.open')}
          </a>
        }
      >
        {t('address_book.duplicate.text', { company: other.company, street: other.street_lines[0] ?? '', place })}
      </Notice>
    </div>
  );
}
