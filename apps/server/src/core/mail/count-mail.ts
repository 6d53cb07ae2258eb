import type { Services } from '../context.ts';
import { consume } from '../limits.ts';

/** Limits of emails that a user sends to any address, against spam. */
const [perMinute, perHour, perDayOfAccount] = [10, 30, 200] as const;

/**
 * Counts an email to an address that a user typed.
 * @param kind what is sent; each kind has limits of its own
 * @throws Refusal too_many_tries at the field `to`
 */
export async function countMail(
  services: Services,
  kind: 'document_mail' | 'quote_mail',
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
): Promise<void> {
  const limits = [
    { name: `${kind}_minute`, key: userId, points: perMinute, seconds: 60 },
    { name: kind, key: userId, points: perHour, seconds: 3600 },
    { name: `${kind}_account`, key: accountId, points: perDayOfAccount, seconds: 86_400 },
  ];
  for (const limit of limits) await consume(services, { ...limit, field: 'to' });
}
