import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconNote } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from './book-step.module.css';
import type { BookingForm } from './use-booking.ts';

const mostCharacters = 250;

/** What the driver should know. Services are not ordered here, so that the price stays right. */
export function NotesPanel({ form }: { readonly form: BookingForm }) {
  const { t } = useTranslation();
  return (
    <Panel
      title={
        <span className={css.title}>
          <IconNote size={18} aria-hidden="true" /> {t('quotes.book.notes')}
        </span>
      }
      aside={
        <span className="wb-soft">
          {t('quotes.book.notes_count', { count: form.values.notes.length, most: mostCharacters })}
        </span>
      }
    >
      <Textarea
        autosize={false}
        rows={3}
        aria-label={t('quotes.book.notes')}
        maxLength={mostCharacters}
        {...form.getInputProps('notes')}
      />
      <p className={css.hint}>{t('quotes.book.notes_hint')}</p>
    </Panel>
  );
}
