import { Select } from '@mantine/core';
import { productSorts } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from '../../../../ui/table/list-tools.module.css';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import { sortIn, type ProductList } from './sorts.ts';

const words = {
  description: 'description',
  '-description': 'description_down',
  product_number: 'product_number',
  '-product_number': 'product_number_down',
  updated_at: 'updated_at',
  '-updated_at': 'updated_at_down',
} as const;

/** Above the list: the search, and the order as a choice. */
export function Tools({ list }: { readonly list: ProductList }) {
  const { t } = useTranslation();
  const sort = sortIn(list);
  return (
    <ListTools list={list} label={t('product_catalog.search')} clearLabel={t('product_catalog.clear_search')}>
      <Select
        className={css.order ?? ''}
        aria-label={t('product_catalog.order_label')}
        value={sort}
        data={productSorts.map((value) => ({ value, label: t(`product_catalog.order.${words[value]}`) }))}
        onChange={(value) => value !== null && value !== list.sort && list.sortBy(value)}
      />
    </ListTools>
  );
}
