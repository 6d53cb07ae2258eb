import { Button } from '@mantine/core';
import type { Endpoint, QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconDownload } from '../icons.ts';
import { ExportRunning } from './export-running.tsx';
import { exportWords, useExport, type ExportWords } from './use-export.ts';

type Props<E extends Endpoint> = {
  /** Answers the file. */
  readonly endpoint: E;
  readonly words: ExportWords;
  readonly label: string;
  /** Name of the file, without its day. */
  readonly name: string;
  readonly query: QueryInput<E>;
  /** There is nothing to export; the button keeps its place. */
  readonly disabled: boolean;
};

/** Exports what is filtered; while it runs, counts what has come and offers to stop. */
export function ExportButton<E extends Endpoint>({ endpoint, words, label, name, query, disabled }: Props<E>) {
  const { t } = useTranslation();
  const { received, start, stop } = useExport(words);
  if (received === null) {
    return (
      <Button
        disabled={disabled}
        onClick={() => start(endpoint, query, { name, ending: 'csv' })}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
      >
        {label}
      </Button>
    );
  }
  return (
    <ExportRunning
      received={received}
      words={(size) => t(`${exportWords[words]}working`, { size })}
      stopLabel={t(`${exportWords[words]}stop`)}
      onStop={stop}
    />
  );
}
