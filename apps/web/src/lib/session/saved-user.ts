import {
  accountRoles,
  currencies,
  insurancePreferences,
  languages,
  preferredModes,
  staffRoles,
  unitSystems,
  type Ability,
  type User,
} from '@waybill/contract';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid());
const currency = v.picklist(currencies);

/**
 * The person as this browser keeps them: the contract's `user`, said once more in Valibot, because this is read before
 * anything is drawn and the contract's schemas would have to come with it. The type holds the two together.
 */
const shape: v.GenericSchema<unknown, User> = v.object({
  id,
  name: v.string(),
  email: v.string(),
  email_verified_at: v.nullable(v.string()),
  pending_email: v.exactOptional(v.string()),
  roles: v.array(v.picklist(staffRoles)),
  account_role: v.nullable(v.picklist(accountRoles)),
  // By no list of them, which would have to come along: one that nobody asks for opens nothing.
  abilities: v.array(v.custom<Ability>((ability) => typeof ability === 'string')),
  account: v.nullable(
    v.object({
      id,
      name: v.string(),
      credit_status: v.picklist(['good', 'hold']),
      currency,
      closed: v.optional(v.literal(true)),
    }),
  ),
  language: v.picklist(languages),
  unit_system: v.picklist(unitSystems),
  currency,
  per_page: v.pipe(v.number(), v.safeInteger()),
  time_zone: v.exactOptional(v.string()),
  two_factor: v.picklist(['off', 'on', 'required']),
  // A person kept by an earlier release has neither; the next answer brings them.
  insurance_preference: v.optional(v.picklist(insurancePreferences), 'default'),
  preferred_mode: v.optional(v.picklist(preferredModes), 'default'),
  quote_waiting: v.exactOptional(v.boolean()),
  viewing_until: v.exactOptional(v.string()),
  viewing_merged: v.exactOptional(v.literal(true)),
  booking_for: v.exactOptional(v.object({ asked_by: v.string(), asked_how: v.picklist(['phone', 'mail', 'chat']) })),
});

/** The person out of what was kept; null when it is no person that this release can read. */
export function savedUser(value: unknown): User | null {
  const read = v.safeParse(shape, value);
  return read.success ? read.output : null;
}
