import type { Quote } from '@waybill/contract';
import type { DetailsDraft } from '../draft/draft.ts';

export const shipmentEnds = ['pickup', 'delivery'] as const;
export type ShipmentEnd = (typeof shipmentEnds)[number];

/** What the request calls an end, and the lift-gate there. */
export const endOf = { pickup: 'origin', delivery: 'destination' } as const;
export const liftGateAt = { pickup: 'LGPU', delivery: 'LGDEL' } as const;

/** Ends at a residence where freight is loaded or unloaded: there, the driver may need a lift-gate. */
export function residentialEnds({ request }: Pick<Quote, 'request'>): ShipmentEnd[] {
  if (request.mode !== 'ltl') return [];
  return shipmentEnds.filter((end) => request[endOf[end]].site_type === 'residential');
}

/** Residential ends where nobody has said yet whether a lift-gate is needed. */
export function unansweredEnds(quote: Pick<Quote, 'request'>, without: readonly ShipmentEnd[]): ShipmentEnd[] {
  return residentialEnds(quote).filter(
    (end) => !quote.request.accessorials.includes(liftGateAt[end]) && !without.includes(end),
  );
}

/** The details with an extra service, or without it. */
export function withService(
  code: DetailsDraft['accessorials'][number],
  wanted: boolean,
): (details: DetailsDraft) => DetailsDraft {
  return (details) => {
    const others = details.accessorials.filter((one) => one !== code);
    return { ...details, accessorials: wanted ? [...others, code] : others };
  };
}
