import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { productSorts } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../../ui/icons.ts';
import { useSearchHint } from '../../../../ui/table/use-search-hint.ts';
import { sortIn, type ProductList } from './sorts.ts';
import css from './catalog.module.css';

const words = {
  description: 'description',
  '-description': 'description_down',
  product_number: 'product_number',
  '-product_number': 'product_number_down',
  updated_at: 'updated_at',
  '-updated_at': 'updated_at_down',
} as const;

/** Looks for a product while typing; Enter asks at once, Escape clears. */
function ProductSearch({ list }: { readonly list: ProductList }) {
  const { t } = useTranslation();
  const hint = useSearchHint(t('product_catalog.search'));
  const asked = list.filters.search ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const ask = (search: string): void => {
    sent.current = search.trim();
    if (sent.current !== asked) list.filter({ search: sent.current });
  };
  const askSoon = useDebouncedCallback(ask, 300);
  // The address can change without this field: a link, the way back.
  useEffect(() => {
    if (asked !== sent.current) setText(asked);
    sent.current = asked;
  }, [asked]);
  const change = (value: string): void => {
    setText(value);
    askSoon(value);
  };
  const now = (value: string): void => {
    askSoon.cancel();
    setText(value);
    ask(value);
  };
  return (
    <TextInput
      className={css.search}
      type="search"
      maxLength={60}
      aria-label={t('product_catalog.search')}
      placeholder={hint}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={t('product_catalog.clear_search')} onClick={() => now('')} />
      }
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(text);
        if (event.key === 'Escape') now('');
      }}
    />
  );
}

/** Above the list: the search, and the order as a choice. */
export function Tools({ list }: { readonly list: ProductList }) {
  const { t } = useTranslation();
  const sort = sortIn(list);
  return (
    <div className={css.tools} role="search">
      <ProductSearch list={list} />
      <Select
        className={css.order}
        aria-label={t('product_catalog.order_label')}
        value={sort}
        data={productSorts.map((value) => ({ value, label: t(`product_catalog.order.${words[value]}`) }))}
        onChange={(value) => value !== null && value !== list.sort && list.sortBy(value)}
      />
    </div>
  );
}
