import type { OutsideServiceCode } from '@waybill/contract';
import type { Services } from './context.ts';
import { NotNow } from './jobs/define.ts';
import type { Mailer } from './mail/mailer.ts';
import { Refusal } from './refusal.ts';

/**
 * Whether staff have turned an external service on. Read at each use, so that a change applies to all processes at
 * once; the default is on.
 */
export async function isServiceOn(
  { database }: Pick<Services, 'database'>,
  code: OutsideServiceCode,
): Promise<boolean> {
  const row = await database.staff
    .selectFrom('outside_services')
    .select('enabled')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.enabled ?? true;
}

/** @throws Refusal unavailable for a service that is turned off */
export async function assertServiceOn(services: Pick<Services, 'database'>, code: OutsideServiceCode): Promise<void> {
  if (!(await isServiceOn(services, code))) throw new Refusal('unavailable');
}

/** How long a mail is postponed before checking again whether mail is on. */
const mailPauseMs = 5 * 60_000;

/** A mailer that postpones mails while mail is turned off. */
export function switchedMailer(services: Pick<Services, 'database'>, mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (message) => {
      if (!(await isServiceOn(services, 'mail'))) throw new NotNow(mailPauseMs);
      await mailer.send(message);
    },
  };
}
