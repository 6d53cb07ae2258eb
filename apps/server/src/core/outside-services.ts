import type { OutsideServiceCode } from '@waybill/contract';
import type { Services } from './context.ts';
import { NotNow } from './jobs/define.ts';
import type { Mailer } from './mail/mailer.ts';
import { Refusal } from './refusal.ts';

/**
 * Whether staff let a service of others be used. It is read at each use, so that a switch counts for every process from
 * its next call on; one that nobody ever switched is on.
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

/** @throws Refusal unavailable for a service that staff switched off */
export async function assertServiceOn(services: Pick<Services, 'database'>, code: OutsideServiceCode): Promise<void> {
  if (!(await isServiceOn(services, code))) throw new Refusal('unavailable');
}

/** So long a mail waits until it is looked at again whether mail is on. */
const mailPauseMs = 5 * 60_000;

/** A mailer that sends nothing while mail is off: every job that mails waits, and goes on when it is on again. */
export function switchedMailer(services: Pick<Services, 'database'>, mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (message) => {
      if (!(await isServiceOn(services, 'mail'))) throw new NotNow(mailPauseMs);
      await mailer.send(message);
    },
  };
}
