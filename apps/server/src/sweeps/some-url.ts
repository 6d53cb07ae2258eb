import type { Endpoint } from '@waybill/contract';

const someId = '01900000-0000-7000-8000-000000000000';

/** An address of an endpoint that names nothing there is, for whoever only asks whether they are let in. */
export function urlOf(endpoint: Endpoint): string {
  const values: Record<string, string> = {
    kind: 'bill-of-lading',
    country: 'US',
    postal_code: '03103',
    number: 'WB00000000',
    code: 'mail',
  };
  return endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => values[name] ?? someId);
}
