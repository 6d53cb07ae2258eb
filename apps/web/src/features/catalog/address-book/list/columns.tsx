import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/table/column.ts';
import { contactOf, streetOf } from '../words.ts';
import css from './cells.module.css';
import { Options, type OptionActions } from './options.tsx';

/** The columns of the address book, in the order of the specification. */
export function useAddressColumns(actions: OptionActions): readonly Column<Address>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'company',
      title: t('address_book.column.company'),
      sort: 'company',
      card: 'head',
      cell: (row) => <span className={css.company}>{row.company}</span>,
    },
    {
      key: 'contact',
      title: t('address_book.column.contact'),
      width: '13%',
      priority: 2,
      cell: (row) => contactOf(row) ?? '–',
    },
    {
      key: 'address',
      title: t('address_book.column.address'),
      width: '20%',
      cell: (row) => <span title={streetOf(row)}>{streetOf(row)}</span>,
    },
    {
      key: 'city',
      title: t('address_book.column.city'),
      sort: 'city',
      width: '13%',
      cell: (row) => row.city,
    },
    {
      key: 'state',
      title: t('address_book.column.state'),
      sort: 'state',
      width: '118px',
      priority: 2,
      cell: (row) => row.state,
    },
    {
      key: 'zip',
      title: t('address_book.column.zip'),
      width: '84px',
      cell: (row) => <span className="wb-mono">{row.postal_code}</span>,
    },
    {
      key: 'options',
      title: t('address_book.column.options'),
      quiet: true,
      pin: true,
      width: '112px',
      card: 'corner',
      cell: (row) => <Options address={row} {...actions} />,
    },
  ];
}
