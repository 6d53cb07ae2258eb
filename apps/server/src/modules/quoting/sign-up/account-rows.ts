import { signUpDisclaimer, type PostalAddress, type SignUp } from '@waybill/contract';
import { newId } from '../../../core/ids.ts';

function postal(address: PostalAddress) {
  const { street_lines, city, state, postal_code, country, interior_number, exterior_number, neighborhood } = address;
  const mexican = country === 'MX' ? { interior_number, exterior_number, neighborhood } : {};
  return { street_lines, city, state, postal_code, country, ...mexican };
}

/** Data of a company, entered by itself or by staff. */
export type Company = Pick<
  SignUp,
  'company' | 'name' | 'email' | 'phone' | 'address' | 'accounting_contact' | 'accounting_address' | 'preferences'
>;

/** Splits a name: the last word is the last name. */
function contactOf({ name, email, phone }: Pick<SignUp, 'name' | 'email' | 'phone'>): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return JSON.stringify({ first_name: words.join(' '), last_name: last, email, phone });
}

/** Billing address and contact; empty if both are the company's own. */
function billingOf(body: Company) {
  const { accounting_contact: contact, accounting_address: address } = body;
  if (contact === null && address === null) return {};
  return {
    billing_contact: contactOf(contact ?? body),
    billing_address: JSON.stringify(postal(address ?? body.address)),
  };
}

/** The row of a new company. Billing is empty if it is the company's own. */
export function accountRow(body: Company, now: Date) {
  return {
    id: newId(),
    name: body.company,
    currency: body.preferences.currency,
    address_contact: contactOf(body),
    phone: body.phone,
    ...postal(body.address),
    ...billingOf(body),
    created_at: now,
  };
}

/** The row of its owner, the primary contact. */
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
    insurance_preference: insurance,
    preferred_mode: mode,
    sign_up_key: key,
    created_at: now,
  };
}

/** The accepted version of the disclaimer, with person and time. */
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
