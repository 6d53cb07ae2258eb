import { endpoints, setupItemCodes, type OutsideServiceCode, type Setup, type SetupItem } from '@waybill/contract';
import { runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { guestAccount } from '../../quoting/public-quotes/index.ts';
import { showService, testService } from '../outside-services/index.ts';
import { removeDemoCarriers } from './demo-carriers.ts';
import * as items from './items.ts';

const { setup } = endpoints;

/** What was found of an item; null for one that does not apply. */
type Found = (Pick<SetupItem, 'done' | 'facts'> & Partial<Pick<SetupItem, 'essential'>>) | null;

/** Without these, customers cannot ship. */
const essential: ReadonlySet<SetupItem['code']> = new Set([
  'demo_carriers',
  'company',
  'mail',
  'carriers',
  'margin',
  'accounts',
]);

/** What is set up, as the system finds it now. @param lookUp whether to look up DNS records of the mail domain */
async function showSetup(ctx: Context, lookUp: boolean): Promise<{ data: Setup }> {
  const service = (code: OutsideServiceCode) => showService(ctx, ctx.db, code);
  const finders: Readonly<Record<SetupItem['code'], () => Found | Promise<Found>>> = {
    demo_carriers: () => items.demoCarriersItem(ctx),
    company: () => items.companyItem(ctx),
    mail: async () => items.mailItem(ctx, await service('mail'), lookUp),
    carriers: () => items.carriersItem(ctx),
    margin: () => items.marginItem(ctx, guestAccount),
    insurance: () => items.insuranceItem(ctx),
    disclaimer: () => items.disclaimerItem(ctx),
    accounts: () => items.accountsItem(ctx, guestAccount),
    fuel: () => items.fuelItem(ctx),
    payments: async () => items.serviceItem(await service('payments')),
    address_service: async () => items.serviceItem(await service('address_service')),
    staff: () => items.staffItem(ctx),
    marketplace: async () => items.serviceItem(await service('ebay')),
    backup: () => items.backupItem(ctx),
    https: () => items.httpsItem(ctx),
  };
  const found = await Promise.all(setupItemCodes.map(async (code) => ({ code, item: await finders[code]() })));
  const shown = found.flatMap(({ code, item }): SetupItem[] =>
    item === null ? [] : [{ code, essential: essential.has(code), ...item }],
  );
  return { data: { ready: shown.every((item) => item.done || !item.essential), items: shown } };
}

const services = {
  mail: 'mail',
  payments: 'payments',
  address_service: 'address_service',
  marketplace: 'ebay',
} as const satisfies Readonly<Record<string, OutsideServiceCode>>;

export const setupBindings: readonly Binding[] = [
  query(setup.show, (ctx, { query: { records } }) => showSetup(ctx, records === 'yes')),
  process(setup.test, async (ctx, { params }) => {
    await testService(ctx, services[params.code]);
    return showSetup(ctx, true);
  }),
  process(setup.removeDemoCarriers, async (ctx) => {
    await runCommand(ctx, 'demo_carriers.removed', (tx) => removeDemoCarriers(ctx, tx));
    return showSetup(ctx, true);
  }),
];
