import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { FactsList } from './facts-list.tsx';

/** What was said to the carrier. */
export function NotesPanel({ shipment }: { readonly shipment: Pick<Shipment, 'notes'> }) {
  const { t } = useTranslation();
  const { notes } = shipment;
  return (
    <Panel title={t('tracking.notes.title')}>
      {notes === null ? (
        <p className="wb-soft">{t('tracking.notes.none')}</p>
      ) : (
        <FactsList facts={[{ label: t('tracking.notes.to_carrier'), value: notes, wide: true }]} />
      )}
    </Panel>
  );
}
