import type { OutsideServiceCode, ServiceTest } from '@waybill/contract';
import { signedIn, type Context } from '../../../core/context.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { addressServices } from '../address-service/index.ts';
import { askAddress } from '../integrations/index.ts';
import { askSeller } from '../../marketplace/marketplace/index.ts';
import { isRefused, providerOf } from '../../billing/payments/index.ts';

type Came = { readonly outcome: ServiceTest['outcome']; readonly message: string | null };

const longest = 300;
const untested = (message: string): Came => ({ outcome: 'untested', message });

/** Requests a payment that does not exist: with a valid key the provider answers that there is none. */
async function tryPayments({ services }: Context): Promise<Came> {
  if (!services.outside.payments) return untested('not_registered');
  try {
    await providerOf(services).paymentIntents.retrieve('pi_waybill_connection_test');
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  return { outcome: 'works', message: null };
}

/** Signs in to the mail server, and sends a message to the caller. */
async function tryMail(ctx: Context): Promise<Came> {
  const { mailer } = ctx.services;
  if (mailer.check === undefined) return untested('nothing_to_ask');
  await mailer.check();
  const say = speakInMail(ctx.language);
  const letter = {
    language: ctx.language,
    subject: say('outside_services.test_mail.subject'),
    paragraphs: [say('outside_services.test_mail.text', { url: ctx.services.publicUrl })],
  };
  await mailer.send(drawMail(ctx.services.company.current, letter, { to: signedIn(ctx).email }));
  return { outcome: 'works', message: mailer.host ?? null };
}

async function tryAddresses(ctx: Context): Promise<Came> {
  const [first] = await addressServices(ctx.services);
  if (first === undefined) return untested('no_connection');
  const { failure, reading } = await askAddress(ctx, first);
  const message = reading.messages[0]?.text ?? null;
  return failure === null
    ? { outcome: 'works', message: first.carrier.name }
    : { outcome: 'failed', message: message ?? failure };
}

/** Calls eBay as the seller who connected last. Without a seller there is nothing to test. */
async function tryEbay(ctx: Context): Promise<Came> {
  if (ctx.services.outside.marketplaces?.['ebay'] === undefined) return untested('not_registered');
  const came = await askSeller(ctx, 'ebay');
  if (came === null) return untested('no_seller');
  return came.failure === null
    ? { outcome: 'works', message: came.name }
    : { outcome: 'failed', message: came.failure };
}

const tries: Readonly<Record<OutsideServiceCode, (ctx: Context) => Promise<Came>>> = {
  ebay: tryEbay,
  payments: tryPayments,
  mail: tryMail,
  address_service: tryAddresses,
};

/** The message of an error, without the address and credentials that some libraries include. */
function wordsOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const said = [code, message].find((text) => typeof text === 'string' && text !== '');
  return typeof said === 'string' ? said.slice(0, longest) : 'failed';
}

/** Makes a call without side effects to a service, and returns the result and how long it took. */
export async function tryService(ctx: Context, code: OutsideServiceCode): Promise<ServiceTest> {
  const began = performance.now();
  const came = await tries[code](ctx).catch((error: unknown): Came => ({ outcome: 'failed', message: wordsOf(error) }));
  return {
    ...came,
    message: came.message?.slice(0, longest) ?? null,
    took_ms: Math.round(performance.now() - began),
    at: ctx.now().toISOString(),
  };
}
