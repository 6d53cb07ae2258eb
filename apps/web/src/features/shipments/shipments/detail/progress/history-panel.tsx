import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { Timeline } from '../../../../../ui/freight/timeline/timeline.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import css from './history-panel.module.css';
import { timelineEvents } from './timeline-events.ts';

/** Everything that was reported, each at its place's own time; new entries fade in where they land. */
export function HistoryPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const events = timelineEvents(t, shipment, useFormats());
  return (
    <Panel title={t('tracking.history.title')} note={t('tracking.history.entries', { count: events.length })}>
      <div className={css.events}>
        <Timeline events={events} />
      </div>
    </Panel>
  );
}
