import type { CompanyDetails, CompanyPayee, InsuranceTerms } from '@waybill/contract';

const noAddress = { street: '', city: '', state: '', postal_code: '' };
export const noPayee: CompanyPayee = { name: '', ...noAddress };

/** Insurance terms as they are typed; no amount is proposed. */
export type TypedTerms = { insurer: string } & Record<Exclude<keyof InsuranceTerms, 'insurer'>, number | null>;
export const noTerms: TypedTerms = {
  insurer: '',
  per_hundred: null,
  minimum: null,
  maximum: null,
  phone_maximum: null,
  deductible: null,
  deductible_above: null,
};

/** What the form begins with. Support hours are proposed; the time zone is asked for. */
export function valuesOf(details: CompanyDetails) {
  return {
    legal_name: details.legal_name ?? '',
    trade_name: details.trade_name ?? '',
    address: details.address ?? noAddress,
    phone: details.phone ?? '',
    support_email: details.support_email ?? '',
    billing_email: details.billing_email ?? '',
    sales_email: details.sales_email ?? '',
    opens_at: details.opens_at ?? '08:00',
    closes_at: details.closes_at ?? '17:00',
    time_zone: details.time_zone ?? '',
    mc_number: details.mc_number ?? '',
    dot_number: details.dot_number ?? '',
    ff_number: details.ff_number ?? '',
    tax_id: details.tax_id ?? '',
    remit_to: details.remit_to ?? null,
    carrier_bill_to: details.carrier_bill_to ?? null,
    list_margin_bp: details.list_margin_bp ?? null,
    insurance: (details.insurance ?? null) as TypedTerms | null,
  };
}
export type CompanyValues = ReturnType<typeof valuesOf>;
