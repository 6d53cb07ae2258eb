import { endpoints, type User } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { call } from '../../lib/api/call.ts';
import { printFile } from '../../lib/files/print-file.ts';
import { go } from '../../lib/routes/navigator.ts';
import { notifyRefused } from '../../ui/notify.ts';
import {
  IconAddressBook,
  IconCalculator,
  IconCash,
  IconCreditCard,
  IconCube,
  IconMoon,
  IconPrinter,
  type IconUser,
} from '../../ui/icons.ts';
import { isShown } from '../nav/entry.ts';

/** Something that can be done from anywhere. */
type ToDo = {
  readonly id: string;
  readonly label: string;
  readonly icon: typeof IconUser;
  readonly shown: boolean;
  readonly run: () => void;
};

/** Prints the bill of lading of the shipment that was booked last. */
async function printLast(t: TFunction): Promise<void> {
  try {
    const { data } = await call(endpoints.shipments.list, { query: { page: 1, per_page: 1, sort: '-created_at' } });
    const [last] = data;
    if (last === undefined) return notifyRefused({ title: t('frame.no_shipment') });
    const params = { id: last.id, kind: 'bill-of-lading' } as const;
    const pdf = await call(endpoints.shipments.document, { params });
    await printFile(new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
  } catch (cause) {
    notifyRefused({ title: t('frame.not_printed'), text: cause instanceof Error ? cause.message : '' });
  }
}

/** What a person may do from the palette. */
export function thingsToDo(user: User | null, t: TFunction, switchTheme: () => void): ToDo[] {
  const may = (ability: User['abilities'][number]): boolean => user?.abilities.includes(ability) ?? false;
  const all: ToDo[] = [
    {
      id: 'start-quote',
      label: t('frame.start_quote'),
      icon: IconCalculator,
      shown: isShown('quote.new', user),
      run: () => void go('quote.new'),
    },
    {
      id: 'print-last',
      label: t('frame.print_last'),
      icon: IconPrinter,
      shown: isShown('tracking', user),
      run: () => void printLast(t),
    },
    {
      id: 'pay-past-due',
      label: t('frame.pay_past_due'),
      icon: IconCreditCard,
      shown: isShown('invoices', user) && may('invoice.pay'),
      run: () => void go('invoices', {}, { search: { filter: 'past_due', choose: 'all' } }),
    },
    {
      id: 'add-address',
      label: t('frame.add_address'),
      icon: IconAddressBook,
      shown: isShown('addresses', user) && may('address.write'),
      run: () => void go('addresses', {}, { search: { add: 'new' } }),
    },
    {
      id: 'add-product',
      label: t('frame.add_product'),
      icon: IconCube,
      shown: isShown('products', user) && may('product.write'),
      run: () => void go('products', {}, { search: { add: 'new' } }),
    },
    {
      id: 'record-payment',
      label: t('titles.record_payment'),
      icon: IconCash,
      shown: isShown('admin.payments.record', user),
      run: () => void go('admin.payments.record'),
    },
    { id: 'switch-theme', label: t('frame.switch_theme'), icon: IconMoon, shown: true, run: switchTheme },
  ];
  return all.filter(({ shown }) => shown);
}
