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
  given: Partial<LoadParties['pickup']> | null | undefined,
): TypedParty {
  return {
    company: '',
    contact_first_name: '',
    contact_last_name: '',
    phone: '',
    email: '',
    first_come_first_serve: false,
    ...hours,
    ...given,
    street_lines: given?.street_lines ?? [''],
    exterior_number: given?.exterior_number ?? '',
    interior_number: given?.interior_number ?? '',
    neighborhood: given?.neighborhood ?? '',
    city: given?.city ?? place?.city ?? '',
    state: given?.state ?? place?.state ?? '',
    postal_code,
    country,
  };
}

/** Whoever asked, as the shipper where nobody else is known: most customers ship their own freight. */
function asker({ account, contact }: DeskRequest): Partial<LoadParties['pickup']> {
  const [first = '', ...rest] = contact.name.trim().split(/\s+/);
  const { email, phone } = contact;
  return { company: account.name, contact_first_name: first, contact_last_name: rest.join(' '), email, phone };
}

/**
 * What the form begins with: the places of the request with whoever the customer has named, else whoever shipped and
 * received there the last time.
 */
export function convertValues(request: DeskRequest, id: string, rateId: string): ConvertValues {
  const { origin, destination, parties, known_parties: known } = request;
  return {
    id,
    rate_id: rateId,
    insured: request.request.insured,
    pickup: partyValues(origin, parties?.pickup ?? known.pickup ?? asker(request)),
    delivery: partyValues(destination, parties?.delivery ?? known.delivery),
    ready_at: parties?.ready_at ?? '08:00',
    notes: '',
    hazmat_certified: false,
  };
}
