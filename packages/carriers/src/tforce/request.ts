import { jsonBody, type CarrierRequest } from '../kit/index.ts';
import type { TforceCredentials } from './manifest.ts';

/** A call of TForce's API; the version travels in the query. */
export function tforceRequest(path: string, body: unknown, { apiVersion }: TforceCredentials): CarrierRequest {
  return { server: 'api', method: 'POST', path, query: { 'api-version': apiVersion }, body: jsonBody(body) };
}
