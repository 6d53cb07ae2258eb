import { companyDetails, type CompanyDetails } from '@waybill/contract';

/** Environment variables of earlier releases that held facts about the company. */
export const earlierVariables = [
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'BILLING_EMAIL',
  'SALES_EMAIL',
  'SUPPORT_HOURS',
  'SUPPORT_TIME_ZONE',
  'LIST_MARGIN',
] as const;

/** What these variables say. A value that the company's page would refuse is left out. */
export function readEarlierCompany(environment: NodeJS.ProcessEnv): CompanyDetails {
  const [opens, closes] = environment['SUPPORT_HOURS']?.split('-') ?? [];
  const margin = environment['LIST_MARGIN'];
  const given = {
    phone: environment['SUPPORT_PHONE'],
    support_email: environment['SUPPORT_EMAIL'],
    billing_email: environment['BILLING_EMAIL'],
    sales_email: environment['SALES_EMAIL'],
    opens_at: opens,
    closes_at: closes,
    time_zone: environment['SUPPORT_TIME_ZONE'],
    list_margin_bp: margin ? Math.round(Number(margin) * 100) : undefined,
  };
  const valid = Object.entries(given).filter(
    ([name, value]) => value !== undefined && companyDetails.safeParse({ [name]: value }).success,
  );
  return companyDetails.parse(Object.fromEntries(valid));
}
