import type { ImportMode, ImportSummary } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDeviceFloppy } from '../../../../ui/icons.ts';
import layout from '../frame/columns.module.css';
import { GuidePanel } from '../frame/guide-panel.tsx';
import type { UploadKind } from '../kind.ts';
import { AfterPanel } from './after-panel.tsx';
import css from './check-view.module.css';
import { ColumnsPanel } from './columns-panel.tsx';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import { FilePanel } from './file-panel.tsx';
import { HowPanel } from './how-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { useChange } from './use-change.ts';

type Props = {
  readonly kind: UploadKind;
  readonly upload: ImportSummary;
  readonly committing: boolean;
  readonly onCommitting: (committing: boolean) => void;
};

/** What a file holds before anything goes in: its columns, its problems, its duplicates, and how to go on. */
export function CheckView({ kind, upload, committing, onCommitting }: Props) {
  const { t } = useTranslation();
  const changing = useChange(kind, upload.id);
  const [mode, setMode] = useState<ImportMode>('good');
  const matched = upload.missing.length === 0;
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <FilePanel kind={kind} upload={upload} />
        <ColumnsPanel kind={kind} upload={upload} changing={changing} />
        {matched && upload.problems > 0 && <ProblemsPanel kind={kind} upload={upload} changing={changing} />}
        {matched && upload.duplicates > 0 && <DuplicatesPanel kind={kind} upload={upload} changing={changing} />}
      </div>
      <div className={layout.side}>
        {matched && (
          <>
            <HowPanel
              kind={kind}
              upload={upload}
              mode={mode}
              onMode={setMode}
              changing={changing.changing}
              committing={committing}
              onCommitting={onCommitting}
            />
            <AfterPanel kind={kind} upload={upload} />
          </>
        )}
        <GuidePanel kind={kind} />
        <p className={css.kept}>
          <IconDeviceFloppy size={16} aria-hidden="true" />
          {t('imports.kept_note')}
        </p>
      </div>
    </div>
  );
}
