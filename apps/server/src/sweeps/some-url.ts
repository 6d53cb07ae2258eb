import type { Endpoint } from '@waybill/contract';

const someId = '01900000-0000-7000-8000-000000000000';

/** URL of an endpoint with ids that do not exist, to test access only. */
export function urlOf(endpoint: Endpoint): string {
  const values: Record<string, string> = {
    kind: 'bill-of-lading',
    country: 'US',
    postal_code: '03103',
    number: 'WB00000000',
    code: 'mail',
    paper: 'pro-forma',
  };
  return endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => values[name] ?? someId);
}
