import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { referenceTypes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconPlus, IconTag, IconTrash } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { newKey } from '../../../../lib/new-key.ts';
import css from './book-step.module.css';
import type { BookingForm } from './use-booking.ts';

const mostReferences = 10;

/** Numbers of the customer that go on the bill of lading and are found by search. */
export function ReferencesPanel({ form }: { readonly form: BookingForm }) {
  const { t } = useTranslation();
  const { references } = form.values;
  function add(): void {
    const free =
      referenceTypes.find((type) => references.every((reference) => reference.type !== type)) ?? referenceTypes[0];
    form.insertListItem('references', { key: newKey(), type: free, number: '' });
  }
  return (
    <Panel
      title={
        <span className={css.title}>
          <IconTag size={18} aria-hidden="true" /> {t('quotes.book.references')}
        </span>
      }
      aside={
        references.length < mostReferences && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={add}
          >
            {t('quotes.book.add')}
          </Button>
        )
      }
    >
      <div className={css.references}>
        {references.map(({ key }, index) => (
          <div key={key} className={css.reference}>
            <Select
              aria-label={t('quotes.book.reference_type', { number: index + 1 })}
              data={referenceTypes.map((value) => ({ value, label: t(`terms.reference_types.${value}`) }))}
              {...form.getInputProps(`references.${index}.type`)}
            />
            <TextInput
              aria-label={t('quotes.book.reference_number', { number: index + 1 })}
              placeholder={t('quotes.book.number')}
              maxLength={40}
              autoComplete="off"
              classNames={{ input: 'wb-mono' }}
              {...form.getInputProps(`references.${index}.number`)}
            />
            <ActionIcon
              aria-label={t('quotes.book.remove_reference', { number: index + 1 })}
              onClick={() => form.removeListItem('references', index)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </div>
        ))}
        <p className={css.hint}>{t('quotes.book.references_hint')}</p>
      </div>
    </Panel>
  );
}
