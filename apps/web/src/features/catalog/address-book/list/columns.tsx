import type { Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/table/column.ts';
import { contactOf, streetOf } from '../words.ts';
import css from './cells.module.css';
import { Options, type OptionActions } from './options.tsx';

function Line({ text }: { readonly text: string | null }) {
  return (
    <span className={css.line} title={text ?? undefined}>
      {text ?? '–'}
    </span>
  );
}

/** The columns of the address book, in the order of the specification. */
export function useAddressColumns(actions: OptionActions): readonly Column<Address>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'company',
      title: t('address_book.column.company'),
      sort: 'company',
      width: '22%',
      card: 'head',
      cell: (row) => <span className={css.company}>{row.company}</span>,
    },
    {
      key: 'contact',
      title: t('address_book.column.contact'),
      width: '15%',
      cell: (row) => <Line text={contactOf(row)} />,
    },
    {
      key: 'address',
      title: t('address_book.column.address'),
      width: '23%',
      cell: (row) => <Line text={streetOf(row)} />,
    },
    {
      key: 'city',
      title: t('address_book.column.city'),
      sort: 'city',
      width: '14%',
      cell: (row) => <Line text={row.city} />,
    },
    {
      key: 'state',
      title: t('address_book.column.state'),
      sort: 'state',
      width: '10%',
      cell: (row) => row.state,
    },
    {
      key: 'zip',
      title: t('address_book.column.zip'),
      width: '8%',
      cell: (row) => <span className="wb-mono">{row.postal_code}</span>,
    },
    {
      key: 'options',
      title: t('address_book.column.options'),
      width: '112px',
      card: 'corner',
      cell: (row) => <Options address={row} {...actions} />,
    },
  ];
}
