import { booksTimeZone, type AccountDetails, type MarketplaceOrder } from '@waybill/contract';
import { dayAt } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import {
  isBarcode,
  printedDate,
  printedNumber,
  type LabelledText,
  type SheetInput,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { findPlace } from '../../platform/places/index.ts';
import { packingSlip } from '../../shipments/documents/index.ts';

type Address = {
  readonly street_lines: readonly string[];
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
};

/** Lines of an address; the country only if it is not the United States. */
function addressLines({ street_lines: street, city, state, postal_code: code, country }: Address, language: Language) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const place = [city, [state, code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [...street, place, country === null || country === 'US' ? '' : names.of(country)].filter(Boolean);
}

/** The time zone of the seller, or else that of the books. */
function zoneOf({ country, postal_code: code }: AccountDetails['address']): string {
  return (country !== null && code !== null ? findPlace(country, code)?.time_zone : null) ?? booksTimeZone;
}

/** The packing slip of a marketplace order: what goes to the buyer, without prices. */
export function orderSlip(
  order: MarketplaceOrder,
  account: Pick<AccountDetails, 'name' | 'address'>,
  language: Language,
  issuer: string,
  now: Date,
): SheetInput {
  const say = speak(language);
  const { external_id: number, ship_to: to, shipment, told } = order;
  const label = { label: say('marketplace.slip.number'), text: number };
  const date = printedDate(dayAt(order.ordered_at, zoneOf(account.address)), language);
  const pieces = printedNumber(order.pieces, language);
  const fact = (key: Parameters<typeof say>[0], text: string | null | undefined): LabelledText[] =>
    text ? [{ label: say(key), text }] : [];
  return packingSlip(
    {
      createdAt: now,
      canceled: order.status === 'canceled',
      ...(isBarcode(number)
        ? {
            strip: {
              number: label,
              barcode: number,
              destination: { place: [to.city, to.state].filter(Boolean).join(', '), note: to.postal_code },
              due: { label: say('marketplace.slip.date'), text: date },
              balance: { label: say('documents.packingSlip.quantity'), text: pieces },
            },
          }
        : {}),
      shipFrom: [account.name, ...addressLines(account.address, language)].join('\n'),
      shipTo: [...(to.company === null ? [] : [to.company]), to.name, ...addressLines(to, language)].join('\n'),
      facts: [
        label,
        { label: say('marketplace.slip.date'), text: date },
        { label: say('marketplace.slip.buyer'), text: order.buyer },
        ...fact('documents.packingSlip.carrier', shipment?.carrier_name ?? told?.carrier),
        ...fact('documents.billOfLading.number', shipment?.bol_number),
        ...fact('documents.parcelLabel.pro', told?.tracking_number),
      ],
      columns: [
        { head: say('documents.packingSlip.item'), share: 20 },
        { head: say('documents.packingSlip.description'), share: 64 },
        { head: say('documents.packingSlip.quantity'), share: 16, align: 'right' },
      ],
      rows: [
        ...order.items.map(({ sku, title, quantity }) => ({
          cells: [sku ?? '', title, printedNumber(quantity, language)],
        })),
        { cells: ['', say('documents.packingSlip.total'), pieces], kind: 'total' },
      ],
      ...(order.note === null ? {} : { note: order.note }),
    },
    language,
    issuer,
  );
}
