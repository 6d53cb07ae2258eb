import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './endpoints.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Sales read what customers send with these, and are asked themselves when they book it. */
const readBySales = ['quoteRequests.ask', 'truckload.send'];
/** Printed as declared, also for places abroad that no list of ours knows; freight is never sent there. */
const printedAsEntered = ['company.update', 'customsPapers.save'];
const unasked = new Set([...readBySales, ...printedAsEntered]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function hasAddress(schema: Schema): boolean {
  const fields = isSchema(schema['properties']) ? Object.keys(schema['properties']) : [];
  if (['city', 'state', 'postal_code'].every((field) => fields.includes(field))) return true;
  return Object.values(schema).filter(isSchema).some(hasAddress);
}

it('every request with a city beside a postal code can answer the question about a contradiction', () => {
  const missing = allEndpoints().flatMap(({ name, endpoint }) => {
    if (endpoint.body === undefined || unasked.has(name)) return [];
    const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema;
    return hasAddress(schema) && !JSON.stringify(schema).includes('"place_confirmed"') ? [name] : [];
  });
  expect(missing).toEqual([]);
});
