import type { OutsideService, OutsideServiceCode } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';
import { addressServices } from '../address-service/index.ts';

/** How a service is set up in this process, whether or not it is turned on. */
export type ServiceFacts = Pick<OutsideService, 'provider' | 'environment' | 'settings' | 'through'> & {
  /** Whether it is configured at all. */
  readonly usable: boolean;
};

/** Names of environment variables and whether they are set, without their values. */
const named = (set: boolean, ...names: readonly string[]) => names.map((name) => ({ name, set }));

function ebay({ outside }: Services): ServiceFacts {
  const access = outside.marketplaces?.['ebay'];
  const own = access !== undefined && access.environment !== 'simulator';
  return {
    usable: access !== undefined,
    provider: access === undefined ? null : 'eBay',
    environment: access?.environment ?? null,
    settings: named(own, 'EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET', 'EBAY_RU_NAME', 'EBAY_ENVIRONMENT'),
    through: [],
  };
}

function payments({ outside }: Services): ServiceFacts {
  const access = outside.payments ?? null;
  const simulated = access !== null && access.simulator !== null;
  const environment = simulated ? 'simulator' : access?.key.includes('_live_') ? 'production' : 'sandbox';
  return {
    usable: access !== null,
    provider: access === null ? null : 'Stripe',
    environment: access === null ? null : environment,
    settings: named(access !== null && !simulated, 'PAYMENT_KEY', 'PAYMENT_WEBHOOK_SECRET'),
    through: [],
  };
}

/** Without an SMTP server, mails go to the demo mailbox. */
function mail({ mailer }: Services): ServiceFacts {
  const host = mailer.host ?? null;
  return {
    usable: true,
    provider: host,
    environment: host === null ? 'simulator' : 'production',
    settings: named(host !== null, 'SMTP_URL', 'MAIL_FROM'),
    through: [],
  };
}

/** Addresses are verified by the carriers that offer it, over their own connections and credentials. */
async function addresses(services: Services): Promise<ServiceFacts> {
  const able = await addressServices(services);
  return {
    usable: able.length > 0,
    provider: able[0]?.carrier.name ?? null,
    environment: able[0]?.environment ?? null,
    settings: [],
    through: able.map(({ carrier }) => carrier.name),
  };
}

/** How a service is set up here. */
export async function factsOf(services: Services, code: OutsideServiceCode): Promise<ServiceFacts> {
  switch (code) {
    case 'ebay':
      return ebay(services);
    case 'payments':
      return payments(services);
    case 'mail':
      return mail(services);
    default:
      return addresses(services);
  }
}
