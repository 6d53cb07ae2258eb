import { signUpDisclaimer, type PostalAddress, type SignUp } from '@waybill/contract';
import { newId } from '../../core/ids.ts';

function postal(address: PostalAddress) {
  const { street_lines, city, state, postal_code, country, interior_number, exterior_number, neighborhood } = address;
  const mexican = country === 'MX' ? { interior_number, exterior_number, neighborhood } : {};
  return { street_lines, city, state, postal_code, country, ...mexican };
}

type Prefixed<T> = { [K in keyof T & string as `accounting_${K}`]: T[K] };

function forAccounting<T extends object>(part: T | null): Partial<Prefixed<T>> {
  const entries = Object.entries(part ?? {}).map(([key, value]) => [`accounting_${key}`, value]);
  return Object.fromEntries(entries) as Partial<Prefixed<T>>;
}

/** The row of a company that signs up. Accounting stays empty where it is the same as the company's own. */
export function accountRow(body: SignUp, now: Date) {
  const accounting = body.accounting_address === null ? null : postal(body.accounting_address);
  return {
    id: newId(),
    name: body.company,
    currency: body.preferences.currency,
    contact_name: body.name,
    contact_email: body.email,
    phone: body.phone,
    ...postal(body.address),
    ...forAccounting(body.accounting_contact),
    ...forAccounting(accounting),
    created_at: now,
  };
}

/** The row of its owner: the primary contact. */
export function ownerRow(body: SignUp, accountId: string, passwordHash: string, key: string | null, now: Date) {
  const { language, unit_system, currency, per_page, insurance, mode } = body.preferences;
  return {
    id: newId(),
    account_id: accountId,
    account_role: 'owner',
    name: body.name,
    email: body.email,
    password_hash: passwordHash,
    password_changed_at: now,
    language,
    unit_system,
    currency,
    per_page,
    sign_up_preferences: JSON.stringify({ insurance, mode }),
    sign_up_key: key,
    created_at: now,
  };
}

/** Which text was accepted, by whom and when. */
export function acceptanceRow(accountId: string, userId: string, ip: string, now: Date) {
  return {
    id: newId(),
    account_id: accountId,
    user_id: userId,
    disclaimer: 'sign_up',
    version: signUpDisclaimer,
    accepted_at: now,
    ip,
  };
}
