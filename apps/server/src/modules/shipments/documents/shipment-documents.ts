import {
  actualClasses,
  nameIn,
  ourServiceOf,
  streetOf,
  type DocumentKind,
  type ItemWire,
  type Party,
  type Shipment,
} from '@waybill/contract';
import { dayAt } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import type { TFunction } from 'i18next';
import {
  printedDate,
  printedMoney,
  printedNumber,
  printedTime,
  renderBillOfLading,
  renderUnitLabels,
  renderUnitLabelsZpl,
  type BillOfLadingInput,
  type HazardousMaterial,
  type Item,
  type LabelledText,
  type LabelUnit,
  type Party as PrintedParty,
  type UnitLabelsInput,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { driverInstructions } from './driver-instructions.ts';
import { packagesInWords } from './packages-in-words.ts';

type Reader = { readonly language: Language; readonly say: TFunction };

const textsOf = { en: en.documents, es: es.documents } as const;

function printedParty(party: Party, say: TFunction): PrintedParty {
  return {
    company: party.company,
    contact: `${party.contact_first_name} ${party.contact_last_name}`,
    phone: party.phone,
    street: streetOf(party),
    city: party.city,
    state: party.state,
    postalCode: party.postal_code,
    ...(party.country === 'US' ? {} : { country: say(`terms.countries.${party.country}`) }),
  };
}

/** Opening hours of a place. Only the bill of lading has room for them. */
function hoursOf(party: Party, { language, say }: Reader): NonNullable<PrintedParty['details']> {
  const hours = say('documents.hours', {
    from: printedTime(party.opens_at, language),
    to: printedTime(party.closes_at, language),
  });
  const queue = party.first_come_first_serve ? [say('documents.first_come')] : [];
  return [{ label: say('documents.open'), text: [hours, ...queue].join(', ') }];
}

/** Ready time of the freight, if it is after the dock opens. */
function readyOf({ ready_at: ready, pickup }: Shipment, { language, say }: Reader): LabelledText[] {
  return ready <= pickup.opens_at ? [] : [{ label: say('documents.ready'), text: printedTime(ready, language) }];
}

function hazardOf(line: ItemWire): HazardousMaterial | null {
  const { hazmat } = line;
  if (!line.hazardous || hazmat === null) return null;
  return {
    idNumber: hazmat.id_number,
    properName: hazmat.proper_name,
    hazardClass: hazmat.hazard_class,
    ...(hazmat.packing_group === null ? {} : { packingGroup: hazmat.packing_group }),
    quantity: `${printedNumber(line.weight.value, 'en')} ${line.weight.unit} ${packagesInWords(line)}`,
    emergencyContact: hazmat.emergency_contact,
    emergencyPhone: hazmat.emergency_phone,
  };
}

function sizes(line: ItemWire, language: Language): string {
  const of = (value: number) => printedNumber(value, language);
  return `${of(line.length.value)} × ${of(line.width.value)} × ${of(line.height.value)} ${line.length.unit}`;
}

function printedItem(line: ItemWire, freightClass: string | undefined, { language, say }: Reader): Item {
  const hazmat = hazardOf(line);
  return {
    handlingUnits: String(line.quantity),
    handlingUnitType: say(`terms.package_types.${line.package_type}`),
    ...(line.pieces === null ? {} : { pieces: String(line.pieces), pieceType: say('terms.package_types.pieces') }),
    weight: { value: printedNumber(line.weight.value, language), unit: line.weight.unit },
    description: line.description,
    ...(hazmat === null ? {} : { hazmat }),
    ...(line.nmfc === null ? {} : { nmfc: line.nmfc }),
    ...(freightClass === undefined ? {} : { freightClass }),
    dimensions: sizes(line, language),
  };
}

/**
 * Service names of our own are translated; those of carriers are kept. A truckload also names its equipment.
 */
function serviceOf({ service_name: kept, equipment }: Shipment, { language, say }: Reader): string {
  const kind = ourServiceOf(kept);
  const service = kind === null ? kept : say(`offered_services.${kind}`);
  return equipment ? `${service} · ${nameIn(language, equipment)}` : service;
}

function head(shipment: Shipment, reader: Reader) {
  return {
    language: reader.language,
    createdAt: new Date(shipment.created_at),
    number: shipment.bol_number,
    carrier: { name: shipment.carrier_name, scac: shipment.scac, service: serviceOf(shipment, reader) },
    ...(shipment.pro_number === null ? {} : { pro: shipment.pro_number }),
    pickupDate: printedDate(shipment.pickup_date, reader.language),
    shipFrom: printedParty(shipment.pickup, reader.say),
    shipTo: printedParty(shipment.delivery, reader.say),
    ...(shipment.status === 'canceled' ? { over: reader.say('documents.canceled') } : {}),
  };
}

/** All requested accessorials, even free ones, then those that result from the places and the load. */
function servicesOf({ accessorials, charges }: Shipment, say: TFunction): string[] {
  const charged = charges.filter(({ kind }) => kind === 'accessorial').map(({ code }) => code);
  return [...new Set([...accessorials, ...charged])].map((code) =>
    say(`freight.charges.accessorial.${code}`, { defaultValue: code }),
  );
}

/** References given at booking, or else the shipper's reference of the quote. */
function referencesOf({ references, reference }: Shipment, { language, say }: Reader): BillOfLadingInput['references'] {
  if (references.length === 0 && reference !== null)
    return [{ label: textsOf[language].billOfLading.referenceType, number: reference }];
  return references.map(({ type, number }) => ({ label: say(`terms.reference_types.${type}`), number }));
}

/** Data of a shipment's bill of lading. */
export function billOfLadingOf(shipment: Shipment, language: Language, issuer: string): BillOfLadingInput {
  const reader: Reader = { language, say: speak(language) };
  const texts = textsOf[language];
  // Parcels and truckloads have no class. The rated class is not for the paper: a carrier may rate all freight as one.
  const classes = shipment.mode === 'ltl' ? actualClasses(shipment.items) : [];
  const instructions = driverInstructions(shipment, language, reader.say);
  const page = head(shipment, reader);
  const pieces = shipment.items.reduce((sum, line) => sum + (line.pieces ?? line.quantity), 0);
  return {
    ...page,
    shipFrom: { ...page.shipFrom, details: [...hoursOf(shipment.pickup, reader), ...readyOf(shipment, reader)] },
    shipTo: { ...page.shipTo, details: hoursOf(shipment.delivery, reader) },
    texts: texts.billOfLading,
    issuer: { name: issuer },
    date: printedDate(dayAt(shipment.created_at, shipment.origin.time_zone), language),
    copies: [texts.copies.shipper, texts.copies.carrier],
    ...(shipment.pickup_number === null ? {} : { pickupNumber: shipment.pickup_number }),
    ...(shipment.delivery_date === null ? {} : { deliveryDate: printedDate(shipment.delivery_date, language) }),
    freightTerms: 'thirdParty',
    billTo: { company: issuer, street: [], city: '', state: '', postalCode: '' },
    ...(instructions === '' ? {} : { instructions }),
    accessorials: servicesOf(shipment, reader.say),
    references: referencesOf(shipment, reader),
    items: shipment.items.map((line, index) => printedItem(line, classes[index], reader)),
    totals: {
      handlingUnits: String(shipment.units),
      pieces: String(pieces),
      weight: { value: printedNumber(shipment.weight_lb, language), unit: 'lb' },
    },
    declaredValue: {
      amount: printedMoney(shipment.declared_value, language),
      per: reader.say('documents.per_shipment'),
    },
  };
}

function unitsOf(line: ItemWire, { language }: Reader): LabelUnit[] {
  const hazmat = hazardOf(line);
  const unit: LabelUnit = {
    description: line.description,
    dimensions: sizes(line, language),
    ...(hazmat === null ? {} : { hazmat }),
  };
  return Array.from({ length: line.quantity }, () => unit);
}

/** One label per handling unit; parcels have their own tracking numbers. */
export function unitLabelsOf(shipment: Shipment, language: Language): UnitLabelsInput {
  const reader: Reader = { language, say: speak(language) };
  const parcel = shipment.mode === 'parcel';
  const units = shipment.items.flatMap((line) => unitsOf(line, reader));
  return {
    ...head(shipment, reader),
    texts: parcel ? textsOf[language].parcelLabel : textsOf[language].unitLabel,
    units: units.map((unit, index) => {
      const tracking = parcel ? shipment.tracking_numbers[index] : undefined;
      return tracking === undefined ? unit : { ...unit, tracking };
    }),
  };
}

/** Renders a document of a shipment as PDF. */
export async function renderDocument(
  shipment: Shipment,
  kind: DocumentKind,
  language: Language,
  issuer: string,
): Promise<Buffer> {
  return kind === 'bill-of-lading'
    ? renderBillOfLading(billOfLadingOf(shipment, language, issuer))
    : renderUnitLabels(unitLabelsOf(shipment, language));
}

/** Renders the labels of a shipment as ZPL for label printers. */
export function renderLabelsZpl(shipment: Shipment, language: Language): string {
  return renderUnitLabelsZpl(unitLabelsOf(shipment, language));
}
