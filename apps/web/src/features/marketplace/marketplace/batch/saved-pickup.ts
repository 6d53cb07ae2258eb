import { party, type User } from '@waybill/contract';
import type { TypedParty } from '../../../quoting/quotes/public.ts';

const nameOf = (userId: string): string => `wb.batch-pickup.${userId}`;

/** Where the last batch was picked up, as long as it is of the shape that is sent; else the person's own company. */
export function firstPickup({ id, name, email, account }: User): TypedParty {
  const [first = '', ...others] = name.split(' ');
  const own: TypedParty = {
    company: account?.name ?? '',
    contact_first_name: first,
    contact_last_name: others.join(' '),
    phone: '',
    email,
    street_lines: [''],
    exterior_number: '',
    interior_number: '',
    neighborhood: '',
    city: '',
    state: '',
    postal_code: '',
    country: 'US',
    opens_at: '08:00',
    closes_at: '17:00',
    first_come_first_serve: false,
  };
  try {
    const kept = party.safeParse(JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null'));
    if (!kept.success) return own;
    const { exterior_number, interior_number, neighborhood, ...rest } = kept.data;
    return {
      ...rest,
      exterior_number: exterior_number ?? '',
      interior_number: interior_number ?? '',
      neighborhood: neighborhood ?? '',
    };
  } catch {
    return own;
  }
}

/** Keeps where it is picked up for the next batch. A browser that keeps nothing asks again. */
export function savePickup(userId: string, pickup: TypedParty): void {
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify(pickup));
  } catch {
    // A full or closed storage loses a convenience and nothing else.
  }
}
