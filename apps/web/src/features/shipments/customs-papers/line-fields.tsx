import { Button, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { goodsUnits, originCriteria } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { FieldUnit } from '../../../ui/field-unit.tsx';
import { IconPlus, IconTrash } from '../../../ui/icons.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { noLine, type CustomsForm } from './form-values.ts';
import css from './customs.module.css';

type FormProps = { readonly form: UseFormReturnType<CustomsForm> };

function LineFields({ form, at }: FormProps & { readonly at: number }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { lines, currency } = form.values;
  const line = lines[at] ?? noLine;
  const path = `lines.${at}`;
  const number = at + 1;
  const total =
    line.quantity === '' || line.unit_value === null
      ? null
      : { amount: Math.floor((Math.round(line.quantity * 1000) * line.unit_value + 500) / 1000), currency };
  return (
    <div className={css.line} data-part={t('customs_papers.form.line', { number })}>
      <div className={css.lineHead}>
        {t('customs_papers.form.line', { number })}
        {lines.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('customs_papers.form.remove_line', { number })}
            onClick={() => form.removeListItem('lines', at)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className={css.fields}>
        <TextInput
          className={css.wide}
          label={t('customs_papers.field.description')}
          required
          {...form.getInputProps(`${path}.description`)}
        />
        <TextInput
          label={t('customs_papers.field.hs')}
          required
          classNames={{ input: 'wb-mono' }}
          autoComplete="off"
          {...form.getInputProps(`${path}.hs_code`)}
        />
        <TextInput
          label={t('customs_papers.field.origin')}
          required
          maxLength={2}
          classNames={{ input: 'wb-mono' }}
          autoComplete="off"
          {...form.getInputProps(`${path}.origin_country`)}
        />
        <FieldUnit
          label={t('customs_papers.field.quantity')}
          required
          decimalScale={3}
          {...form.getInputProps(`${path}.quantity`)}
        />
        <Select
          label={t('customs_papers.form.unit')}
          data={goodsUnits.map((value) => ({ value, label: t(`customs_papers.units.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps(`${path}.unit`)}
        />
        <MoneyInput
          label={t('customs_papers.field.unit_value')}
          required
          value={line.unit_value}
          onChange={(value) => form.setFieldValue(`${path}.unit_value`, value)}
          error={(form.errors[`${path}.unit_value`] as string | undefined) ?? null}
          path={`${path}.unit_value`}
        />
        <Select
          className={css.wide}
          label={t('customs_papers.field.criterion')}
          data={[
            { value: '', label: t('customs_papers.form.criterion_none') },
            ...originCriteria.map((value) => ({ value, label: t(`customs_papers.criteria.${value}`) })),
          ]}
          allowDeselect={false}
          {...form.getInputProps(`${path}.criterion`)}
        />
      </div>
      {total !== null && (
        <span className="wb-soft">{t('customs_papers.form.line_total', { amount: money(total) })}</span>
      )}
    </div>
  );
}

/** The goods, a line for each kind. */
export function GoodsFields({ form }: FormProps) {
  const { t } = useTranslation();
  return (
    <>
      {form.values.lines.map((_, at) => (
        // Lines have no key of their own and are never moved.
        <LineFields key={form.key(`lines.${at}`)} form={form} at={at} />
      ))}
      <Button
        className={css.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('lines', noLine)}
      >
        {t('customs_papers.form.add_line')}
      </Button>
    </>
  );
}
