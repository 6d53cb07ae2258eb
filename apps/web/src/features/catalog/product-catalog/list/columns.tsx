import type { Product } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalculator } from '../../../../ui/icons.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { productClass } from '../product-class.ts';
import { useMeasures } from '../use-measures.ts';
import css from './catalog.module.css';

const none = <span className="wb-soft">–</span>;

/** The class to ship it at; where it is the shipper's own, also the one that density gives. */
function ClassCell({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const line = productClass(product);
  if (line === null) return product.freight_class ?? none;
  return (
    <span>
      <span className={css.class}>{line.freightClass}</span>
      {line.overridden && (
        <span className={css.small}>{t('product_catalog.recommended', { freightClass: line.recommended })}</span>
      )}
    </span>
  );
}

function HazardCell({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  if (product.hazmat === null) return <span className="wb-soft">{t('product_catalog.not_hazardous')}</span>;
  return (
    <span className={css.hazard}>
      <HazardDiamond hazardClass={product.hazmat.hazard_class} size={20} />
      <span className="wb-mono">{product.hazmat.id_number}</span>
    </span>
  );
}

function CodesCell({ nmfc, sat }: Product) {
  const { t } = useTranslation();
  if (nmfc === null && sat === null) return none;
  return (
    <span>
      {nmfc !== null && <span className={css.code}>{nmfc}</span>}
      {sat !== null && <span className={css.code}>{t('product_catalog.sat', { code: sat })}</span>}
    </span>
  );
}

/** Above the link that takes the click of the whole row. */
function UseCell({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const words = t('product_catalog.use_name', { description: product.description });
  return (
    <RouteLink
      to="quote.new"
      search={{ product: product.id }}
      className={css.use}
      aria-label={words}
      title={t('product_catalog.use')}
    >
      <IconCalculator size={16} aria-hidden="true" />
    </RouteLink>
  );
}

/** The columns of the catalog; whoever may quote can begin with a product. */
export function useProductColumns(mayQuote: boolean): readonly Column<Product>[] {
  const { t } = useTranslation();
  const { size, weight } = useMeasures();
  return useMemo(() => {
    const use: Column<Product> = {
      key: 'use',
      title: t('product_catalog.column.options'),
      width: '72px',
      card: 'corner',
      cell: (product) => <UseCell product={product} />,
    };
    return [
      {
        key: 'description',
        title: t('product_catalog.column.description'),
        sort: 'description',
        card: 'head',
        width: '26%',
        cell: (product) => <span className={css.name}>{product.description}</span>,
      },
      {
        key: 'number',
        title: t('product_catalog.column.number'),
        sort: 'product_number',
        cell: ({ product_number: number }) => (number === null ? none : <span className="wb-mono">{number}</span>),
      },
      { key: 'nmfc', title: t('product_catalog.column.nmfc'), cell: (product) => <CodesCell {...product} /> },
      {
        key: 'size',
        title: t('product_catalog.column.size'),
        numeric: true,
        cell: (product) => <span className={css.figures}>{size(product)}</span>,
      },
      {
        key: 'weight',
        title: t('product_catalog.column.weight'),
        numeric: true,
        cell: (product) => <span className={css.figures}>{weight(product)}</span>,
      },
      {
        key: 'class',
        title: t('product_catalog.column.class'),
        numeric: true,
        cell: (product) => <ClassCell product={product} />,
      },
      {
        key: 'hazardous',
        title: t('product_catalog.column.hazardous'),
        cell: (product) => <HazardCell product={product} />,
      },
      ...(mayQuote ? [use] : []),
    ];
  }, [t, size, weight, mayQuote]);
}
