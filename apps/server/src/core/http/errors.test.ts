import { describe, expect, it } from 'vitest';
import { asRefusal } from './errors.ts';

describe('what is thrown below a route', () => {
  it.each([
    ['the database refuses connections', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    ['the database is shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['the database is starting up', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['the connection is lost', new Error('Connection terminated unexpectedly')],
    ['no connection is free in time', new Error('timeout exceeded when trying to connect')],
  ])('is 503 with the time to try again when %s', (_, error) => {
    const refusal = asRefusal(error);
    expect([refusal.code, refusal.status, refusal.headers]).toEqual(['unavailable', 503, { 'retry-after': '5' }]);
  });

  it('is a fault of the server otherwise', () => {
    const broken = Object.assign(new Error('column "x" does not exist'), { code: '42703' });
    expect([asRefusal(broken).status, asRefusal(new TypeError('x is undefined')).status]).toEqual([500, 500]);
  });
});
