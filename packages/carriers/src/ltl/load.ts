import type { Money } from '@waybill/freight';
import {
  CannotAsk,
  type CarrierHazmat,
  type CarrierLoad,
  type CarrierServices,
  type FreightLine,
} from '../kit/index.ts';

/** The lines of a freight load. @throws CannotAsk `not_freight` for parcels */
export function freightLines(load: CarrierLoad, carrier: string): readonly FreightLine[] {
  if (load.mode === 'ltl') return load.lines;
  throw new CannotAsk('not_freight', `${carrier} carries freight, no parcels`);
}

/** Whole pounds or inches, never fewer than there are: carriers measure in whole ones and round up. */
export function whole(value: number): number {
  return Math.ceil(value);
}

export function totalWeight(lines: readonly FreightLine[]): number {
  return lines.reduce((total, { weightLb }) => total + whole(weightLb), 0);
}

export function totalUnits(lines: readonly FreightLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** Hazardous freight as a shipping paper describes it, in the order of 49 CFR 172.202: `UN1263, Paint, 3, PG II`. */
export function hazmatText({ idNumber, properName, hazardClass, packingGroup }: CarrierHazmat): string {
  return [idNumber, properName, hazardClass, ...(packingGroup === null ? [] : [`PG ${packingGroup}`])].join(', ');
}

/** Whom to call in an emergency, once for each contact; empty without hazardous freight. */
export function emergencyLines(lines: readonly FreightLine[]): readonly string[] {
  const contacts = lines.flatMap(({ hazmat }) =>
    hazmat === null ? [] : [`Hazmat emergency: ${hazmat.emergencyContact} ${hazmat.emergencyPhone}`],
  );
  return [...new Set(contacts)];
}

/** What the freight is, hazardous freight by its shipping description. */
export function descriptionOf({ description, hazmat }: FreightLine): string {
  return hazmat === null ? description : `${hazmatText(hazmat)} - ${description}`;
}

/** `123456-02` as item and sub. */
export function nmfcParts(nmfc: string | null): { readonly item: string | null; readonly sub: string | null } {
  const [item = null, sub = null] = nmfc?.split('-') ?? [];
  return { item, sub };
}

/** The value declared to the carrier in US dollars, null for none. @throws CannotAsk for another currency */
export function declaredDollars({ declareValue, shipmentValue }: CarrierServices, carrier: string): Money | null {
  if (!declareValue) return null;
  if (shipmentValue.currency === 'USD') return shipmentValue;
  throw new CannotAsk('currency_unsupported', `${carrier} takes declared values in US dollars only`);
}

/** Minor units as carriers take amounts: `2500.00`. */
export function decimal({ amount }: Money): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
