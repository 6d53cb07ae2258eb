import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { classRank, freightClasses } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { WhyClassButton } from '../../../../ui/freight/class/why-class-button.tsx';
import { productClass } from '../product-class.ts';
import { useMeasures } from '../use-measures.ts';
import { measuredForm, type ProductForm } from './form-values.ts';
import css from './product-form.module.css';

type Props = { readonly form: UseFormReturnType<ProductForm> };

/** The class to ship it at, and beside it what density gives, as the figures are typed. */
export function ClassPart({ form }: Props) {
  const { t } = useTranslation();
  const { density } = useMeasures();
  const line = productClass(measuredForm(form.values));
  const own = form.values.freight_class;
  const recommended = line?.recommended;
  const way = line && classRank(line.freightClass) < classRank(line.recommended) ? 'lower' : 'higher';
  const byDensity = recommended
    ? t('product_catalog.form.by_density_is', { freightClass: recommended })
    : t('product_catalog.form.by_density');
  return (
    <>
      <Select
        label={t('product_catalog.form.class')}
        data={[{ value: '', label: byDensity }, ...freightClasses.map((value) => ({ value, label: value }))]}
        allowDeselect={false}
        {...form.getInputProps('freight_class')}
      />
      <div className={css.figures} role="status" aria-label={t('product_catalog.form.figures')}>
        {line === null ? (
          <span className="wb-soft">{t('product_catalog.form.figures_empty')}</span>
        ) : (
          <span>
            <b>{density(line.reason.densityShown)}</b>
            {', '}
            {t('product_catalog.form.class_from_density', { freightClass: line.recommended })}
          </span>
        )}
        {line && <WhyClassButton reason={line.reason} />}
        {line?.overridden && own !== '' && (
          <span className={css.care}>
            {t(`freight.override.${way}`, { chosen: own, recommended: line.recommended })}
          </span>
        )}
      </div>
    </>
  );
}
