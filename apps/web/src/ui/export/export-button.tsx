import { Button, CloseButton } from '@mantine/core';
import type { Endpoint, QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.ts';
import { IconDownload } from '../icons.ts';
import css from './export-button.module.css';
import { exportWords, useExport, type ExportWords } from './use-export.ts';

type Props<E extends Endpoint> = {
  /** Answers the file. */
  readonly endpoint: E;
  readonly words: ExportWords;
  /** Name of the file, without its day. */
  readonly name: string;
  readonly query: QueryInput<E>;
  /** There is nothing to export; the button keeps its place. */
  readonly disabled: boolean;
};

/** Exports what is filtered; while it runs, counts what has come and offers to stop. */
export function ExportButton<E extends Endpoint>({ endpoint, words, name, query, disabled }: Props<E>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { received, start, stop } = useExport(endpoint, name, query, words);
  if (received === null) {
    return (
      <Button disabled={disabled} onClick={start} leftSection={<IconDownload size={16} aria-hidden="true" />}>
        {t(`${exportWords[words]}start`)}
      </Button>
    );
  }
  return (
    <span className={css.working} role="status">
      {t(`${exportWords[words]}working`, { size: `${number(Math.ceil(received / 1024))} kB` })}
      <CloseButton aria-label={t(`${exportWords[words]}stop`)} onClick={stop} />
    </span>
  );
}
