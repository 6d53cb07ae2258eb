import { Select, TextInput, type TextInputProps } from '@mantine/core';
import {
  assetFootprints,
  assetSizes,
  conditions,
  shippingUnitPresets,
  shippingUnits,
  type AssetSize,
  type ShippingUnit,
} from '@waybill/freight';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import { leadOf } from '../../draft/shared-units.ts';
import { combineItem } from './change-items.ts';
import { fewestForNmfc, NmfcSuggest } from '../../../../catalog/parts/public.ts';
import { useTyped } from '../../../../../ui/suggest/use-typed.ts';
import css from './more-fields.module.css';
import type { ItemForm } from './use-item.ts';

type Props = { readonly lineForm: ItemForm; readonly number: number };

/** A footprint as people say it: `48 × 40 in`. */
function footprintWords(size: AssetSize): string {
  const { length, width } = assetFootprints[size];
  return `${length.value} × ${width.value} ${length.unit}`;
}

/** The presets of a unit: its packing with its footprint, or the footprint alone. What they fill in can be changed. */
function UnitPresets({ lineForm }: Pick<Props, 'lineForm'>) {
  const { t } = useTranslation();
  const { item, path, change } = lineForm;
  const sides = ['package_type', 'length', 'width'];
  function pickUnit(value: string | null): void {
    const unit = shippingUnits.find((one): one is ShippingUnit => one === value);
    if (unit === undefined) return change({ shipping_unit: '' });
    const { packageType, assetSize } = shippingUnitPresets[unit];
    change(
      { shipping_unit: unit, package_type: packageType, asset_size: assetSize, ...assetFootprints[assetSize] },
      ...sides,
    );
  }
  function pickSize(value: string | null): void {
    const size = assetSizes.find((one) => one === value);
    if (size === undefined) return change({ asset_size: '' });
    change({ asset_size: size, ...assetFootprints[size] }, ...sides);
  }
  return (
    <>
      <Select
        label={t('quotes.units.shipping_unit')}
        description={t('quotes.units.shipping_unit_hint')}
        data={[
          { value: '', label: t('quotes.units.own') },
          ...shippingUnits.map((value) => ({
            value,
            label: `${t(`quotes.units.names.${value}`)}, ${footprintWords(shippingUnitPresets[value].assetSize)}`,
          })),
        ]}
        value={item.shipping_unit}
        onChange={pickUnit}
        data-path={`${path}.shipping_unit`}
      />
      <Select
        label={t('quotes.units.asset_size')}
        description={t('quotes.units.asset_size_hint')}
        data={[
          { value: '', label: t('quotes.units.own') },
          ...assetSizes.map((value) => ({ value, label: footprintWords(value) })),
        ]}
        value={item.asset_size}
        onChange={pickSize}
        data-path={`${path}.asset_size`}
      />
    </>
  );
}

/** Puts the line onto the unit of another one; those are offered whose unit is their own. */
function Combine({ lineForm, number }: Props) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const items = useDraft((draft) => draft.details.items);
  const index = number - 1;
  const lead = leadOf(items, index);
  const carries = items.flatMap((_, at) => (at !== index && leadOf(items, at) === index ? [at + 1] : []));
  const others = items.flatMap((item, at) =>
    at < index && leadOf(items, at) === at
      ? [
          {
            value: item.key,
            label: t('quotes.units.item', { number: at + 1, name: item.description || t('quotes.units.nameless') }),
          },
        ]
      : [],
  );
  if (others.length === 0 && carries.length === 0) return null;
  return (
    <Select
      className={css.wide ?? ''}
      label={t('quotes.units.combine')}
      description={
        carries.length > 0 ? t('quotes.units.carries', { numbers: carries.join(', ') }) : t('quotes.units.combine_hint')
      }
      data={[{ value: '', label: t('quotes.units.alone') }, ...others]}
      value={lead === index ? '' : (items[lead]?.key ?? '')}
      onChange={(value) => combineItem(quoteForm, lineForm.item.key, value === '' || value === null ? null : value)}
      error={lineForm.problem('group')}
      data-path={`${lineForm.path}.group`}
    />
  );
}

/** The item of the classification; the shared catalog offers those that fit, with their own class where they have one. */
function NmfcField({ lineForm: { change }, field }: Pick<Props, 'lineForm'> & { readonly field: TextInputProps }) {
  const typed = useTyped(fewestForNmfc);
  return (
    <NmfcSuggest
      typed={typed}
      onPick={(nmfc, own) =>
        own === null ? change({ nmfc }, 'nmfc') : change({ nmfc, freight_class: own }, 'nmfc', 'freight_class')
      }
    >
      <TextInput
        {...field}
        onChange={(event) => {
          typed.onType(event.currentTarget.value);
          field.onChange?.(event);
        }}
        onBlur={(event) => {
          typed.onClose();
          field.onBlur?.(event);
        }}
      />
    </NmfcSuggest>
  );
}

/** What few lines need: presets, a shared unit, the numbers of product and classification, the condition. */
export function MoreFields({ lineForm, number }: Props) {
  const { t } = useTranslation();
  const items = useDraft((draft) => draft.details.items);
  const { item, path, change, leave, problem } = lineForm;
  const text = (field: 'product_number' | 'nmfc' | 'sat', label: string, length: number) => ({
    label,
    value: item[field],
    maxLength: length,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [field]: currentTarget.value }, field),
    onBlur: () => leave(field),
    error: problem(field),
    classNames: { input: 'wb-mono' },
    autoComplete: 'off',
    'data-path': `${path}.${field}`,
  });
  return (
    <div className={css.fields}>
      {leadOf(items, number - 1) === number - 1 && <UnitPresets lineForm={lineForm} />}
      <Combine lineForm={lineForm} number={number} />
      <TextInput {...text('product_number', t('quotes.units.product_number'), 40)} />
      <NmfcField lineForm={lineForm} field={text('nmfc', t('quotes.items.nmfc'), 20)} />
      <TextInput {...text('sat', t('quotes.items.sat'), 20)} />
      <Select
        label={t('quotes.items.condition')}
        data={conditions.map((value) => ({ value, label: t(`terms.conditions.${value}`) }))}
        value={item.condition}
        onChange={(value) => change({ condition: value === 'used' ? 'used' : 'new' })}
        data-path={`${path}.condition`}
      />
    </div>
  );
}
