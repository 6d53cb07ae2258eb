import type { Issuer } from '../../../core/company.ts';
import type { CarrierBillTo } from '@waybill/carriers';
import {
  actualClasses,
  streetOf,
  type DocumentKind,
  type ItemWire,
  type Party,
  type Shipment,
} from '@waybill/contract';
import { dayAt, leadsOf } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import type { TFunction } from 'i18next';
import {
  printedDate,
  printedMoney,
  printedNumber,
  printedServices,
  printedTime,
  renderBillOfLading,
  renderSheet,
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
import { itemSize } from './item-size.ts';
import { orderRows, packageCount } from './order-rows.ts';
import { packagesInWords } from './packages-in-words.ts';
import { shipmentPackingSlip } from './packing-slip.ts';
import { serviceOf, type Reader } from './service-of.ts';

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

/**
 * A commodity line. Without stated pieces, its handling units are its packages.
 * @param leads whether it is the first line on its handling units, which are counted once
 */
function printedItem(
  line: ItemWire,
  leads: boolean,
  freightClass: string | undefined,
  { language, say }: Reader,
): Item {
  const hazmat = hazardOf(line);
  const type = say(`terms.package_types.${line.package_type}`);
  return {
    handlingUnits: leads ? String(line.quantity) : '',
    handlingUnitType: leads ? type : '',
    pieces: String(line.pieces ?? line.quantity),
    pieceType: line.pieces === null ? type : say('terms.package_types.pieces'),
    weight: { value: printedNumber(line.weight.value, language), unit: line.weight.unit },
    description: line.description,
    ...(hazmat === null ? {} : { hazmat }),
    ...(line.nmfc === null ? {} : { nmfc: line.nmfc }),
    ...(freightClass === undefined ? {} : { freightClass }),
    ...(leads ? { dimensions: itemSize(line, language) } : {}),
  };
}

/** Printed before the title: that it is canceled, or which version it is. */
function overOf({ status, version }: Shipment, { say }: Reader): { readonly over?: string } {
  if (status === 'canceled') return { over: say('documents.canceled') };
  return version > 1 ? { over: say('documents.version', { version }) } : {};
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
    ...overOf(shipment, reader),
  };
}

/** Who is billed, if it is neither the shipper nor the receiver. */
function billToOf(payer: CarrierBillTo, { say }: Reader): Pick<BillOfLadingInput, 'freightTerms' | 'billTo'> {
  const { name, lines, contact, accountNumber, terms } = payer;
  if (terms !== 'thirdParty') return { freightTerms: terms };
  return {
    freightTerms: terms,
    billTo: {
      company: name,
      street: lines,
      city: '',
      state: '',
      postalCode: '',
      ...(contact === null ? {} : { contact }),
      details: accountNumber === null ? [] : [{ label: say('documents.account_number'), text: accountNumber }],
    },
  };
}

/** The company as the third party that pays, at carriers where it has no account. */
function billToCompany({ billTo }: Issuer): CarrierBillTo {
  return { ...billTo, contact: null, accountNumber: null, terms: 'thirdParty' };
}

/**
 * Data of a shipment's bill of lading.
 * @param payer who pays the carrier; the company as a third party if left out
 */
export function billOfLadingOf(
  shipment: Shipment,
  language: Language,
  issuer: Issuer,
  payer: CarrierBillTo = billToCompany(issuer),
): BillOfLadingInput {
  const reader: Reader = { language, say: speak(language) };
  const texts = textsOf[language];
  // Parcels and truckloads have no class. The rated class is not for the paper: a carrier may rate all freight as one.
  const classes = shipment.mode === 'ltl' ? actualClasses(shipment.items) : [];
  const instructions = driverInstructions(shipment, language, reader.say);
  const page = head(shipment, reader);
  const leads = leadsOf(shipment.items);
  return {
    ...page,
    shipFrom: { ...page.shipFrom, details: [...hoursOf(shipment.pickup, reader), ...readyOf(shipment, reader)] },
    shipTo: { ...page.shipTo, details: hoursOf(shipment.delivery, reader) },
    texts: texts.billOfLading,
    issuer,
    date: printedDate(dayAt(shipment.created_at, shipment.origin.time_zone), language),
    copies: [texts.copies.shipper, texts.copies.carrier],
    ...(shipment.pickup_number === null ? {} : { pickupNumber: shipment.pickup_number }),
    ...(shipment.delivery_date === null ? {} : { deliveryDate: printedDate(shipment.delivery_date, language) }),
    ...billToOf(payer, reader),
    ...(instructions === '' ? {} : { instructions }),
    accessorials: printedServices(shipment.accessorials, shipment.charges, reader.say),
    references: orderRows(shipment, reader),
    items: shipment.items.map((line, index) => printedItem(line, leads[index] === index, classes[index], reader)),
    totals: {
      handlingUnits: String(shipment.units),
      pieces: String(packageCount(shipment)),
      weight: { value: printedNumber(shipment.weight_lb, language), unit: 'lb' },
    },
    declaredValue: {
      amount: printedMoney(shipment.declared_value, language),
      per: reader.say('documents.per_shipment'),
    },
  };
}

/** The handling units of a line, with everything that is on them. */
function unitsOf(line: ItemWire, on: readonly ItemWire[], { language }: Reader): LabelUnit[] {
  const hazmat = on.map(hazardOf).find((one) => one !== null);
  const unit: LabelUnit = {
    description: on.map(({ description }) => description).join('; '),
    dimensions: itemSize(line, language),
    ...(hazmat === undefined ? {} : { hazmat }),
  };
  return Array.from({ length: line.quantity }, () => unit);
}

/** One label per handling unit; parcels have their own tracking numbers. */
export function unitLabelsOf(shipment: Shipment, language: Language): UnitLabelsInput {
  const reader: Reader = { language, say: speak(language) };
  const parcel = shipment.mode === 'parcel';
  const leads = leadsOf(shipment.items);
  const units = shipment.items.flatMap((line, at) => {
    const on = shipment.items.filter((_, index) => leads[index] === at);
    return on.length === 0 ? [] : unitsOf(line, on, reader);
  });
  return {
    ...head(shipment, reader),
    texts: parcel ? textsOf[language].parcelLabel : textsOf[language].unitLabel,
    units: units.map((unit, index) => {
      const tracking = parcel ? shipment.tracking_numbers[index] : undefined;
      return tracking === undefined ? unit : { ...unit, tracking };
    }),
  };
}

/**
 * Renders a document of a shipment as PDF.
 * @param payer who pays the carrier, for the bill of lading; the issuer if left out
 */
export async function renderDocument(
  shipment: Shipment,
  kind: DocumentKind,
  language: Language,
  issuer: Issuer,
  payer?: CarrierBillTo,
): Promise<Buffer> {
  if (kind === 'packing-slip') return renderSheet(shipmentPackingSlip(shipment, language, issuer.name));
  return kind === 'bill-of-lading'
    ? renderBillOfLading(billOfLadingOf(shipment, language, issuer, payer))
    : renderUnitLabels(unitLabelsOf(shipment, language));
}

/** Renders the labels of a shipment as ZPL for label printers. */
export function renderLabelsZpl(shipment: Shipment, language: Language): string {
  return renderUnitLabelsZpl(unitLabelsOf(shipment, language));
}
