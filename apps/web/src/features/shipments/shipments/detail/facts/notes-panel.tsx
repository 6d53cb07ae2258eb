import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { FactsList } from './facts-list.tsx';

/** What was said to the carrier, and what the provider has to say. */
export function NotesPanel({ shipment }: { readonly shipment: Pick<Shipment, 'notes' | 'provider_notes' | 'origin'> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { notes, provider_notes: told, origin } = shipment;
  const facts = [
    ...told.map(({ text, created_at: at }) => ({
      label: t('tracking.notes.from_provider', { time: dateTime(at, origin.time_zone) }),
      value: text,
      wide: true,
    })),
    ...(notes === null ? [] : [{ label: t('tracking.notes.to_carrier'), value: notes, wide: true }]),
  ];
  return (
    <Panel title={t('tracking.notes.title')}>
      {facts.length === 0 ? <p className="wb-soft">{t('tracking.notes.none')}</p> : <FactsList facts={facts} />}
    </Panel>
  );
}
