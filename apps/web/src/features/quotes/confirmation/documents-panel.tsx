import { Button } from '@mantine/core';
import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../../../ui/freight/shared/hazard-diamond.tsx';
import { IconDownload, IconEye, IconFileText, IconPrinter, IconTag } from '../../../ui/icons.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { FileDenied, notifyDenied } from '../../../lib/files/denied.ts';
import css from './documents-panel.module.css';
import { PaperPicture } from './paper-picture.tsx';
import { downloadDocument, printDocument, viewDocument, type DocumentKind } from './pdf.ts';

type RowProps = { readonly shipment: Shipment; readonly kind: DocumentKind; readonly url: string };

const icons = { 'bill-of-lading': IconFileText, 'unit-labels': IconTag } as const;

/** A document with what can be done with it; a browser that refuses is named as the one that does. */
function DocumentRow({ shipment, kind, url }: RowProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const Icon = icons[kind];
  const name = t(`quotes.documents.${kind}`);
  async function attempt(work: () => Promise<void> | void): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      if (problem instanceof FileDenied) notifyDenied();
      else if (problem instanceof ApiProblem) notifyRefused({ title: problem.message });
      else throw problem;
    } finally {
      setBusy(false);
    }
  }
  const actions = [
    ['view', IconEye, () => viewDocument(url)],
    ['print', IconPrinter, () => printDocument(shipment, kind)],
    ['download', IconDownload, () => downloadDocument(shipment, kind)],
  ] as const;
  return (
    <li className={css.document} aria-busy={busy}>
      <Icon size={20} aria-hidden="true" />
      <div className={css.words}>
        <b>{name}</b>
        <span className="wb-soft">{t(`quotes.documents.${kind}-text`, { count: shipment.units })}</span>
      </div>
      <div className={css.actions}>
        {actions.map(([action, ActionIcon, work]) => (
          <Button
            key={action}
            variant="subtle"
            size="compact-sm"
            leftSection={<ActionIcon size={16} aria-hidden="true" />}
            aria-label={t(`quotes.documents.${action}_name`, { name })}
            onClick={() => void attempt(work)}
          >
            {t(`quotes.documents.${action}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The documents right where they are needed: view, print, download. */
export function DocumentsPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const dangers = shipment.items.flatMap(({ hazmat }, index) => (hazmat ? [{ ...hazmat, number: index + 1 }] : []));
  return (
    <Panel title={t('quotes.documents.title')} flush>
      <div className={css.columns}>
        <PaperPicture shipment={shipment} />
        <div className={css.list}>
          <ul className={css.documents}>
            {shipment.documents.map(({ kind, url }) => (
              <DocumentRow key={kind} shipment={shipment} kind={kind} url={url} />
            ))}
          </ul>
          {dangers.map(({ number, hazard_class, id_number }) => (
            <p key={number} className={css.danger}>
              <HazardDiamond hazardClass={hazard_class} size={20} />
              <span>{t('quotes.documents.placard', { number, hazardClass: hazard_class, id: id_number })}</span>
            </p>
          ))}
        </div>
      </div>
    </Panel>
  );
}
