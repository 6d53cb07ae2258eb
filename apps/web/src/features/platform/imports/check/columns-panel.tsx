import { Select } from '@mantine/core';
import type { ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconArrowRight } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { fieldLabel, type UploadKind } from '../kind.ts';
import css from './columns-panel.module.css';
import type { Changing } from './use-change.ts';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary; readonly changing: Changing };

/** The columns of the file with the field that each goes into; a field taken for one column leaves the other. */
export function ColumnsPanel({ kind, upload: { columns, missing }, changing: { change, changing } }: Props) {
  const { t } = useTranslation();
  // Two columns may have the same heading; their place tells them apart.
  const placed = columns.map((column, at) => ({ ...column, at }));
  const matched = columns.filter(({ field }) => field !== null).length;
  const data = [
    { value: '', label: t('imports.columns.none') },
    ...kind.fields.map((field) => ({
      value: field,
      label: missing.includes(field) ? `${fieldLabel(kind, field)} *` : fieldLabel(kind, field),
    })),
  ];
  const choose = (at: number, value: string | null): void => {
    const field = value === '' ? null : value;
    const fields = columns.map((column, index) =>
      index === at ? field : column.field === field ? null : column.field,
    );
    change({ fields });
  };
  return (
    <Panel
      title={t('imports.columns.title')}
      note={t('imports.columns.matched', { matched, all: columns.length })}
      aside={<span className={css.aside}>{t('imports.columns.example')}</span>}
      flush
    >
      {missing.length > 0 && (
        <Notice tone="care" title={t('imports.columns.missing_title')} flush live>
          {t('imports.columns.missing', { fields: missing.map((field) => fieldLabel(kind, field)).join(', ') })}
        </Notice>
      )}
      <ul className={css.columns}>
        {placed.map(({ header, example, field, at }) => {
          const name = header === '' ? t('imports.columns.unnamed', { number: at + 1 }) : header;
          return (
            <li key={`${at} ${header}`} className={css.column}>
              <span className={css.words}>
                <span className={css.header}>{name}</span>
                <span className={css.example}>{example}</span>
              </span>
              <IconArrowRight size={16} aria-hidden="true" />
              <Select
                className={css.field ?? ''}
                aria-label={t('imports.columns.field_of', { header: name })}
                data={data}
                value={field ?? ''}
                disabled={changing}
                data-none={field === null || undefined}
                searchable
                onChange={(value) => value !== (field ?? '') && choose(at, value)}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
