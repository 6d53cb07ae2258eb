import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type Product } from '@waybill/contract';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../../lib/session/use-user.ts';
import { Suggest, SuggestionLines } from '../../../../../ui/suggest/suggest.tsx';
import type { Typed } from '../../../../../ui/suggest/use-typed.ts';
import { productWords } from './from-product.ts';

type Props = {
  readonly typed: Typed;
  readonly onPick: (product: Product) => void;
  readonly children: ReactElement;
};

/** Products of the catalog whose description or number fits what is typed. */
export function ProductSuggest({ typed, onPick, children }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayLook = useUser()?.abilities.includes('product.read') ?? false;
  const query = { search: typed.sought, per_page: 6 };
  const found = useQuery({
    ...apiQuery(endpoints.productCatalog.list, { query }),
    enabled: mayLook && typed.sought !== '',
    placeholderData: keepPreviousData,
  });
  const products = found.data?.data;
  const items = useMemo(() => (typed.sought === '' ? [] : (products ?? [])), [products, typed.sought]);
  return (
    <Suggest
      label={t('quotes.items.products')}
      items={items}
      keyOf={({ id }) => id}
      renderItem={(product) => <SuggestionLines name={product.description} detail={productWords(product, formats)} />}
      open={typed.open}
      onPick={onPick}
      onClose={typed.onClose}
    >
      {children}
    </Suggest>
  );
}
