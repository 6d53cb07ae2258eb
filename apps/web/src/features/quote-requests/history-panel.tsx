import { Button, Textarea } from '@mantine/core';
import type { SalesEvent } from '@waybill/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';
import css from './quote-requests.module.css';
import { ownZone } from './words.ts';

/** Kinds whose text is somebody's words; of the others it is a name in the line. */
const spoken: ReadonlySet<SalesEvent['kind']> = new Set(['asked', 'message', 'answered', 'change_asked', 'declined']);

/** Somebody who is given a request by themselves took it on. */
function wordsOf({ kind, text, by }: SalesEvent) {
  if (kind !== 'assigned') return kind;
  if (text === null) return 'unassigned';
  return text === by.name ? 'taken' : 'assigned';
}

function Entry({ event }: { readonly event: SalesEvent }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const kind = wordsOf(event);
  const did = t(`quote_requests.events.${kind}`, { name: event.text ?? '' });
  return (
    <li className={css.event} data-by={event.by.kind}>
      <p className={css.who}>
        {event.by.kind !== 'system' && <b>{event.by.name}</b>}
        {event.by.kind === 'staff' && <span className={css.side}>{t('quote_requests.sales')}</span>} {did}{' '}
        <span className="wb-soft">{dateTime(event.at, ownZone())}</span>
      </p>
      {spoken.has(event.kind) && event.text !== null && <p className={css.said}>{event.text}</p>}
    </li>
  );
}

type WriteProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly sending: boolean;
  /** Sends what is typed and says whether it went; what did not stays in the field. */
  readonly send: (text: string) => Promise<boolean>;
};

function Write({ label, placeholder, button, sending, send }: WriteProps) {
  const [text, setText] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending || text.trim() === '') return;
    if (await send(text)) setText('');
  }
  return (
    <form className={css.write} onSubmit={(event) => void submit(event)}>
      <Textarea
        label={label}
        placeholder={placeholder}
        autosize={false}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" loading={sending}>
        {button}
      </Button>
    </form>
  );
}

type Props = { readonly events: readonly SalesEvent[]; readonly title: string; readonly write: WriteProps | null };

/** Everything that happened to a request, messages both ways among it, and the place to write one. */
export function SalesHistoryPanel({ events, title, write }: Props) {
  return (
    <Panel title={title} flush>
      <ol className={css.history}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {write !== null && <Write {...write} />}
    </Panel>
  );
}
