import type { UseQueryResult } from '@tanstack/react-query';
import type { AccountRef, StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { PageMeta } from '../../../../ui/table/pager.tsx';
import { useList, type List } from '../../../../ui/table/use-list.ts';
import css from '../staff-accounts.module.css';

export type Kind = 'quotes' | 'shipments' | 'invoices' | 'disputes' | 'chats';
type Page<Row> = { readonly data: readonly Row[]; readonly meta: PageMeta };
type Given = { readonly id: string; readonly of_account: AccountRef | null };

type Props<Row> = {
  readonly kind: Kind;
  readonly account: StaffAccount;
  readonly columns: readonly Column<Row>[];
  readonly list: List<never>;
  readonly query: UseQueryResult<Page<Row>, ApiProblem>;
  readonly link?: ((row: Row) => RouteTarget) | undefined;
};

const none: readonly never[] = [];

/** Where a tab's list is: its page stands in the address. */
export function useRecordList(): List<never> {
  return useList(none, '');
}

/** A number with, where it is of a merged account, that account. */
export function NumberCell({ number, of }: { readonly number: string; readonly of: AccountRef | null }) {
  const { t } = useTranslation();
  return (
    <span className={css.two}>
      <span className="wb-mono">{number}</span>
      {of !== null && <small>{t('staff_account_records.records.of', { number: of.number })}</small>}
    </span>
  );
}

/** One kind of what an account has, the newest first, a page at a time. */
export function RecordTable<Row extends Given>({ kind, account, columns, list, query, link }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('staff_account_records.records.label', { kind: t(`staff_accounts.tabs.${kind}`), name: account.name })}
      columns={columns}
      query={query}
      list={list}
      rowKey={(row) => row.id}
      {...(link === undefined ? {} : { rowLink: link })}
      empty={<EmptyState title={t(`staff_account_records.records.none.${kind}`)} />}
      failed={t('staff_account_records.records.failed')}
    />
  );
}
