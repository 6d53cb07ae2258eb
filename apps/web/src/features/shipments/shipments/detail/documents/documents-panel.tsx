import { UnstyledButton } from '@mantine/core';
import type { Shipment } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileText } from '../../../../../ui/icons.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import css from './documents-panel.module.css';
import type { DocumentAction, DocumentKind, Documents } from './use-documents.ts';

const actions = ['view', 'print', 'download'] as const satisfies readonly DocumentAction[];

type Props = {
  readonly shipment: Pick<Shipment, 'documents' | 'units'>;
  readonly documents: Documents;
  /** Below the documents. */
  readonly foot?: ReactNode;
};

/** The shipment's papers: each to view in a new tab, to print and to save. */
export function DocumentsPanel({ shipment, documents, foot }: Props) {
  const { t } = useTranslation();
  const { busy, run } = documents;
  const nameOf = (kind: DocumentKind): string => t(`tracking.documents.${kind}`, { count: shipment.units });
  return (
    <Panel title={t('tracking.documents.title')} foot={foot} flush>
      <ul className={css.list}>
        {shipment.documents.map(({ kind }) => (
          <li key={kind} className={css.document}>
            <IconFileText size={20} aria-hidden="true" />
            <span className={css.name}>{nameOf(kind)}</span>
            <span className={css.kind}>
              {busy?.kind === kind ? t('tracking.documents.fetching') : t('tracking.documents.kind')}
            </span>
            <div className={css.actions}>
              {actions.map((action) => (
                <UnstyledButton
                  key={action}
                  className={css.action}
                  disabled={busy !== null}
                  aria-label={t(`tracking.documents.${action}_named`, { name: nameOf(kind) })}
                  onClick={() => void run(kind, action)}
                >
                  {t(`tracking.documents.${action}`)}
                </UnstyledButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
