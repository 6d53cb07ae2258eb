import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/table/column.ts';
import { useShipmentColumns } from '../shipments/public.ts';
import type { StaffShipmentRow } from './api.ts';
import css from './staff-columns.module.css';

/** The columns of every shipments list with the account after the status; its name narrows the list to it. */
export function useStaffColumns(only: (accountId: string) => void): readonly Column<StaffShipmentRow>[] {
  const { t } = useTranslation();
  const columns = useShipmentColumns<StaffShipmentRow>();
  return useMemo(() => {
    const account: Column<StaffShipmentRow> = {
      key: 'account',
      title: t('staff_shipments.account'),
      width: '168px',
      priority: 2,
      card: 'part',
      cell: ({ account: { id, name } }) => (
        <UnstyledButton
          className={css.account}
          title={t('staff_shipments.only_account', { account: name })}
          onClick={() => only(id)}
        >
          {name}
        </UnstyledButton>
      ),
    };
    return columns.flatMap((column) => (column.key === 'status' ? [column, account] : [column]));
  }, [t, columns, only]);
}
