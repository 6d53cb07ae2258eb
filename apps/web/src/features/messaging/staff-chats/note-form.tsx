import { Button, Textarea } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { Notice } from '../../../ui/notice.tsx';
import css from './inbox.module.css';

/** Writes a note for the staff alone. */
export function NoteForm({ id, onAdded }: { readonly id: string; readonly onAdded: () => void }) {
  const { t } = useTranslation();
  // The id stays until the note is there, so that one sent twice exists once.
  const [note, setNote] = useState(() => ({ id: crypto.randomUUID(), text: '' }));
  const adding = useApiMutation(endpoints.staffChats.note);
  function add(): void {
    adding.mutate(
      { params: { id }, body: note },
      {
        onSuccess: () => {
          setNote({ id: crypto.randomUUID(), text: '' });
          onAdded();
        },
      },
    );
  }
  return (
    <form
      className={css.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {adding.isError && <Notice tone="stop" title={adding.error.message} />}
      <Textarea
        label={t('staff_chats.note')}
        description={t('staff_chats.note_hint')}
        autosize={false}
        rows={2}
        maxLength={4000}
        value={note.text}
        onChange={(event) => setNote({ ...note, text: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" disabled={note.text.trim() === ''} loading={adding.isPending}>
        {t('staff_chats.add_note')}
      </Button>
    </form>
  );
}
