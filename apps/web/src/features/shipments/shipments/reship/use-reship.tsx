import type { ShipmentRow } from '@waybill/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/table/column.ts';
import { useMayQuote } from '../list/no-shipments.tsx';
import { ReshipDialog, type Reshipping } from './reship-dialog.tsx';
import { RowMenu } from './row-menu.tsx';

/**
 * The column that ships a shipment again, for who may quote, and the dialog that belongs to it.
 * @param button whether shipping again stands in the row itself, before the menu
 */
export function useReship<Row extends ShipmentRow>(
  columns: readonly Column<Row>[],
  button = false,
): { readonly columns: readonly Column<Row>[]; readonly dialog: ReactNode } {
  const { t } = useTranslation();
  const mayQuote = useMayQuote();
  const [wanted, setWanted] = useState<Reshipping | null>(null);
  const all = useMemo((): readonly Column<Row>[] => {
    if (!mayQuote) return columns;
    const options: Column<Row> = {
      key: 'options',
      title: t('tracking.column.options'),
      quiet: true,
      pin: true,
      card: 'none',
      width: button ? '76px' : '44px',
      cell: (row) => <RowMenu row={row} onReship={setWanted} button={button} />,
    };
    return [...columns, options];
  }, [columns, button, mayQuote, t]);
  return { columns: all, dialog: wanted && <ReshipDialog {...wanted} onClose={() => setWanted(null)} /> };
}
