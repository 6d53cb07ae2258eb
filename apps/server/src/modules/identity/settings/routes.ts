import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { accountDetails } from './account-details.ts';
import { chooseCarriers, listCarriers } from './choose-carriers.ts';
import { exchangeRates } from './exchange-rates.ts';
import { updateAddress, updateBillingAddress } from './update-address.ts';
import { showSettings, updateSettings } from './user-settings.ts';

const { settings } = endpoints;

export const settingsBindings: readonly Binding[] = [
  query(settings.show, showSettings),
  process(settings.update, updateSettings),
  query(settings.carriers, async (ctx) => ({ data: await listCarriers(ctx.db, accountOf(ctx)) })),
  command(settings.chooseCarriers, chooseCarriers),
  query(settings.account, async (ctx) => ({ data: await accountDetails(ctx.db, accountOf(ctx), ctx.now()) })),
  command(settings.updateAddress, updateAddress),
  command(settings.updateBillingAddress, updateBillingAddress),
  query(settings.exchangeRates, exchangeRates),
];
