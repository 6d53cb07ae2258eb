import { ActionIcon, Button } from '@mantine/core';
import type { DocumentKind, Shipment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import {
  IconDownload,
  IconEye,
  IconFileText,
  IconMail,
  IconPackage,
  IconPrinter,
  IconTag,
} from '../../../../ui/icons.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { FileDenied, notifyDenied } from '../../../../lib/files/denied.ts';
import css from './documents-panel.module.css';
import { MailDialog } from './mail-dialog.tsx';
import { MailedList } from './mailed-list.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { downloadDocument, printDocument, viewDocument } from './pdf.ts';

type RowProps = {
  readonly shipment: Shipment;
  readonly paper: Shipment['documents'][number];
  readonly onMail: (kind: DocumentKind) => void;
};

const icons = {
  'bill-of-lading': IconFileText,
  'unit-labels': IconTag,
  'parcel-labels': IconTag,
  'packing-slip': IconPackage,
} as const;

/** A document with what can be done with it; a browser that refuses is named as the one that does. */
function DocumentRow({ shipment, paper: { kind, url, zpl_url: zpl }, onMail }: RowProps) {
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
    ['mail', IconMail, () => onMail(kind)],
  ] as const;
  return (
    <li className={css.document} aria-busy={busy}>
      <Icon size={20} aria-hidden="true" />
      <div className={css.words}>
        <b>{name}</b>
        <span className="wb-soft">{t(`quotes.documents.${kind}-text`, { count: shipment.units })}</span>
      </div>
      <div className={css.actions}>
        {actions.map(([action, Picture, work]) => (
          <ActionIcon
            key={action}
            size={32}
            title={t(`quotes.documents.${action}`)}
            aria-label={t(`quotes.documents.${action}_name`, { name })}
            onClick={() => void attempt(work)}
          >
            <Picture size={18} aria-hidden="true" />
          </ActionIcon>
        ))}
        {zpl !== null && (
          <Button
            component="a"
            href={zpl}
            download={`${shipment.bol_number}-${kind}.zpl`}
            variant="subtle"
            size="compact-sm"
            aria-label={t('quotes.documents.zpl_name', { name })}
          >
            {t('quotes.documents.zpl')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The documents right where they are needed: view, print, download, mail. */
export function DocumentsPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const [mailed, setMailed] = useState<readonly DocumentKind[] | null>(null);
  const dangers = shipment.items.flatMap(({ hazmat }, index) => (hazmat ? [{ ...hazmat, number: index + 1 }] : []));
  if (shipment.documents.length === 0) return null;
  // The picture is one of a bill of lading, which a parcel has not.
  const pictured = shipment.documents.some(({ kind }) => kind === 'bill-of-lading');
  return (
    <Panel
      title={t('quotes.documents.title')}
      aside={
        <Button
          leftSection={<IconMail size={18} aria-hidden="true" />}
          onClick={() => setMailed(shipment.documents.map(({ kind }) => kind))}
        >
          {t('quotes.documents.mail_title')}
        </Button>
      }
      flush
    >
      {mailed !== null && <MailDialog shipment={shipment} kinds={mailed} onClose={() => setMailed(null)} />}
      <div className={css.columns} data-plain={!pictured || undefined}>
        {pictured && <PaperPicture shipment={shipment} />}
        <div className={css.list}>
          <ul className={css.documents}>
            {shipment.documents.map((paper) => (
              <DocumentRow key={paper.kind} shipment={shipment} paper={paper} onMail={(kind) => setMailed([kind])} />
            ))}
          </ul>
          <MailedList shipment={shipment} />
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
