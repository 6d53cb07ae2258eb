import { endpoints, setupItemCodes, type OutsideServiceCode, type Setup, type SetupItem } from '@waybill/contract';
import { runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { guestAccount } from '../../quoting/public-quotes/index.ts';
import { showService, testService } from '../outside-services/index.ts';
import { removeDemoCarriers } from './demo-carriers.ts';
import * as items from './items.ts';

const { setup } = endpoints;

/** Without these, customers cannot ship. */
const essential: ReadonlySet<SetupItem['code']> = new Set(['demo_carriers', 'company', 'mail', 'carriers', 'accounts']);

/** What is set up, as the system finds it now. */
async function showSetup(ctx: Context): Promise<{ data: Setup }> {
  const service = (code: OutsideServiceCode) => showService(ctx, ctx.db, code);
  const found: Readonly<Record<SetupItem['code'], Pick<SetupItem, 'done' | 'facts'> | null>> = {
    demo_carriers: await items.demoCarriersItem(ctx),
    company: items.companyItem(ctx),
    mail: await items.mailItem(ctx, await service('mail')),
    carriers: await items.carriersItem(ctx),
    margin: items.marginItem(ctx),
    accounts: await items.accountsItem(ctx, guestAccount),
    fuel: await items.fuelItem(ctx),
    payments: items.serviceItem(await service('payments')),
    address_service: items.serviceItem(await service('address_service')),
    staff: await items.staffItem(ctx),
    marketplace: items.serviceItem(await service('ebay')),
    backup: await items.backupItem(ctx),
    https: items.httpsItem(ctx),
  };
  const shown = setupItemCodes.flatMap((code): SetupItem[] => {
    const item = found[code];
    return item === null ? [] : [{ code, essential: essential.has(code), ...item }];
  });
  return { data: { ready: shown.every((item) => item.done || !item.essential), items: shown } };
}

const services = {
  mail: 'mail',
  payments: 'payments',
  address_service: 'address_service',
  marketplace: 'ebay',
} as const satisfies Readonly<Record<string, OutsideServiceCode>>;

export const setupBindings: readonly Binding[] = [
  query(setup.show, showSetup),
  process(setup.test, async (ctx, { params }) => {
    await testService(ctx, services[params.code]);
    return showSetup(ctx);
  }),
  process(setup.removeDemoCarriers, async (ctx) => {
    await runCommand(ctx, 'demo_carriers.removed', (tx) => removeDemoCarriers(ctx, tx));
    return showSetup(ctx);
  }),
];
