import { NativeSelect, TextInput } from '@mantine/core';
import { endpoints, equipmentInput, equipmentPictures, type EquipmentType } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Check } from '../../../ui/check.tsx';
import { FieldUnit } from '../../../ui/field-unit.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { RigDrawing } from '../../../ui/freight/rig/rig-drawing.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useNumberText } from '../../../ui/numbers/use-number-text.ts';
import { newKey } from '../../../lib/new-key.ts';
import css from './equipment-types.module.css';
import { typeValues } from './type-values.ts';
import { equipmentReads } from './use-changes.ts';

type Props = { readonly type: EquipmentType | null; readonly onClose: () => void };

function TypeForm({ type, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const create = useApiMutation(endpoints.staffEquipmentTypes.create, { refreshes: equipmentReads });
  const update = useApiMutation(endpoints.staffEquipmentTypes.update, { refreshes: equipmentReads });
  const contract = useContractForm({
    schema: equipmentInput,
    initialValues: typeValues(type),
    send: async (body) => {
      const { data } = await (type === null
        ? create.mutateAsync({ body: { ...body, id } })
        : update.mutateAsync({ params: { id: type.id }, body: { ...body, version: type.version } }));
      notifyDone({
        title: t(type === null ? 'equipment_types.created' : 'equipment_types.updated', { name: data.name }),
      });
      onClose();
    },
  });
  const { form } = contract;
  const { picture, length_in: length, height_in: height, cents_per_mile: cents } = form.values;
  const price = useNumberText({
    value: cents === null ? null : cents / 100,
    onChange: (typed) => form.setFieldValue('cents_per_mile', typed === null ? null : Math.round(typed * 100)),
    decimals: 2,
  });
  const figure = (field: 'length_in' | 'width_in' | 'height_in' | 'max_pounds' | 'pallets', unit: string) => (
    <FieldUnit
      label={t(`equipment_types.${field}`)}
      unit={unit}
      decimalScale={0}
      data-path={field}
      {...form.getInputProps(field)}
    />
  );
  return (
    <DialogForm of={contract} guard={guard} send={t('equipment_types.save')}>
      <div className={css.preview}>
        <RigDrawing
          kind={picture}
          lengthIn={typeof length === 'number' ? length : 0}
          heightIn={typeof height === 'number' ? height : null}
          roadIn={850}
        />
      </div>
      <div className={css.fields}>
        <TextInput
          className={css.wide ?? ''}
          required
          label={t('equipment_types.name')}
          maxLength={60}
          data-autofocus
          data-path="name"
          {...form.getInputProps('name')}
        />
        <TextInput
          className={css.wide ?? ''}
          label={`${t('equipment_types.name_es')} (${t('common.optional')})`}
          maxLength={60}
          lang="es"
          data-path="name_es"
          {...form.getInputProps('name_es')}
        />
        <TextInput
          required
          label={t('equipment_types.code')}
          maxLength={8}
          classNames={{ input: 'wb-mono' }}
          data-path="code"
          {...form.getInputProps('code')}
        />
        <NativeSelect
          label={t('equipment_types.picture')}
          data={equipmentPictures.map((value) => ({ value, label: t(`equipment_types.pictures.${value}`) }))}
          data-path="picture"
          {...form.getInputProps('picture')}
        />
        {figure('length_in', 'in')}
        {figure('width_in', 'in')}
        {figure('height_in', 'in')}
        {figure('max_pounds', 'lb')}
        {figure('pallets', '48×40')}
        <TextInput
          {...price}
          label={t('equipment_types.cents_per_mile')}
          description={t('equipment_types.cents_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          leftSection="$"
          leftSectionWidth={28}
          error={form.errors['cents_per_mile']}
          data-path="cents_per_mile"
        />
        <FieldUnit
          label={t('equipment_types.firm_miles')}
          description={t('equipment_types.firm_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          unit="mi"
          decimalScale={0}
          data-path="firm_miles"
          {...form.getInputProps('firm_miles')}
        />
      </div>
      <div className={css.checks}>
        {(['refrigerated', 'open_deck'] as const).map((field) => (
          <Check
            key={field}
            label={t(`equipment_types.${field}`)}
            name={t(`equipment_types.${field}`)}
            checked={form.values[field]}
            onChange={(on) => form.setFieldValue(field, on)}
          />
        ))}
      </div>
      {type !== null && <p className="wb-soft">{t('equipment_types.keeps', { count: type.quotes })}</p>}
    </DialogForm>
  );
}

/** A new kind of equipment, or one to change; drawn while it is typed. */
export function TypeDialog(props: Props) {
  const { t } = useTranslation();
  const title =
    props.type === null ? t('equipment_types.add_title') : t('equipment_types.edit_title', { name: props.type.name });
  return (
    <FormDialog title={title} size="lg" onClose={props.onClose}>
      {(guard) => <TypeForm {...props} guard={guard} />}
    </FormDialog>
  );
}
