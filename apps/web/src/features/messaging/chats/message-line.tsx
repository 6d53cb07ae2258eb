import { Button } from '@mantine/core';
import type { ChatAttachment, ChatMessage } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../../../lib/format/zones.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconCheck, IconChecks, IconClock, IconDownload } from '../../../ui/icons.ts';
import css from './conversation.module.css';
import type { Outgoing } from './use-outbox.ts';

type State = 'sent' | 'delivered' | 'read';

type FilesProps = { readonly files: readonly ChatAttachment[]; readonly fileAt: (id: string) => string };

/** Pictures are shown; every file can be saved. */
function Files({ files, fileAt }: FilesProps) {
  const { t } = useTranslation();
  return files.map(({ id, name, type }) =>
    type.startsWith('image/') ? (
      <a key={id} href={fileAt(id)} download={name} className={css.picture}>
        <img src={fileAt(id)} alt={t('chats.picture', { name })} loading="lazy" />
      </a>
    ) : (
      <a key={id} href={fileAt(id)} download={name} className={css.file}>
        <IconDownload size={16} aria-hidden="true" />
        <span>{name}</span>
      </a>
    ),
  );
}

const marks = { sent: IconCheck, delivered: IconChecks, read: IconChecks } as const;

type Props = {
  readonly message: ChatMessage;
  readonly own: boolean;
  /** The words for whoever wrote one's own side's, where it is not the name. */
  readonly ownName: string | null;
  readonly fileAt: (id: string) => string;
  /** How far it has come, on the last of one's own. */
  readonly state: State | null;
};

/** A message, or what happened to the chat. */
export function MessageLine({ message, own, ownName, fileAt, state }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { by, text, kind } = message;
  if (kind !== 'text') return <p className={css.event}>{t(`chats.events.${kind}`, { name: by.name })}</p>;
  const Mark = state === null ? null : marks[state];
  return (
    <article className={css.line} data-own={own || undefined}>
      <span className={css.by}>{own ? (ownName ?? by.name) : by.name}</span>
      <div className={css.bubble}>
        {text !== '' && <p className={css.text}>{text}</p>}
        <Files files={message.attachments} fileAt={fileAt} />
      </div>
      <span className={css.when}>
        <time dateTime={message.at}>{dateTime(message.at, ownZone())}</time>
        {Mark !== null && state !== null && (
          <span className={css.mark} data-state={state}>
            <Mark size={14} aria-hidden="true" />
            {t(`chats.${state}`)}
          </span>
        )}
      </span>
    </article>
  );
}

type OutgoingProps = {
  readonly outgoing: Outgoing;
  readonly again: () => void;
  /** Puts it back into the composer; null where there is none. */
  readonly edit: (() => void) | null;
  readonly remove: () => void;
};

/** A message of one's own that the server does not have yet. */
export function OutgoingLine({ outgoing, again, edit, remove }: OutgoingProps) {
  const { t } = useTranslation();
  const { refused, final, text, attachments } = outgoing;
  return (
    <article className={css.line} data-own data-waiting>
      <span className={css.by}>{t('chats.you')}</span>
      <div className={css.bubble}>
        {text !== '' && <p className={css.text}>{text}</p>}
        {attachments.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </div>
      {refused === null ? (
        <span className={css.when}>
          <IconClock size={14} aria-hidden="true" /> {t('chats.sending')}
        </span>
      ) : (
        <span className={css.refused} role="alert">
          {t('chats.not_sent')}: {refused}
          <Button size="compact-xs" variant="subtle" onClick={again}>
            {t('chats.again')}
          </Button>
          {/* One that may have arrived is not changed: that would make a second one of it. */}
          {final && edit !== null && (
            <Button size="compact-xs" variant="subtle" onClick={edit}>
              {t('chats.edit')}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" onClick={remove}>
            {t('chats.remove')}
          </Button>
        </span>
      )}
    </article>
  );
}
