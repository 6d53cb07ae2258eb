import type { HazmatWire, Product } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../../lib/format/today.ts';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { WhyClassButton } from '../../../../ui/freight/class/why-class-button.tsx';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { productClass } from '../product-class.ts';
import { useMeasures } from '../use-measures.ts';
import css from './product-dialog.module.css';

type FactProps = { readonly name: string; readonly mono?: boolean; readonly children: ReactNode };

function Fact({ name, mono = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={mono ? 'wb-mono' : undefined}>{children ?? '–'}</dd>
    </div>
  );
}

function ClassFacts({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const { density } = useMeasures();
  const line = productClass(product);
  return (
    <>
      <Fact name={t('product_catalog.detail.density')}>{line && density(line.reason.densityShown)}</Fact>
      <Fact name={t('product_catalog.detail.class')}>
        <span className={css.class}>
          {line?.freightClass ?? product.freight_class ?? '–'}
          {line?.overridden && (
            <span className={css.small}>{t('product_catalog.recommended', { freightClass: line.recommended })}</span>
          )}
          {line && <WhyClassButton reason={line.reason} />}
        </span>
      </Fact>
    </>
  );
}

function Hazmat({ hazmat }: { readonly hazmat: HazmatWire }) {
  const { t } = useTranslation();
  return (
    <section className={css.hazmat}>
      <h3>
        <HazardDiamond hazardClass={hazmat.hazard_class} size={20} />
        {t('quotes.hazmat.title')}
      </h3>
      <dl className={css.facts}>
        <Fact name={t('quotes.hazmat.id_number')} mono>
          {hazmat.id_number}
        </Fact>
        <Fact name={t('quotes.hazmat.proper_name')}>{hazmat.proper_name}</Fact>
        <Fact name={t('quotes.hazmat.hazard_class')}>{hazmat.hazard_class}</Fact>
        <Fact name={t('quotes.hazmat.packing_group')}>{hazmat.packing_group}</Fact>
        <Fact name={t('quotes.hazmat.emergency_contact')}>{hazmat.emergency_contact}</Fact>
        <Fact name={t('quotes.hazmat.emergency_phone')} mono>
          {hazmat.emergency_phone}
        </Fact>
      </dl>
    </section>
  );
}

/** A product's fields, the figures that follow from them, and its hazardous details. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const { number, longDate } = useFormats();
  const { size, weight } = useMeasures();
  const { money } = useChargedFormats();
  const { package_type: packed, pieces } = product;
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('product_catalog.detail.number')} mono>
          {product.product_number}
        </Fact>
        <Fact name={t('product_catalog.detail.nmfc')} mono>
          {product.nmfc}
        </Fact>
        <Fact name={t('product_catalog.detail.sat')} mono>
          {product.sat}
        </Fact>
        <Fact name={t('product_catalog.detail.hs')} mono>
          {product.hs_code}
        </Fact>
        <Fact name={t('product_catalog.detail.origin')} mono>
          {product.origin_country}
        </Fact>
        <Fact name={t('product_catalog.detail.value')}>{product.unit_value && money(product.unit_value)}</Fact>
        <Fact name={t('product_catalog.detail.size')}>{size(product)}</Fact>
        <Fact name={t('product_catalog.detail.weight')}>{weight(product)}</Fact>
        <ClassFacts product={product} />
        <Fact name={t('product_catalog.detail.package')}>{packed && t(`terms.package_types.${packed}`)}</Fact>
        <Fact name={t('product_catalog.detail.pieces')}>{pieces === null ? null : number(pieces)}</Fact>
        <Fact name={t('product_catalog.detail.stackable')}>
          {t(`product_catalog.detail.${product.stackable ? 'yes' : 'no'}`)}
        </Fact>
        <Fact name={t('product_catalog.form.hazardous')}>
          {t(`product_catalog.detail.${product.hazardous ? 'yes' : 'no'}`)}
        </Fact>
        <Fact name={t('product_catalog.detail.changed')}>{longDate(localDay(product.updated_at))}</Fact>
      </dl>
      {product.hazmat && <Hazmat hazmat={product.hazmat} />}
    </>
  );
}
