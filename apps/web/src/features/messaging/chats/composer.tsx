import { ActionIcon, Textarea } from '@mantine/core';
import { chatFileTypes } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import {
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { IconPaperclip, IconSend, IconX } from '../../../ui/icons.ts';
import css from './conversation.module.css';
import { saveDraft, savedDraft } from './saved-draft.ts';
import type { Conversation } from './use-conversation.ts';
import { megabytes, useFiles } from './use-files.ts';
import type { Outgoing } from './use-outbox.ts';
import type { ChatWire } from './wires.ts';

/** Something beside the composer's buttons that can put words into it, in the language of the other side. */
export type ComposerTools = {
  readonly Menu: ComponentType<{ readonly language: Language; readonly insert: (text: string) => void }>;
  readonly language: Language;
};

/** Puts a message that was not sent back where it can be changed. */
export type ComposerHandle = { readonly take: (message: Pick<Outgoing, 'text' | 'attachments'>) => void };

type Props = {
  readonly wire: ChatWire;
  readonly chat: string;
  readonly send: Conversation['send'];
  readonly tools: ComposerTools | undefined;
  readonly ref: Ref<ComposerHandle>;
};

/** Typing is told no more often than this. */
const typingEveryMs = 2000;

/** Where one writes: Enter sends, Shift and Enter begins a line; files are chosen, dropped or pasted. */
export function Composer({ wire, chat, send, tools, ref }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => savedDraft(chat));
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // Clocks of a page begin with it: the first word of one that was only just loaded is told as well.
  const toldAt = useRef(-typingEveryMs);
  const files = useFiles(wire, chat);
  const drop = useFileDrop((file) => files.add([file]));
  const ready = !files.busy && (text.trim() !== '' || files.done.length > 0);

  function write(next: string): void {
    setText(next);
    saveDraft(chat, next);
    if (next.trim() === '' || performance.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = performance.now();
    void wire.typing(chat).catch(() => undefined);
  }
  function submit(): void {
    if (!ready) return;
    send(text.trim(), files.done);
    setText('');
    saveDraft(chat, '');
    files.clear();
    field.current?.focus();
  }
  function insert(words: string): void {
    write(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`);
    field.current?.focus();
  }
  useImperativeHandle(ref, () => ({
    take: (message) => {
      if (message.text !== '') insert(message.text);
      files.restore(message.attachments);
      field.current?.focus();
    },
  }));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  function onPaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...drop}
    >
      {files.problem !== null && (
        <p className={css.refused} role="alert">
          {files.problem}
        </p>
      )}
      {files.all.length > 0 && (
        <ul className={css.chips}>
          {files.all.map(({ id, name, sent }) => (
            <li key={id} data-waiting={sent === null || undefined}>
              <span>{sent === null ? t('chats.uploading', { name }) : name}</span>
              <ActionIcon size={24} aria-label={t('chats.remove_file', { name })} onClick={() => files.remove(id)}>
                <IconX size={14} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Textarea
        ref={field}
        aria-label={t('chats.message')}
        placeholder={t('chats.message')}
        autosize={false}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={css.tools}>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={chatFileTypes.join(',')}
          onChange={(event) => {
            files.add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <ActionIcon
          aria-label={t('chats.attach')}
          title={t('chats.attach_hint', { megabytes })}
          onClick={() => picker.current?.click()}
        >
          <IconPaperclip size={20} aria-hidden="true" />
        </ActionIcon>
        {tools && <tools.Menu language={tools.language} insert={insert} />}
        <ActionIcon
          type="submit"
          variant="filled"
          aria-label={t('chats.send')}
          disabled={!ready}
          className={css.send ?? ''}
        >
          <IconSend size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
    </form>
  );
}
