import type { DisputeEvent } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { HistoryEntry } from '../../../ui/history/history-entry.tsx';
import { MessageForm, type MessageFormProps } from '../../../ui/history/message-form.tsx';
import css from './disputes.module.css';

function Entry({ event }: { readonly event: DisputeEvent }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <HistoryEntry
      by={event.by}
      namesSystem
      house={t('disputes.card.staff')}
      did={t(`disputes.events.${event.kind}`, { name: event.text ?? '' })}
      when={<span className={css.soft}>{dateTime(event.at, ownZone())}</span>}
      said={event.kind === 'evidence' ? null : event.text}
    />
  );
}

/** Everything that happened to a dispute, messages both ways among it, and the place to write one. */
export function DisputeHistory({
  events,
  write,
}: {
  readonly events: readonly DisputeEvent[];
  readonly write: Omit<MessageFormProps, 'button'> | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ol className={css.history}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {write !== null && <MessageForm {...write} button={t('disputes.card.send')} />}
    </>
  );
}
