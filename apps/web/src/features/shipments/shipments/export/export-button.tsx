import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconDownload } from '../../../../ui/icons.ts';
import css from './export-button.module.css';
import type { Exporting } from './use-export.ts';

type Props = {
  readonly exporting: Exporting;
  /** There is nothing to export; the button keeps its place. */
  readonly disabled: boolean;
};

/** Starts the export; while it runs, counts what was read and offers to stop. */
export function ExportButton({ exporting, disabled }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { progress, start, cancel } = exporting;
  if (progress === null) {
    return (
      <Button
        disabled={disabled}
        onClick={() => void start()}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
      >
        {t('tracking.export.start')}
      </Button>
    );
  }
  const figures = { done: number(progress.done), total: number(progress.total) };
  return (
    <span className={css.working}>
      <progress
        className={css.bar}
        value={progress.done}
        max={Math.max(1, progress.total)}
        aria-label={t('tracking.export.progress', figures)}
      />
      <span className={css.words}>{t('tracking.export.working', figures)}</span>
      <CloseButton aria-label={t('tracking.export.cancel')} onClick={cancel} />
    </span>
  );
}
