import { Button } from '@mantine/core';
import type { Shipment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierPapers } from '../../../../ui/freight/papers/carrier-papers.tsx';
import { ParcelNumbers } from '../../../../ui/freight/papers/parcel-numbers.tsx';
import { IconPrinter } from '../../../../ui/icons.ts';
import { CopyLink } from './copy-link.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { useDocuments, type ReadDocument } from './documents/use-documents.ts';
import { ChargesPanel } from './facts/charges-panel.tsx';
import { DetailsPanel } from './facts/details-panel.tsx';
import { ItemsPanel } from './facts/items-panel.tsx';
import { NotesPanel } from './facts/notes-panel.tsx';
import { PartiesPanel } from './facts/parties-panel.tsx';
import { ShipmentHead } from './shipment-head.tsx';
import { ShipmentStrip } from './shipment-strip.tsx';
import css from '../../../../ui/detail-page.module.css';
import { StatusNews } from './status-news.tsx';
import { EstimatePanel } from './progress/estimate-panel.tsx';
import { HistoryPanel } from './progress/history-panel.tsx';
import { ProgressPanel } from './progress/progress-panel.tsx';

type Props = {
  readonly shipment: Shipment;
  readonly back: Parameters<typeof ShipmentHead>[0]['back'];
  readonly readDocument: ReadDocument;
  readonly now: Date;
  /** A banner over everything: a load that failed. */
  readonly banner?: ReactNode;
  /** Further panels of the page, first in the right column. */
  readonly aside?: ReactNode;
  /** Further panels, last in the left column. */
  readonly below?: ReactNode;
  /** Further buttons in the head, and what has to be done, over everything. */
  readonly actions?: ReactNode;
  readonly required?: ReactNode;
  /** Below the documents. */
  readonly documentsFoot?: ReactNode;
};

/** A shipment: its waybill, where it is and when it comes, everything that happened, and every figure of it. */
export function ShipmentView(props: Props) {
  const { shipment, back, readDocument, now, banner, aside, below, actions, required, documentsFoot } = props;
  const { t } = useTranslation();
  const documents = useDocuments(shipment.bol_number, readDocument);
  const bol = { kind: 'bill-of-lading', action: 'print' } as const;
  return (
    <div className={css.page}>
      <ShipmentHead
        back={back}
        title={shipment.bol_number}
        actions={
          <>
            <CopyLink url={shipment.public_url} />
            {shipment.documents.some(({ kind }) => kind === bol.kind) && (
              <Button
                loading={documents.busy?.kind === bol.kind && documents.busy.action === bol.action}
                onClick={() => void documents.run(bol.kind, bol.action)}
                leftSection={<IconPrinter size={16} aria-hidden="true" />}
              >
                {t('tracking.print_bol')}
              </Button>
            )}
            {actions}
          </>
        }
      />
      <StatusNews shipment={shipment} />
      {banner}
      {required}
      <ShipmentStrip shipment={shipment} now={now} />
      <div className={css.columns}>
        <div className={css.column}>
          <ProgressPanel shipment={shipment} now={now} />
          <HistoryPanel shipment={shipment} />
          <ItemsPanel shipment={shipment} />
          <PartiesPanel shipment={shipment} />
          {below}
        </div>
        <div className={css.column}>
          {aside}
          <EstimatePanel shipment={shipment} />
          {shipment.documents.length > 0 && (
            <DocumentsPanel shipment={shipment} documents={documents} foot={documentsFoot} />
          )}
          <CarrierPapers shipment={shipment} />
          <ParcelNumbers shipment={shipment} />
          <ChargesPanel shipment={shipment} />
          <DetailsPanel shipment={shipment} />
          <NotesPanel shipment={shipment} />
        </div>
      </div>
    </div>
  );
}
