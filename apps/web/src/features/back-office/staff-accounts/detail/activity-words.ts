import { accountRoles, shipmentStatuses, type AccountActivity } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { actionWords } from '../../audit-trail/public.ts';

const told = [
  'account.activated',
  'account.address_changed',
  'account.billing_address_changed',
  'account.closed',
  'account.contacts_changed',
  'account.credit_terms_changed',
  'account.held',
  'account.merged',
  'account.opened_by_staff',
  'account.owner_assigned',
  'account.reminded',
  'account.reopened',
  'account.signed_up',
  'account_user.disabled',
  'account_user.enabled',
  'account_user.invitation_resent',
  'account_user.invitation_revoked',
  'account_user.invited',
  'account_user.joined',
  'account_user.removed',
  'account_user.role_changed',
  'chat.opened',
  'dispute.opened',
  'email.verification_sent',
  'email.verified',
  'invoice.issued',
  'invoice.reminded',
  'login.disabled',
  'login.enabled',
  'login.logged_out',
  'login.reset_requested',
  'payment.received',
  'payment.refunded',
  'payment.started',
  'quote.created',
  'quote_request.asked',
  'shipment.booked',
  'shipment.canceled',
  'shipment.pickup_requested',
  'shipment.status_set',
  'two_factor.reset',
] as const;
type Told = (typeof told)[number];
type KeyOf<A extends string> = A extends `${infer Of}.${infer Verb}` ? `${Of}_${Verb}` : never;
const keyOf = (action: Told) => action.replace('.', '_') as KeyOf<Told>;

const fields = [
  'credit_limit',
  'terms_days',
  'grace_days',
  'credit_status',
  'account_role',
  'status',
  'cause',
  'until',
] as const;

/** The words of the account's own pages, or those the audit trail has for whatever else is done. */
function wordsOf(t: TFunction, action: string): string {
  const known = told.find((one) => one === action);
  return known === undefined ? actionWords(action) : t(`staff_account_records.actions.${keyOf(known)}`);
}

/** Actions and what they changed in plain words; amounts are in the account's currency. */
export function useActivityWords(currency: 'USD' | 'CAD' | 'MXN') {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const value = (field: string, text: string | null): string => {
    if (text === null) return '–';
    if (field === 'credit_limit') return money({ amount: Number(text), currency });
    const status = shipmentStatuses.find((one) => field === 'status' && one === text);
    if (status !== undefined) return t(`freight.status.${status}`);
    const role = accountRoles.find((one) => field === 'account_role' && one === text);
    return role === undefined ? text : t(`roles.${role}`);
  };
  return {
    action: (entry: AccountActivity) => wordsOf(t, entry.action),
    /** Fields that have words of their own; how others are kept tells staff nothing. */
    changes: ({ changes }: AccountActivity): string =>
      changes
        .flatMap(({ field, before, after }) => {
          const name = fields.find((one) => one === field);
          if (name === undefined) return [];
          const words = t(`staff_account_records.fields.${name}`);
          return [`${words} ${value(field, before)} → ${value(field, after)}`];
        })
        .join(' · '),
  };
}
