import { nameIn, streetOf, type Party } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import type { TFunction } from 'i18next';
import {
  printedDate,
  printedMoney,
  printedNumber,
  printedTime,
  type LoadSection,
  type RateConfirmationInput,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import type { LoadFacts } from './load-facts.ts';

/** Input for a rate confirmation besides its load. */
export type Confirming = {
  readonly number: string;
  readonly carrier: { readonly name: string; readonly scac: string };
  readonly contactName: string;
  readonly cost: { readonly amount: number; readonly currency: string };
  readonly instructions: string | null;
  readonly language: Language;
  readonly signBy: string;
  readonly now: Date;
  readonly issuer: string;
};

/** Terms in the order of the document. */
const terms = ['pay', 'detention', 'cargo', 'calls'] as const;

function endSection(name: 'pickup' | 'delivery', load: LoadFacts, language: Language, say: TFunction): LoadSection {
  const party: Party = load[name];
  const until = name === 'pickup' ? load.truckload?.pickup_until : load.truckload?.deliver_until;
  const first = name === 'pickup' ? load.pickupDate : (load.truckload?.deliver_from ?? load.deliveryDate);
  const from = first === null ? '' : printedDate(first, language);
  const date =
    until && until !== first ? say('rate_confirmations.between', { from, to: printedDate(until, language) }) : from;
  const hours = [party.opens_at, party.closes_at].map((time) => printedTime(time, language));
  return {
    title: say(`rate_confirmations.${name}`),
    inRow: 3,
    fields: [
      { label: say('rate_confirmations.company'), text: party.company },
      {
        label: say('rate_confirmations.address'),
        text: [...streetOf(party), `${party.city}, ${party.state} ${party.postal_code}`].join(', '),
      },
      {
        label: say('rate_confirmations.contact'),
        text: `${party.contact_first_name} ${party.contact_last_name}, ${party.phone}`,
      },
      { label: say('rate_confirmations.date'), text: date },
      {
        label: say('rate_confirmations.hours'),
        text: say('rate_confirmations.between', { from: hours[0], to: hours[1] }),
      },
    ],
  };
}

function stopsSection({ stops }: LoadFacts, say: TFunction): LoadSection[] {
  if (stops.length === 0) return [];
  const fields = stops.map(({ kind, city, state, postal_code: code }, index) => ({
    label: String(index + 1),
    text: say(`rate_confirmations.stop_${kind}`, { place: city === '' ? code : `${city}, ${state} ${code}` }),
  }));
  return [{ title: say('rate_confirmations.stops'), fields, inRow: 2 }];
}

/** `−10 to 5 °F`; null if there is no requirement. */
function temperatureOf({ truckload }: LoadFacts, language: Language, say: TFunction): string | null {
  if (!truckload?.temperature) return null;
  const { min, max, unit } = truckload.temperature;
  const [coldest, warmest] = [printedNumber(min, language), printedNumber(max, language)];
  return say('rate_confirmations.temperature_range', { min: coldest, max: warmest, unit });
}

/** Requested accessorials, with the day of an appointment. */
function servicesOf({ accessorials, appointmentDate }: LoadFacts, language: Language, say: TFunction): string {
  return [
    ...accessorials.map((code) => say(`freight.charges.accessorial.${code}`, { defaultValue: code })),
    ...(appointmentDate === null
      ? []
      : [say('documents.appointment', { date: printedDate(appointmentDate, language) })]),
  ].join(', ');
}

function loadSection(load: LoadFacts, confirming: Confirming, say: TFunction): LoadSection {
  const { language } = confirming;
  const { truckload } = load;
  const extras = [
    truckload?.tarps ? say('rate_confirmations.tarps') : null,
    truckload?.chains ? say('rate_confirmations.chains') : null,
    truckload?.team ? say('rate_confirmations.team') : null,
    load.hazardous ? say('rate_confirmations.hazardous') : null,
  ].filter((text) => text !== null);
  const given: readonly (readonly [label: string, text: string | null | undefined])[] = [
    ['equipment', load.equipment && nameIn(language, load.equipment)],
    ['commodity', load.commodities.join(', ')],
    ['units', printedNumber(load.units, language)],
    ['weight', `${printedNumber(load.weightLb, language)} lb`],
    ['miles', printedNumber(load.miles, language)],
    ['temperature', temperatureOf(load, language, say)],
    ['extras', extras.join(', ')],
    ['services', servicesOf(load, language, say)],
    ['instructions', [confirming.instructions, load.notes].filter(Boolean).join(' ')],
  ];
  return {
    title: say('rate_confirmations.load'),
    inRow: 3,
    fields: given.flatMap(([label, text]) => (text ? [{ label: say(`rate_confirmations.${label}`), text }] : [])),
  };
}

/** Data of the rate confirmation PDF, in the carrier's language. */
export function printedConfirmation(load: LoadFacts, confirming: Confirming): RateConfirmationInput {
  const { language, carrier } = confirming;
  const say = speak(language);
  return {
    language,
    createdAt: confirming.now,
    issuer: confirming.issuer,
    title: `${say('rate_confirmations.title')} ${confirming.number}`,
    pageText: textsOf(language).page,
    head: [
      { label: say('rate_confirmations.carrier'), text: `${carrier.name} (${carrier.scac})` },
      { label: say('rate_confirmations.attention'), text: confirming.contactName },
      { label: say('rate_confirmations.pay'), text: printedMoney(confirming.cost, language) },
      { label: say('rate_confirmations.sign_by'), text: confirming.signBy },
      { label: say('rate_confirmations.number'), text: confirming.number },
      { label: say('rate_confirmations.bol'), text: load.bolNumber },
    ],
    sections: [
      endSection('pickup', load, language, say),
      ...stopsSection(load, say),
      endSection('delivery', load, language, say),
      loadSection(load, confirming, say),
    ],
    termsTitle: say('rate_confirmations.terms_title'),
    terms: terms.map((term) => say(`rate_confirmations.terms.${term}`)),
    signatures: [
      say('rate_confirmations.sign_carrier'),
      say('rate_confirmations.sign_date'),
      say('rate_confirmations.sign_broker'),
    ],
  };
}

/** Texts with placeholders that the document fills. */
const textsOf = (language: Language) => ({ en: en.rate_confirmations, es: es.rate_confirmations })[language];
