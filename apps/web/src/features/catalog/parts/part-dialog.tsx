import { NativeSelect, TextInput } from '@mantine/core';
import { endpoints, partInput, type Part } from '@waybill/contract';
import { densityScaleIds, freightClasses } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { newKey } from '../../../lib/new-key.ts';
import { Bands } from './bands.tsx';
import css from './parts.module.css';
import { partReads } from './use-changes.ts';

type Props = { readonly part: Part | null; readonly onClose: () => void };

const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];

function valuesOf(part: Part | null) {
  return {
    number: part?.number ?? '',
    sub: part?.sub ?? '',
    description: part?.description ?? '',
    keywords: part?.keywords ?? '',
    freight_class: part?.freight_class ?? null,
    density_scale: part?.density_scale ?? ('nmfc_2025_13sub' as const),
    note: part?.note ?? '',
  };
}

function PartForm({ part, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const [id] = useState(newKey);
  const create = useApiMutation(endpoints.staffParts.create, { refreshes: partReads });
  const update = useApiMutation(endpoints.staffParts.update, { refreshes: partReads });
  const contract = useContractForm({
    schema: partInput,
    initialValues: valuesOf(part),
    send: async (body) => {
      const { data } = await (part === null
        ? create.mutateAsync({ body: { ...body, id } })
        : update.mutateAsync({ params: { id: part.id }, body: { ...body, version: part.version } }));
      notifyDone({ title: t(part === null ? 'parts.created' : 'parts.updated', { name: data.description }) });
      onClose();
    },
  });
  const { form } = contract;
  const { freight_class: own, density_scale: scale } = form.values;
  return (
    <DialogForm of={contract} guard={guard} send={t('parts.save')}>
      <TextInput
        required
        label={t('parts.description')}
        description={t('parts.description_hint')}
        inputWrapperOrder={below}
        maxLength={160}
        data-autofocus
        data-path="description"
        {...form.getInputProps('description')}
      />
      <div className={css.numbers}>
        <TextInput
          label={t('parts.number')}
          description={t('parts.number_hint')}
          inputWrapperOrder={below}
          maxLength={6}
          inputMode="numeric"
          classNames={{ input: 'wb-mono' }}
          data-path="number"
          {...form.getInputProps('number')}
        />
        <TextInput
          label={t('parts.sub')}
          maxLength={2}
          inputMode="numeric"
          classNames={{ input: 'wb-mono' }}
          data-path="sub"
          {...form.getInputProps('sub')}
        />
      </div>
      <NativeSelect
        label={t('parts.class_choice')}
        value={own === null ? 'density' : 'own'}
        onChange={({ currentTarget }) =>
          form.setFieldValue('freight_class', currentTarget.value === 'own' ? '100' : null)
        }
        data={[
          { value: 'density', label: t('parts.class_by_density') },
          { value: 'own', label: t('parts.class_own') },
        ]}
      />
      {own === null ? (
        <>
          <NativeSelect
            label={t('parts.density_scale')}
            data={densityScaleIds.map((value) => ({ value, label: t(`parts.scales.${value}`) }))}
            data-path="density_scale"
            {...form.getInputProps('density_scale')}
          />
          <Bands scale={scale ?? 'nmfc_2025_13sub'} />
        </>
      ) : (
        <NativeSelect
          label={t('parts.freight_class')}
          data={[...freightClasses]}
          data-path="freight_class"
          {...form.getInputProps('freight_class')}
        />
      )}
      <TextInput
        label={`${t('parts.keywords')} (${t('common.optional')})`}
        description={t('parts.keywords_hint')}
        inputWrapperOrder={below}
        maxLength={300}
        data-path="keywords"
        {...form.getInputProps('keywords')}
      />
      <TextInput
        label={`${t('parts.note_field')} (${t('common.optional')})`}
        maxLength={300}
        data-path="note"
        {...form.getInputProps('note')}
      />
    </DialogForm>
  );
}

/** A new part, or one to change. */
export function PartDialog(props: Props) {
  const { t } = useTranslation();
  const { part } = props;
  const title = part === null ? t('parts.add_title') : t('parts.edit_title', { name: part.description });
  return (
    <FormDialog title={title} size="lg" onClose={props.onClose}>
      {(guard) => <PartForm {...props} guard={guard} />}
    </FormDialog>
  );
}
