import { Button, Radio } from '@mantine/core';
import { importModes, undoHours, type ImportMode, type ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconArrowBackUp } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { UploadKind } from '../kind.ts';
import css from './how-panel.module.css';
import { useCommit } from './use-commit.ts';

type Props = {
  readonly kind: UploadKind;
  readonly upload: ImportSummary;
  readonly mode: ImportMode;
  readonly onMode: (mode: ImportMode) => void;
  /** The file is being checked again. */
  readonly changing: boolean;
  readonly committing: boolean;
  readonly onCommitting: (committing: boolean) => void;
};

/** How far the rows are that go in, counted by the server. */
function Working({ running, onCancel }: { readonly running: ImportSummary['running']; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const figures = { done: number(running?.done ?? 0), total: number(running?.total ?? 0) };
  const words = running === null ? t('common.saving') : t('imports.how.working', figures);
  return (
    <div className={css.working}>
      <p role="status">{words}</p>
      <progress
        className={css.bar}
        aria-label={words}
        {...(running === null ? {} : { value: running.done, max: running.total })}
      />
      <Button size="compact-sm" onClick={onCancel}>
        {t('imports.how.cancel')}
      </Button>
    </div>
  );
}

/** How the rows go in: the good ones now, or all of them or none; and the button that lets them. */
export function HowPanel(props: Props) {
  const { kind, upload, mode, onMode, changing, committing, onCommitting } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { commit, cancel } = useCommit(kind, upload.id, onCommitting);
  const { problems, good, plan } = upload;
  const count = good + plan.add + plan.update;
  const blocked = mode === 'all' && problems > 0;
  if (committing || upload.running !== null) {
    return (
      <Panel title={t('imports.how.title')}>
        <Working running={upload.running} onCancel={cancel} />
      </Panel>
    );
  }
  const words = problems > 0 ? t('imports.how.go_good', { count }) : t('imports.how.go', { count });
  return (
    <Panel title={t('imports.how.title')}>
      <Radio.Group value={mode} onChange={(value) => onMode(value)} aria-label={t('imports.how.title')}>
        <div className={css.modes}>
          {importModes.map((one) => (
            <Radio.Card key={one} value={one} className={css.mode ?? ''}>
              <Radio.Indicator size="sm" />
              <span>
                <b>{t(`imports.how.${one}`)}</b>
                <span className={css.text}>
                  {t(`imports.how.${one}_text`, { count: problems, good: number(count) })}
                </span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Button
        variant="filled"
        fullWidth
        h={44}
        disabled={count === 0 || blocked || changing}
        onClick={() => commit(mode)}
      >
        {count === 0 ? t('imports.how.nothing') : words}
      </Button>
      {blocked && <p className={css.blocked}>{t('imports.how.blocked', { count: problems })}</p>}
      <p className={css.undo}>
        <IconArrowBackUp size={14} aria-hidden="true" />
        {t('imports.how.undo_note', { hours: undoHours })}
      </p>
    </Panel>
  );
}
