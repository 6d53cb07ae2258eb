import { addDays } from '@waybill/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let staff: Browser;
const path = '/api/admin/exchange-rates';
beforeAll(async () => {
  server = await startTestServer();
  staff = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
});
afterAll(() => server.close());

const set = (pair: string, date: string, millionths: number, source = 'Banco de México') =>
  staff.send('PUT', `${path}/${pair}/${date}`, { millionths, source });
const shown = async () => (await new Browser(server.app).get('/api/exchange-rates')).body.data;

describe('exchange rates', () => {
  it('are none until staff enter one; then it is shown with its date, and replaced by a newer one [QUOTE-27]', async () => {
    expect(await shown()).toEqual([]);
    expect((await set('USD-MXN', '2026-11-13', 18_312_500)).status).toBe(200);
    expect(await shown()).toEqual([{ from: 'USD', to: 'MXN', millionths: 18_312_500, date: '2026-11-13' }]);
    const answer = await set('USD-MXN', '2026-11-16', 18_400_100);
    expect(answer.body.data).toEqual([
      { pair: 'USD-MXN', date: '2026-11-16', millionths: 18_400_100, source: 'Banco de México' },
      { pair: 'USD-MXN', date: '2026-11-13', millionths: 18_312_500, source: 'Banco de México' },
    ]);
    expect(await shown()).toMatchObject([{ date: '2026-11-16' }, { date: '2026-11-13' }]);
  });

  it('stay in force for a pair that is entered rarely, however often another pair is entered', async () => {
    await set('CAD-MXN', '2026-06-01', 13_000_000);
    for (let day = 0; day < 61; day += 1) await set('USD-MXN', addDays('2026-09-01', day), 18_000_000 + day);
    expect(await shown()).toContainEqual({ from: 'CAD', to: 'MXN', millionths: 13_000_000, date: '2026-06-01' });
  });

  it('are corrected for the same day, and written to the audit trail once however often they are sent', async () => {
    await set('USD-CAD', '2026-11-13', 14_000_000, 'Bank of Canada');
    for (let times = 0; times < 2; times += 1) await set('USD-CAD', '2026-11-13', 1_400_000, 'Bank of Canada');
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'exchange_rate.set')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const entry = { pair: 'USD-CAD', date: '2026-11-13', source: 'Bank of Canada' };
    expect(entries).toMatchObject([
      { before: { ...entry, millionths: 14_000_000 }, after: { ...entry, millionths: 1_400_000 } },
      { before: null, after: { ...entry, millionths: 14_000_000 } },
    ]);
  });

  it('are refused for a day to come, another pair, no rate, and without a source', async () => {
    expect((await set('USD-MXN', '2026-11-17', 18_000_000)).body.codes).toEqual({ date: ['future_date'] });
    expect((await set('USD-EUR', '2026-11-13', 900_000)).status).toBe(404);
    expect((await set('USD-MXN', '2026-11-13', 0)).body.codes).toEqual({ millionths: ['too_small'] });
    expect((await set('USD-MXN', '2026-11-13', 18_000_000, '')).body.codes).toEqual({ source: ['required'] });
  });
});
