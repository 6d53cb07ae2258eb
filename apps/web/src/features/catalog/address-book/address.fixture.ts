import type { Address } from '@waybill/contract';

const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;

/** A shop in Maine with everything known about it. */
export function address(changes: Partial<Address> = {}): Address {
  return {
    id: id(1),
    company: 'Pine Street Hardware',
    contact_first_name: 'Maya',
    contact_last_name: 'Larsen',
    email: 'dock@pine-street.example',
    phone: '(207) 555-0142',
    street_lines: ['88 Pine Street', 'Rear dock'],
    city: 'Portland',
    state: 'ME',
    postal_code: '04101',
    country: 'US',
    interior_number: null,
    exterior_number: null,
    neighborhood: null,
    site_type: 'residential',
    limited_access: true,
    liftgate_recommended: false,
    opens_at: '08:00',
    closes_at: '16:30',
    verified: false,
    verified_at: null,
    created_at: '2026-11-16T14:30:00.000Z',
    updated_at: '2026-11-16T14:30:00.000Z',
    ...changes,
  };
}

/** A place in Monterrey of which only the address is known. */
export const monterrey = address({
  id: id(2),
  company: 'Pisos y Azulejos del Norte',
  contact_first_name: null,
  contact_last_name: null,
  email: null,
  phone: null,
  street_lines: ['Avenida Ruiz Cortines'],
  exterior_number: '3100',
  interior_number: 'Bodega 4',
  neighborhood: 'Industrial',
  city: 'Monterrey',
  state: 'NLE',
  postal_code: '64440',
  country: 'MX',
  opens_at: null,
  closes_at: null,
});

/** A page of the book. */
export function pageOf(data: readonly Address[]) {
  const some = data.length > 0;
  const meta = { current_page: 1, last_page: 1, links: [], path: '', per_page: 20, total_is_exact: true };
  return {
    data: [...data],
    links: { first: null, last: null, prev: null, next: null },
    meta: { ...meta, from: some ? 1 : null, to: some ? data.length : null, total: data.length },
  };
}
