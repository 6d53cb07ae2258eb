import { endpoints } from '@waybill/contract';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { changeLogo, changeDetails, removeLogo, sendLogo, shownCompany } from './change-company.ts';

const { company } = endpoints;

export const companyBindings: readonly Binding[] = [
  query(company.show, async (ctx) => ({ data: await shownCompany(ctx.db) })),
  process(company.update, changeDetails),
  query(company.showLogo, sendLogo),
  process(company.logo, changeLogo),
  process(company.removeLogo, removeLogo),
];
