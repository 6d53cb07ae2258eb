import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { ScaledInput } from '../scaled-input.tsx';
import css from './tables.module.css';

type TableProps = {
  readonly label: string;
  /** What stands over its columns; `heard` is only read out. That of the buttons at the end comes by itself. */
  readonly heads: readonly (string | { readonly heard: string })[];
  /** Whether its figures have their units above them. */
  readonly withUnits?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
};

/** A table of a tariff that is typed into. */
export function EditedTable({ label, heads, withUnits = false, children }: TableProps) {
  const { t } = useTranslation();
  return (
    <div className={css.scroll}>
      <table className={withUnits ? `${css.grid} ${css.withUnits}` : css.grid} aria-label={label}>
        <thead>
          <tr>
            {[...heads, { heard: t('staff_carriers.actions') }].map((head) =>
              typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <th key={head.heard} scope="col">
                  <span className="wb-only-heard">{head.heard}</span>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The last cell of a row: takes it out of the table. */
export function RemoveCell({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <td>
      <ActionIcon variant="subtle" size={36} aria-label={label} onClick={onRemove}>
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
    </td>
  );
}

/** Below a table: one row more. */
export function AddButton({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
      {label}
    </Button>
  );
}

type FigureCell<Name extends string> = {
  readonly name: Name;
  readonly words: string;
  readonly decimals: 0 | 2 | 3;
  readonly placeholder?: string;
};

type FigureProps<Name extends string> = {
  readonly label: string;
  /** The form, as far as a table goes. */
  readonly form: {
    readonly errors: Readonly<Record<string, ReactNode>>;
    readonly setFieldValue: (path: string, value: number | null) => void;
    readonly removeListItem: (path: string, at: number) => void;
  };
  /** Where the rows stand in the form. */
  readonly path: string;
  readonly rows: readonly Readonly<Record<Name, number | null>>[];
  readonly cells: readonly FigureCell<Name>[];
  /** What a figure is called: its row, counted from one, and its column. */
  readonly nameOf: (row: number, words: string) => string;
  readonly removeOf: (row: number) => string;
};

/** A table of figures only. */
export function FigureTable<Name extends string>(props: FigureProps<Name>) {
  const { label, form, path: list, rows, cells, nameOf, removeOf } = props;
  return (
    <EditedTable label={label} heads={cells.map(({ words }) => words)}>
      {[...rows.entries()].map(([at, row]) => (
        <tr key={at}>
          {cells.map(({ name, words, decimals, placeholder }) => {
            const path = `${list}.${at}.${name}`;
            return (
              <td key={name}>
                <ScaledInput
                  label={nameOf(at + 1, words)}
                  decimals={decimals}
                  value={row[name]}
                  onChange={(value) => form.setFieldValue(path, value)}
                  error={form.errors[path]}
                  path={path}
                  {...(placeholder === undefined ? {} : { placeholder })}
                />
              </td>
            );
          })}
          <RemoveCell label={removeOf(at + 1)} onRemove={() => form.removeListItem(list, at)} />
        </tr>
      ))}
    </EditedTable>
  );
}
