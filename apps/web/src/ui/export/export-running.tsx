import { CloseButton } from '@mantine/core';
import { useFormats } from '../../lib/format/use-formats.ts';
import css from './export-button.module.css';

type Props = {
  /** Bytes that have come. */
  readonly received: number;
  /** What is going on, with how much has come: `Exporting, 120 kB`. */
  readonly words: (size: string) => string;
  readonly stopLabel: string;
  readonly onStop: () => void;
};

/** Stands in place of an export's button while it runs: counts what has come and offers to stop. */
export function ExportRunning({ received, words, stopLabel, onStop }: Props) {
  const { number } = useFormats();
  return (
    <span className={css.working} role="status">
      {words(`${number(Math.ceil(received / 1024))} kB`)}
      <CloseButton aria-label={stopLabel} onClick={onStop} />
    </span>
  );
}
