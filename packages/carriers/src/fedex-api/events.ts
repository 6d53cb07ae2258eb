import type { ParcelEvent } from '@waybill/freight';

const codes: Readonly<Partial<Record<ParcelEvent, string>>> = {
  pre_transit: 'OC',
  pickup_scheduled: 'EP AP DS',
  pickup_failed: 'DR PD',
  accepted: 'PU PX',
  in_transit: 'IT IX AA AC AF AR AX CC CP DP EA EO FD LO OF OW PF PL PM SF TR',
  out_for_delivery: 'OD ED AD',
  available_for_pickup: 'HL HP',
  delivery_attempted: 'DE',
  exception: 'SE DD DY',
  customs_hold: 'CD',
  returned: 'RS',
  delivered: 'DL',
  canceled: 'CA',
};

const byCode: ReadonlyMap<string, ParcelEvent> = new Map(
  Object.entries(codes).flatMap(([event, list]) => list.split(' ').map((code) => [code, event as ParcelEvent])),
);

/**
 * What a code of FedEx's list of tracking status codes means; parcels and freight share the list. Null for a code that
 * says nothing about where the shipment stands, such as `AO` (arriving on time) or `CH` (location changed).
 */
export function eventOf(code: string | undefined): ParcelEvent | null {
  return byCode.get((code ?? '').toUpperCase()) ?? null;
}
