import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { chatCategories, chatOpening, endpoints } from '@waybill/contract';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { usePageSubject } from '../../../lib/routes/page-subject.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showChat } from './chat-open.ts';
import css from './chat-panel.module.css';
import { savedDraft } from './saved-draft.ts';
import { openingDraft, drafts, forgetDrafts, saveTyped } from './opening-draft.ts';

/**
 * Opens a chat: what it is about, a number, and the first message.
 * @param props.soon whether somebody is there to answer at once
 */
export function OpeningForm({ soon }: { readonly soon: boolean }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const subject = usePageSubject();
  const [ids] = useState(() => ({ id: crypto.randomUUID(), message_id: crypto.randomUUID() }));
  const { form, submit, sending, failure } = useContractForm({
    schema: chatOpening,
    initialValues: {
      ...ids,
      ...openingDraft(subject),
      text: savedDraft(drafts.text),
    },
    send: async (body) => {
      const { data } = await call(endpoints.chats.open, { body });
      forgetDrafts();
      await cache.invalidateQueries({ queryKey: queryKey(endpoints.chats.list) });
      showChat({ kind: 'chat', id: data.id });
    },
  });
  // Another page under the open chat: what nobody typed follows it.
  const { setValues } = form;
  useEffect(() => setValues(openingDraft(subject)), [setValues, subject]);
  /** A field that also keeps what is typed, so that closing the chat loses none of it. */
  const kept = (name: keyof typeof drafts) => {
    const props = form.getInputProps(name) as { onChange: (given: unknown) => void };
    return {
      ...props,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void => {
        saveTyped(name, event.currentTarget.value, subject);
        props.onChange(event);
      },
    };
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.intro}>
        {t('chats.intro')} {soon && t('chats.intro_soon')}
      </p>
      {failure !== null && <Notice tone="stop" title={failure} />}
      <NativeSelect
        label={t('chats.category')}
        required
        data={[
          { value: '', label: '' },
          ...chatCategories.map((value) => ({ value, label: t(`chats.categories.${value}`) })),
        ]}
        data-path="category"
        {...kept('category')}
      />
      <TextInput
        label={t('chats.number')}
        description={t('chats.number_hint')}
        autoComplete="off"
        data-path="number"
        {...kept('number')}
      />
      <Textarea
        label={t('chats.first_message')}
        required
        autosize={false}
        rows={5}
        data-path="text"
        {...kept('text')}
      />
      <Button type="submit" variant="filled" loading={sending}>
        {t('chats.start')}
      </Button>
    </form>
  );
}
