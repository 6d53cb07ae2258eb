import type { InvoiceVariance } from '@waybill/contract';
import layout from '../../../ui/page-layout.module.css';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { FactPairs } from '../../../ui/fact-pairs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './adjustments.module.css';

type Product = NonNullable<InvoiceVariance['product']>;
type Address = NonNullable<InvoiceVariance['address']>;

/** What the product's form is opened with, as the carrier found it. */
function found({ weight_lb: weight, height_in: height, freight_class: freightClass }: Product): Record<string, string> {
  return {
    ...(weight === null ? {} : { weight: String(weight) }),
    ...(height === null ? {} : { height: String(height) }),
    ...(freightClass === null ? {} : { class: freightClass }),
  };
}

function ProductPanel({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const { mass, number } = useFormats();
  const { weight_lb: weight, height_in: height, freight_class: freightClass } = product;
  const facts = [
    [t('adjustments.fact.weight'), weight === null ? null : mass(weight)],
    [t('adjustments.fact.height'), height === null ? null : `${number(height, 0)} in`],
    [t('adjustments.fact.class'), freightClass],
  ] as const;
  return (
    <Panel title={t('adjustments.next.product_title')}>
      <div className={css.next}>
        <div>
          <b>{product.description}</b>
          {product.product_number !== null && <div className="wb-mono wb-soft">{product.product_number}</div>}
        </div>
        <FactPairs facts={facts} />
        <LinkButton to="products" search={{ edit: product.id, ...found(product) }}>
          {t('adjustments.next.product')}
        </LinkButton>
        <p className={layout.soft}>{t('adjustments.next.product_text')}</p>
      </div>
    </Panel>
  );
}

function AddressPanel({ address }: { readonly address: Address }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('adjustments.next.address_title')}>
      <div className={css.next}>
        <b>{address.company}</b>
        <p className={layout.soft}>{t(`adjustments.next.address_${address.site_type}`)}</p>
        <LinkButton to="addresses" search={{ edit: address.id, site: address.site_type }}>
          {t('adjustments.next.address')}
        </LinkButton>
      </div>
    </Panel>
  );
}

/** What to put right so that it does not happen again. */
export function NextTime({ variance }: { readonly variance: InvoiceVariance | null | undefined }) {
  const abilities = useUser()?.abilities ?? [];
  if (!variance) return null;
  const { product, address } = variance;
  return (
    <>
      {product !== null && abilities.includes('product.write') && <ProductPanel product={product} />}
      {address !== null && abilities.includes('address.write') && <AddressPanel address={address} />}
    </>
  );
}
