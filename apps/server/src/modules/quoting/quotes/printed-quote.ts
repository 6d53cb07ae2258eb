import {
  actualClasses,
  nameIn,
  ourServiceOf,
  rateLines,
  ratePrice,
  type AccountDetails,
  type ItemWire,
  type Quote,
  type Rate,
} from '@waybill/contract';
import { dayAt, leadsOf, shownLines, subtotalKinds } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import {
  printedChargeName,
  printedDate,
  printedDateTime,
  printedMoney,
  printedNumber,
  printedServices,
  printedTime,
  type LabelledText,
  type SheetInput,
  type SheetPart,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { itemSize, truckloadTexts } from '../../shipments/documents/index.ts';

type Reader = { readonly language: Language; readonly say: TFunction };

export type PrintedQuote = {
  readonly quote: Quote;
  /** The rates to print, at least one, in their order. */
  readonly rates: readonly Rate[];
  /** Whether prices include insurance where it is offered. */
  readonly insured: boolean;
  readonly account: Pick<AccountDetails, 'name' | 'address'>;
  readonly issuer: string;
  readonly now: Date;
};

/** Service names of the sales desk are translated; those of carriers are kept. */
function serviceName({ service }: Rate, say: TFunction): string {
  const kind = ourServiceOf(service.name);
  return kind === null ? service.name : say(`offered_services.${kind}`);
}

function stripOf({ quote, rates, insured }: PrintedQuote, { language, say }: Reader): NonNullable<SheetInput['strip']> {
  const { origin, destination, request } = quote;
  const place = (end: Quote['origin']) => `${end.city}, ${end.state} ${end.postal_code}`;
  const site = (end: 'origin' | 'destination') =>
    request[end].site_type === 'business' ? [] : [say(`terms.site_types.${request[end].site_type}`)];
  const prices = rates.map((rate) => ratePrice(rate, insured));
  const lowest = prices.reduce((least, price) => (price.amount < least.amount ? price : least));
  return {
    number: { label: say('quote_pdf.number'), text: quote.number },
    barcode: quote.number,
    origin: {
      place: place(origin),
      note: [say('quote_pdf.pickup', { date: printedDate(request.pickup_date, language) }), ...site('origin')].join(
        ' · ',
      ),
    },
    destination: { place: place(destination), note: site('destination').join('') },
    due: {
      label: say(quote.status === 'expired' ? 'quote_pdf.expired' : 'quote_pdf.valid'),
      text: printedDate(dayAt(quote.expires_at, origin.time_zone), language),
    },
    balance: {
      label: say(rates.length === 1 ? 'quote_pdf.total' : 'quote_pdf.lowest'),
      text: printedMoney(lowest, language),
    },
  };
}

function accountLines({ name, address }: PrintedQuote['account']): string {
  const town = [address.city, [address.state, address.postal_code].filter(Boolean).join(' ')];
  return [name, ...address.street_lines, town.filter(Boolean).join(', ')].filter(Boolean).join('\n');
}

function factsOf({ quote, rates, insured, account, issuer }: PrintedQuote, { language, say }: Reader): SheetPart[] {
  const { request, origin } = quote;
  const { truckload } = request;
  const fact = (
    name: 'mode' | 'equipment' | 'distance' | 'value' | 'insurance' | 'services' | 'requirements',
    text: string,
  ) => (text === '' ? [] : [{ label: say(`quote_pdf.${name}`), text }]);
  const services = printedServices(
    request.accessorials,
    rates.flatMap(({ charges }) => charges),
    say,
  );
  const parties: LabelledText[] = [
    { label: say('quote_pdf.prepared_for'), text: accountLines(account) },
    { label: say('quote_pdf.prepared_by'), text: issuer },
    {
      label: say('quote_pdf.made'),
      text: printedDate(dayAt(quote.created_at, origin.time_zone), language),
    },
    ...(request.client_reference === null
      ? []
      : [{ label: say('quote_pdf.reference'), text: request.client_reference }]),
  ];
  const facts = [
    ...fact('mode', say(`terms.modes.${request.mode}`)),
    ...fact('equipment', truckload ? nameIn(language, truckload.equipment) : ''),
    ...fact('distance', say('quote_pdf.miles', { miles: printedNumber(quote.miles, language) })),
    ...fact('value', printedMoney(request.shipment_value, language)),
    ...fact('insurance', say(insured ? 'quote_pdf.insured' : 'quote_pdf.uninsured')),
  ];
  const wanted = truckload ? truckloadTexts(truckload, request.pickup_date, language, say) : [];
  const wide = [...fact('services', services.join(' · ')), ...fact('requirements', wanted.join(' '))];
  return [
    { kind: 'fields', fields: parties, inRow: parties.length },
    { kind: 'fields', fields: facts, inRow: facts.length },
    ...(wide.length > 0 ? [{ kind: 'fields' as const, fields: wide, inRow: 1 }] : []),
  ];
}

function deliveryOf({ delivery_date: day, delivery_by: time }: Rate, { language, say }: Reader): string {
  const date = printedDate(day, language);
  return time === null ? date : say('quote_pdf.delivery_by', { date, time: printedTime(time, language) });
}

function ratesTable({ rates, insured }: PrintedQuote, reader: Reader): SheetPart {
  const { language, say } = reader;
  const uncovered = (rate: Rate) =>
    insured && rate.total_with_insurance === null ? [say('quote_pdf.without_insurance')] : [];
  return {
    kind: 'table',
    title: say('quote_pdf.rates'),
    columns: [
      { head: say('quote_pdf.carrier'), share: 36 },
      { head: say('quote_pdf.transit'), share: 17 },
      { head: say('quote_pdf.delivery'), share: 21 },
      { head: say('quote_pdf.liability'), share: 16, align: 'right' },
      { head: say('quote_pdf.total'), share: 16, align: 'right' },
    ],
    rows: rates.map((rate) => ({
      cells: [
        rate.carrier.name,
        say('quotes.rates.days', { count: rate.transit_days }),
        deliveryOf(rate, reader),
        printedMoney(rate.liability, language),
        printedMoney(ratePrice(rate, insured), language),
      ],
      note: [serviceName(rate, say), ...uncovered(rate)].join(' · '),
    })),
  };
}

function itemNote({ nmfc, hazmat }: ItemWire, say: TFunction): string {
  const hazard = hazmat && [hazmat.id_number, hazmat.proper_name, hazmat.hazard_class].join(', ');
  return [nmfc && say('quote_pdf.nmfc', { number: nmfc }), hazard].filter(Boolean).join(' · ');
}

function itemsTable({ request, load }: Quote, { language, say }: Reader): SheetPart {
  const { items, mode } = request;
  const classes = mode === 'ltl' ? actualClasses(items) : [];
  const leads = leadsOf(items);
  const cell = (freightClass: string) => (mode === 'ltl' ? [freightClass] : []);
  return {
    kind: 'table',
    title: say('quote_pdf.items'),
    columns: [
      { head: say('quote_pdf.description'), share: 34 },
      { head: say('quote_pdf.units'), share: 19 },
      { head: say('quote_pdf.pieces'), share: 9, align: 'right' },
      ...(mode === 'ltl' ? [{ head: say('quote_pdf.class'), share: 8, align: 'right' as const }] : []),
      { head: say('quote_pdf.size'), share: 22 },
      { head: say('quote_pdf.weight'), share: 14, align: 'right' },
    ],
    rows: [
      ...items.map((line, index) => {
        const shared = leads[index] !== index;
        return {
          cells: [
            line.description,
            shared
              ? say('quote_pdf.same_unit')
              : `${say(`terms.package_types.${line.package_type}`)} × ${line.quantity}`,
            line.pieces === null ? '' : printedNumber(line.pieces, language),
            ...cell(classes[index] ?? ''),
            shared ? '' : itemSize(line, language),
            `${printedNumber(line.weight.value, language)} ${line.weight.unit}`,
          ],
          note: itemNote(line, say),
        };
      }),
      {
        cells: [
          say('quote_pdf.total'),
          printedNumber(load.units, language),
          printedNumber(load.pieces, language),
          ...cell(''),
          '',
          `${printedNumber(load.weight_lb, language)} lb`,
        ],
        kind: 'total' as const,
      },
    ],
  };
}

/** The charges of one rate. Its name is in the table header, which is repeated on each page. */
function chargesTable(rate: Rate, insured: boolean, { language, say }: Reader): SheetPart {
  return {
    kind: 'table',
    columns: [
      { head: `${rate.carrier.name}, ${serviceName(rate, say)}`, share: 4 },
      { head: say('quote_pdf.amount'), share: 1, align: 'right' },
    ],
    rows: shownLines(rateLines(rate, insured)).map((line) => ({
      cells: [printedChargeName(line, say), printedMoney(line.amount, language)],
      ...(line.kind === 'total'
        ? { kind: 'total' as const }
        : subtotalKinds.includes(line.kind)
          ? { kind: 'sum' as const }
          : {}),
    })),
  };
}

function notesOf({ quote, rates, insured }: PrintedQuote, { language, say }: Reader): SheetPart {
  const time = printedDateTime(new Date(quote.expires_at), quote.origin.time_zone, language);
  const { currency } = ratePrice(rates[0] as Rate, insured);
  return {
    kind: 'notes',
    lines: [
      say('invoices.print.currency', { currency: say(`freight.charges.currency.${currency}`) }),
      quote.status === 'expired' ? say('quote_pdf.over') : say('quote_pdf.honored', { time }),
      say('quote_pdf.changes'),
      say('quote_pdf.transit_note'),
      ...(insured && rates.some((rate) => rate.total_with_insurance === null) ? [say('quote_pdf.not_insurable')] : []),
      ...(quote.answering ? [say('quote_pdf.answering')] : []),
    ],
  };
}

/** Data of a quote PDF: lane, items, rates with their charges, and until when the prices are valid. */
export function printedQuote(printed: PrintedQuote, language: Language): SheetInput {
  const reader: Reader = { language, say: speak(language) };
  const { say } = reader;
  const { quote, rates, insured, issuer, now } = printed;
  return {
    language,
    createdAt: now,
    issuer,
    title: say('quote_pdf.title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    strip: stripOf(printed, reader),
    parts: [
      ...factsOf(printed, reader),
      ratesTable(printed, reader),
      itemsTable(quote, reader),
      notesOf(printed, reader),
      ...rates.map((rate, index) => ({
        ...chargesTable(rate, insured, reader),
        ...(index === 0 ? { title: say('quote_pdf.charges') } : {}),
      })),
    ],
  };
}
