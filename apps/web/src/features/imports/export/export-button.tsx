import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconDownload } from '../../../ui/icons.ts';
import { sizeText } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './export-button.module.css';
import { useExport } from './use-export.ts';

type Props = { readonly kind: UploadKind; readonly search: string | undefined };

/** Exports what the search finds; while it runs, counts what has come and offers to stop. */
export function ExportButton({ kind, search }: Props) {
  const { t, i18n } = useTranslation();
  const { received, start, stop } = useExport(kind);
  if (received === null) {
    return (
      <Button onClick={() => void start(search)} leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {t('imports.export')}
      </Button>
    );
  }
  return (
    <span className={css.working} role="status">
      {t('imports.exporting', { size: sizeText(received, i18n.language) })}
      <CloseButton aria-label={t('imports.stop')} onClick={stop} />
    </span>
  );
}
