import type { TFunction } from 'i18next';
import type { SignUpValues } from './values.ts';
import { codeWord, stateWord } from './place-words.ts';

function addressLabel(t: TFunction, rest: readonly string[], country: SignUpValues['address']['country']): string {
  const [field, index] = rest;
  switch (field) {
    case 'street_lines':
      return index === '0' || index === undefined
        ? t('address_book.form.street')
        : t('address_book.form.street_line', { number: Number(index) + 1 });
    case 'postal_code':
      return t(codeWord(country));
    case 'state':
      return t(stateWord(country));
    case 'city':
      return t('address_book.column.city');
    case 'country':
    case 'exterior_number':
    case 'interior_number':
    case 'neighborhood':
      return t(`address_book.form.${field}`);
    default:
      return t('sign_up.steps.address');
  }
}

/** The label of a field by its path, for lists that stand away from the field itself. */
export function labelOf(t: TFunction, path: string, values: SignUpValues): string {
  const [first, ...rest] = path.split('.');
  switch (first) {
    case 'company':
    case 'name':
    case 'email':
    case 'phone':
    case 'password':
      return t(`sign_up.${first}`);
    case 'password_confirmation':
      return t('sign_up.password_again');
    case 'address':
      return addressLabel(t, rest, values.address.country);
    case 'accounting_contact': {
      const field = (['name', 'email', 'phone'] as const).find((name) => name === rest[0]);
      const label = field === undefined ? '' : `: ${t(`sign_up.${field}`)}`;
      return `${t('sign_up.accounting_contact')}${label}`;
    }
    case 'accounting_address':
      return `${t('sign_up.accounting_address')}: ${addressLabel(t, rest, values.accounting_address.country)}`;
    case 'preferences':
      return t('sign_up.steps.preferences');
    default:
      return t('sign_up.disclaimer');
  }
}
