import { Button, Menu } from '@mantine/core';
import type { Endpoint, QueryInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown, IconDownload, type IconTruck } from '../icons.ts';
import css from './export-menu.module.css';
import { ExportRunning } from './export-running.tsx';
import { exportWords, useExport, type ExportWords, type FileName } from './use-export.ts';

/** One kind of file that a list can be had as. */
export type FileChoice = {
  readonly title: string;
  readonly note: string;
  readonly icon: typeof IconTruck;
  readonly disabled?: boolean;
  readonly file: FileName;
  /** What is going on while it comes, with how much has; the usual words when left out. */
  readonly running?: (size: string) => string;
  readonly start: (run: <E extends Endpoint>(endpoint: E, query: QueryInput<E>) => void) => void;
};

type Props = {
  readonly words: ExportWords;
  readonly label: string;
  readonly choices: readonly FileChoice[];
  /** There is nothing to export; the button keeps its place. */
  readonly disabled: boolean;
};

/** A button that offers what is filtered as one kind of file or another; while it runs, counts what has come. */
export function ExportMenu({ words, label, choices, disabled }: Props) {
  const { t } = useTranslation();
  const { received, start, stop } = useExport(words);
  const [chosen, choose] = useState<FileChoice | null>(null);
  if (received !== null) {
    const usual = (size: string) => t(`${exportWords[words]}working`, { size });
    return (
      <ExportRunning
        received={received}
        words={chosen?.running ?? usual}
        stopLabel={t(`${exportWords[words]}stop`)}
        onStop={stop}
      />
    );
  }
  return (
    <Menu position="bottom-end" width={272} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          disabled={disabled}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.file.ending}
            disabled={choice.disabled ?? false}
            leftSection={<choice.icon size={20} aria-hidden="true" />}
            onClick={() => {
              choose(choice);
              choice.start((endpoint, query) => start(endpoint, query, choice.file));
            }}
          >
            <span className={css.title}>{choice.title}</span>
            <span className={css.note}>{choice.note}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
