import { ActionIcon } from '@mantine/core';
import type { ScacAlias } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPencil, IconTrash } from '../../../ui/icons.ts';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './scac-aliases.module.css';

type Act = (alias: ScacAlias) => void;

/** The columns of the aliases. */
export function useAliasColumns(edit: Act, remove: Act): readonly Column<ScacAlias>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('scac_aliases.name'),
        sort: 'name',
        card: 'head',
        width: '34%',
        cell: (row) => <span className={css.name}>{row.name}</span>,
      },
      {
        key: 'carrier',
        title: t('scac_aliases.carrier'),
        cell: (row) => row.carrier_name ?? <span className="wb-soft">{t('scac_aliases.gone_carrier')}</span>,
      },
      {
        key: 'scac',
        title: t('scac_aliases.scac'),
        sort: 'scac',
        width: '110px',
        cell: (row) => <span className="wb-mono">{row.scac}</span>,
      },
      {
        key: 'added',
        title: t('scac_aliases.added'),
        sort: 'created_at',
        width: '140px',
        cell: (row) => <When at={row.created_at} />,
      },
      {
        key: 'actions',
        title: t('scac_aliases.actions'),
        width: '96px',
        card: 'corner',
        cell: (row) => (
          <span className={css.actions}>
            <ActionIcon aria-label={t('scac_aliases.edit_name', { name: row.name })} onClick={() => edit(row)}>
              <IconPencil size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon aria-label={t('scac_aliases.delete_name', { name: row.name })} onClick={() => remove(row)}>
              <IconTrash size={16} aria-hidden="true" />
            </ActionIcon>
          </span>
        ),
      },
    ],
    [t, edit, remove],
  );
}
