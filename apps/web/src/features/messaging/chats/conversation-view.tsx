import { Button } from '@mantine/core';
import type { ChatNote, SupportHours } from '@waybill/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCloudOff } from '../../../ui/icons.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Composer, type ComposerHandle, type ComposerTools } from './composer.tsx';
import css from './conversation.module.css';
import { HoursNote } from './hours-note.tsx';
import { MessageLine, OutgoingLine } from './message-line.tsx';
import type { Conversation } from './use-conversation.ts';
import type { Outgoing } from './use-outbox.ts';
import type { ChatWire } from './wires.ts';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';

type Props = {
  readonly wire: ChatWire;
  /** When support is there, as a customer is told. */
  readonly hours?: SupportHours | null | undefined;
  readonly conversation: Conversation;
  /** Notes of the staff, which stand between the messages. */
  readonly notes?: readonly ChatNote[];
  /** Above the composer. */
  readonly above?: ReactNode;
  /** In place of the composer. */
  readonly instead?: ReactNode;
  /** Beside the composer's own buttons. */
  readonly tools?: ComposerTools;
};

const noNotes: readonly ChatNote[] = [];

/** Keeps the newest line in view, unless somebody has scrolled up to read. */
function useNewestInView(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const box = log.current;
    if (count > 0 && box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [count]);
  const onScroll = (): void => {
    const box = log.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 80;
  };
  return { log, onScroll };
}

function Note({ note }: { readonly note: ChatNote }) {
  const { t } = useTranslation();
  return (
    <p className={css.note}>
      <strong>
        {t('staff_chats.note')} · {note.name}
      </strong>
      <span>{note.text}</span>
    </p>
  );
}

/** Somebody who was quiet for so long may have left. */
const presentMs = 10 * 60_000;

/** Out of hours either that nobody is there, or who answers all the same; never both. */
function WhoAnswers({ hours, conversation: { head, theirsAt } }: Pick<Props, 'hours' | 'conversation'>) {
  const { t } = useTranslation();
  const now = useNow();
  if (hours && !hours.open && now - theirsAt > presentMs) return <HoursNote hours={hours} />;
  if (head.state !== 'open') return null;
  return (
    <p className={css.with}>
      {head.owner_name === null ? t('chats.waiting') : t('chats.with', { name: head.owner_name })}
    </p>
  );
}

/** A conversation: what was written, what is on its way, and where one writes. */
export function ConversationView({ wire, hours, conversation, notes = noNotes, above, instead, tools }: Props) {
  const { t } = useTranslation();
  const { messages, outgoing, head, typing, connected, more } = conversation;
  const { log, onScroll } = useNewestInView(messages.length + outgoing.length + notes.length + Number(typing));
  const [failed, setFailed] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const lastOwn = messages.findLast(({ by, kind }) => by.side === wire.side && kind === 'text')?.seq;
  const lines = [
    ...messages.map((message) => ({
      at: message.at,
      line: (
        <MessageLine
          key={message.id}
          message={message}
          own={message.by.side === wire.side}
          ownName={wire.side === 'customer' ? t('chats.you') : null}
          fileAt={(file) => wire.fileAt(head.id, file)}
          state={
            message.seq !== lastOwn
              ? null
              : conversation.theirs.read >= message.seq
                ? 'read'
                : conversation.theirs.delivered >= message.seq
                  ? 'delivered'
                  : 'sent'
          }
        />
      ),
    })),
    ...notes.map((note) => ({ at: note.at, line: <Note key={note.id} note={note} /> })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const earlier = (): void => {
    setFailed(false);
    conversation.loadEarlier().catch(() => setFailed(true));
  };
  const edit = (message: Outgoing): void => {
    composer.current?.take(message);
    conversation.remove(message.id);
  };
  return (
    <div className={css.conversation}>
      {!connected && (
        <p className={css.lost} role="status">
          <IconCloudOff size={16} aria-hidden="true" />
          {t('chats.reconnecting')}
        </p>
      )}
      {wire.side === 'customer' && <WhoAnswers hours={hours} conversation={conversation} />}
      <div ref={log} className={css.log} {...scrolledByKeys} role="log" aria-label={t('chats.log')} onScroll={onScroll}>
        {more && (
          <Button size="compact-sm" variant="subtle" onClick={earlier}>
            {t('chats.earlier')}
          </Button>
        )}
        {failed && <p role="alert">{t('chats.earlier_failed')}</p>}
        {lines.map(({ line }) => line)}
        {outgoing.map((one) => (
          <OutgoingLine
            key={one.id}
            outgoing={one}
            again={() => conversation.again(one.id)}
            edit={instead === undefined ? () => edit(one) : null}
            remove={() => conversation.remove(one.id)}
          />
        ))}
        {typing && (
          <p className={css.typing} role="status">
            {t(wire.side === 'customer' ? 'chats.typing' : 'chats.customer_typing')}
          </p>
        )}
        {head.state === 'closed' && <p className={css.event}>{t('chats.closed_hint')}</p>}
      </div>
      {above}
      {instead ?? (
        <Composer key={head.id} wire={wire} chat={head.id} send={conversation.send} tools={tools} ref={composer} />
      )}
    </div>
  );
}
