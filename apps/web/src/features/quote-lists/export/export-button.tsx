import { Button, CloseButton } from '@mantine/core';
import type { endpoints, QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconDownload } from '../../../ui/icons.ts';
import css from './export-button.module.css';
import { useExport } from './use-export.ts';

type Props = {
  /** Name of the file, without its day. */
  readonly name: string;
  readonly query: QueryInput<typeof endpoints.quoteLists.export>;
  /** There is nothing to export; the button keeps its place. */
  readonly disabled: boolean;
};

/** Exports what is filtered; while it runs, counts what has come and offers to stop. */
export function ExportButton({ name, query, disabled }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { received, start, stop } = useExport(name, query);
  if (received === null) {
    return (
      <Button disabled={disabled} onClick={start} leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {t('quote_lists.export.start')}
      </Button>
    );
  }
  return (
    <span className={css.working} role="status">
      {t('quote_lists.export.working', { size: `${number(Math.ceil(received / 1024))} kB` })}
      <CloseButton aria-label={t('quote_lists.export.stop')} onClick={stop} />
    </span>
  );
}
