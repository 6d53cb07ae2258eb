import type { SalesEvent } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { HistoryEntry } from '../../../ui/history/history-entry.tsx';
import { MessageForm, type MessageFormProps } from '../../../ui/history/message-form.tsx';
import { Panel } from '../../../ui/panel.tsx';
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
    <HistoryEntry
      by={event.by}
      house={t('quote_requests.sales')}
      did={did}
      when={<span className="wb-soft">{dateTime(event.at, ownZone())}</span>}
      said={spoken.has(event.kind) ? event.text : null}
    />
  );
}

type Props = {
  readonly events: readonly SalesEvent[];
  readonly title: string;
  readonly write: MessageFormProps | null;
};

/** Everything that happened to a request, messages both ways among it, and the place to write one. */
export function SalesHistoryPanel({ events, title, write }: Props) {
  return (
    <Panel title={title} flush>
      <ol className={css.history}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {write !== null && (
        <div className={css.write}>
          <MessageForm {...write} />
        </div>
      )}
    </Panel>
  );
}
