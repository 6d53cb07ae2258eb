import { abilities, type Ability } from '@waybill/contract';
import type { en } from '@waybill/phrases/en';

export type AbilityKey = keyof (typeof en)['staff_roles']['abilities'];
export type AbilityGroup = keyof (typeof en)['staff_roles']['groups'];
type StaffAbility = Extract<Ability, `staff.${string}`>;

/** An ability as the phrases name it: dots would open branches. */
export function abilityKey(ability: Ability): AbilityKey {
  return ability.replaceAll('.', '_') as AbilityKey;
}

const groupOf: Readonly<Record<StaffAbility, AbilityGroup>> = {
  'staff.enter': 'system',
  'staff.accounts.read': 'accounts',
  'staff.accounts.view_as': 'accounts',
  'staff.accounts.book_for': 'accounts',
  'staff.accounts.write': 'accounts',
  'staff.accounts.owners': 'accounts',
  'staff.accounts.merge': 'accounts',
  'staff.quote_requests': 'accounts',
  'staff.chats': 'accounts',
  'staff.reports': 'accounts',
  'staff.shipments.read': 'shipments',
  'staff.shipments.write': 'shipments',
  'staff.charges': 'shipments',
  'staff.bookings.resolve': 'shipments',
  'staff.accounts.terms': 'money',
  'staff.accounts.margins': 'money',
  'staff.margins': 'money',
  'staff.carrier_bills': 'money',
  'staff.invoices.read': 'money',
  'staff.payments': 'money',
  'staff.credit': 'money',
  'staff.disputes': 'money',
  'staff.carriers': 'network',
  'staff.aliases': 'network',
  'staff.equipment': 'network',
  'staff.parts.read': 'network',
  'staff.parts.write': 'network',
  'staff.partners': 'system',
  'staff.oauth': 'system',
  'staff.integrations': 'system',
  'staff.incidents': 'system',
  'staff.announcements': 'system',
  'staff.audit': 'system',
  'staff.company': 'system',
  'staff.users': 'system',
  'staff.roles': 'system',
};

const isStaffs = (ability: Ability): ability is StaffAbility => ability in groupOf;

/** Abilities of the staff by what they are about, in the order of the contract. */
export const staffAbilities: readonly (readonly [AbilityGroup, readonly Ability[]])[] = (
  ['accounts', 'shipments', 'money', 'network', 'system'] as const
).map((group) => [group, abilities.filter((ability) => isStaffs(ability) && groupOf[ability] === group)]);

/** Abilities inside a customer's account, in the order of the contract. */
export const customerAbilities: readonly Ability[] = abilities.filter((ability) => !isStaffs(ability));
