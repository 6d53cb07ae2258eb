import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { productBody, type Product, type ProductBody } from '@waybill/contract';
import { packageTypes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FieldUnit } from '../../../../ui/field-unit.tsx';
import { useDirty, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { notifyRefused } from '../../../../ui/notify.ts';
import { ClassPart } from './class-part.tsx';
import { CustomsPart } from './customs-part.tsx';
import { noHazmat, type ProductForm as Values } from './form-values.ts';
import { HazmatPart } from './hazmat-part.tsx';
import { SideField, WeightField } from './measure-field.tsx';
import { NmfcField } from './nmfc-field.tsx';
import css from './product-form.module.css';

type Props = {
  readonly initial: Values;
  /** The button in the words of what it does. */
  readonly saveLabel: string;
  readonly save: (product: ProductBody) => Promise<{ readonly data: Product }>;
  readonly guard: DialogGuard;
};

/** All fields of a product, with density and class as they are typed. */
export function ProductForm({ initial, saveLabel, save, guard }: Props) {
  const { t } = useTranslation();
  const contract = useContractForm({
    schema: productBody,
    initialValues: initial,
    send: async (body) => {
      try {
        await save(body);
      } catch (problem) {
        notifyRefused({ title: t('product_catalog.save_failed') });
        throw problem;
      }
    },
  });
  const { form } = contract;
  useDirty(guard, form.isDirty());
  const setHazardous = (hazardous: boolean): void =>
    form.setValues({ hazardous, hazmat: hazardous ? (form.values.hazmat ?? initial.hazmat ?? noHazmat) : null });
  return (
    <form onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      <fieldset className={css.part}>
        <legend>{t('product_catalog.form.what')}</legend>
        <div className={css.fields}>
          <TextInput
            className={css.wide}
            label={t('product_catalog.form.description')}
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('description')}
          />
          <TextInput
            label={t('product_catalog.form.number')}
            description={t('product_catalog.form.number_hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            classNames={{ input: 'wb-mono' }}
            autoComplete="off"
            {...form.getInputProps('product_number')}
          />
          <Select
            label={t('product_catalog.form.package')}
            data={[
              { value: '', label: t('product_catalog.form.any_package') },
              ...packageTypes.map((value) => ({ value, label: t(`terms.package_types.${value}`) })),
            ]}
            searchable
            allowDeselect={false}
            {...form.getInputProps('package_type')}
          />
          <NmfcField form={form} />
          <TextInput
            label={t('product_catalog.form.sat')}
            classNames={{ input: 'wb-mono' }}
            autoComplete="off"
            {...form.getInputProps('sat')}
          />
        </div>
      </fieldset>
      <fieldset className={css.part}>
        <legend>{t('product_catalog.form.unit')}</legend>
        <p className={css.hint}>{t('product_catalog.form.unit_hint')}</p>
        <div className={css.measures}>
          <SideField form={form} side="length" label={t('product_catalog.form.length')} />
          <SideField form={form} side="width" label={t('product_catalog.form.width')} />
          <SideField form={form} side="height" label={t('product_catalog.form.height')} />
          <WeightField form={form} label={t('product_catalog.form.weight')} />
        </div>
        <div className={css.fields}>
          <FieldUnit label={t('product_catalog.form.pieces')} decimalScale={0} {...form.getInputProps('pieces')} />
          <ClassPart form={form} />
        </div>
        <div className={css.checks}>
          <Checkbox
            label={t('product_catalog.form.stackable')}
            {...form.getInputProps('stackable', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('product_catalog.form.hazardous')}
            checked={form.values.hazardous}
            onChange={(event) => setHazardous(event.currentTarget.checked)}
          />
        </div>
      </fieldset>
      {form.values.hazmat && <HazmatPart form={form} />}
      <CustomsPart form={form} />
      <div className={css.actions}>
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={contract.sending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
