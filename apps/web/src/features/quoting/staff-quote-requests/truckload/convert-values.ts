import type { DeskRequest, LoadParties } from '@waybill/contract';
import type { TypedParty } from '../../quotes/public.ts';

/** What is typed to book for a customer. */
export type ConvertValues = {
  id: string;
  rate_id: string;
  insured: boolean;
  pickup: TypedParty;
  delivery: TypedParty;
  ready_at: string;
  notes: string;
  hazmat_certified: boolean;
};

/** The hours most docks keep; they can be changed. */
const hours = { opens_at: '08:00', closes_at: '17:00' } as const;

function partyValues(
  { place, postal_code, country }: DeskRequest['origin'],
  given: LoadParties['pickup'] | undefined,
): TypedParty {
  return {
    company: '',
    contact_first_name: '',
    contact_last_name: '',
    phone: '',
    email: '',
    city: place?.city ?? '',
    state: place?.state ?? '',
    first_come_first_serve: false,
    ...hours,
    ...given,
    street_lines: given?.street_lines ?? [''],
    exterior_number: given?.exterior_number ?? '',
    interior_number: given?.interior_number ?? '',
    neighborhood: given?.neighborhood ?? '',
    postal_code,
    country,
  };
}

/** What the form begins with: the places of the request, and whoever the customer has named. */
export function convertValues(request: DeskRequest, id: string, rateId: string): ConvertValues {
  const { origin, destination, parties } = request;
  return {
    id,
    rate_id: rateId,
    insured: request.request.insured,
    pickup: partyValues(origin, parties?.pickup),
    delivery: partyValues(destination, parties?.delivery),
    ready_at: parties?.ready_at ?? '08:00',
    notes: '',
    hazmat_certified: false,
  };
}
