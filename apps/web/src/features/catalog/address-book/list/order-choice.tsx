import { Select } from '@mantine/core';
import { addressSorts } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { firstSort, type AddressList } from '../api.ts';

const words = {
  company: 'company',
  '-company': 'company_down',
  city: 'city',
  '-city': 'city_down',
  state: 'state',
  '-state': 'state_down',
} as const;

type Props = { readonly list: Pick<AddressList, 'sort' | 'sortBy'>; readonly className: string };

/** The order as a choice: the only way to it on a phone, where rows are cards without a head. */
export function OrderChoice({ list, className }: Props) {
  const { t } = useTranslation();
  const sort = addressSorts.find((one) => one === list.sort) ?? firstSort;
  return (
    <Select
      className={className}
      aria-label={t('address_book.order')}
      value={sort}
      data={addressSorts.map((value) => ({ value, label: t(`address_book.sorts.${words[value]}`) }))}
      onChange={(value) => value !== null && value !== list.sort && list.sortBy(value)}
    />
  );
}
