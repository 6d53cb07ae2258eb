import type { CompanyDetails } from '@waybill/contract';
import type { Tx } from '../core/database/database.ts';
import { companyOf } from '../core/company.ts';
import { asJson } from '../core/database/json.ts';

/** The company of the demo. Names, numbers, and addresses are invented. */
export const demoCompany = {
  legal_name: 'Waybill Demo Freight LLC',
  trade_name: 'Waybill',
  address: { street: '100 W Randolph St', city: 'Chicago', state: 'IL', postal_code: '60601' },
  phone: '1-800-555-0100',
  support_email: 'support@waybill.example',
  billing_email: 'billing@waybill.example',
  sales_email: 'sales@waybill.example',
  opens_at: '07:00',
  closes_at: '19:00',
  time_zone: 'America/Chicago',
  list_margin_bp: 1800,
  insurance: {
    insurer: 'Waybill Demo Insurance',
    per_hundred: 55,
    minimum: 1_000,
    maximum: 1_000_000,
    phone_maximum: 25_000_000,
    deductible: 50_000,
    deductible_above: 1_000_000,
  },
} as const satisfies CompanyDetails;

/** Issuer of the demo's documents. */
export const demoIssuer = companyOf(demoCompany).issuer;

/** Fills in the demo's company. */
export async function putDemoCompany(tx: Tx): Promise<void> {
  await tx
    .updateTable('company')
    .set({ details: asJson(demoCompany) })
    .execute();
}
