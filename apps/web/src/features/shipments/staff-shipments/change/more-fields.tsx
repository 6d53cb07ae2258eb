import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { referenceTypes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../ui/dates/time-field.tsx';
import { IconPlus, IconX } from '../../../../ui/icons.ts';
import css from './change.module.css';
import { timeOf, type ChangeForm } from './end-fields.tsx';

const mostReferences = 10;

/** References, ready time, appointment, and notes. */
export function MoreFields({ form }: { readonly form: ChangeForm }) {
  const { t } = useTranslation();
  const { references } = form.values;
  return (
    <fieldset className={css.part} data-part={t('shipment_changes.more')}>
      <legend>{t('shipment_changes.more')}</legend>
      {references.map((_, index) => (
        <div key={form.key(`references.${index}`)} className={css.reference}>
          <NativeSelect
            label={t('shipment_changes.reference_type')}
            data={referenceTypes.map((value) => ({ value, label: t(`terms.reference_types.${value}`) }))}
            {...form.getInputProps(`references.${index}.type`)}
          />
          <TextInput
            label={t('shipment_changes.reference')}
            maxLength={40}
            data-path={`references.${index}.number`}
            {...form.getInputProps(`references.${index}.number`)}
          />
          <ActionIcon
            aria-label={t('shipment_changes.remove_reference', { number: index + 1 })}
            onClick={() => form.removeListItem('references', index)}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {references.length < mostReferences && (
        <div className={css.wide}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => form.insertListItem('references', { type: referenceTypes[0], number: '' })}
          >
            {t('shipment_changes.add_reference')}
          </Button>
        </div>
      )}
      <TimeField label={t('shipment_changes.ready')} {...timeOf(form, 'ready_at')} />
      <TextInput
        type="date"
        label={`${t('shipment_changes.appointment')} (${t('common.optional')})`}
        data-path="appointment_date"
        {...form.getInputProps('appointment_date')}
      />
      <Textarea
        className={css.wide ?? ''}
        label={`${t('shipment_changes.notes')} (${t('common.optional')})`}
        autosize={false}
        rows={2}
        maxLength={250}
        data-path="notes"
        {...form.getInputProps('notes')}
      />
    </fieldset>
  );
}
