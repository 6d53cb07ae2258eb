import type { SavedSample, StaffCarrierRow, TariffDocument, TariffOverview, TariffReview } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Browser;
let owner: Browser;
let granite: string;

const path = '/api/admin/carriers';
const tariffs = (id: string, rest = '') => `${path}/${id}/tariffs${rest}`;
const overview = async (id = granite) => (await admin.get(tariffs(id))).body.data as TariffOverview;
const document = async (id = granite, query = '') =>
  (await admin.get(tariffs(id, `/document${query}`))).body.data as TariffDocument;
const upload = (rows: readonly string[], id = granite, revision: number | null = null) =>
  admin.post(
    tariffs(id, `/draft/file?name=new.csv${revision === null ? '' : `&revision=${revision}`}`),
    Buffer.from(['record,1,2,3,4,5', ...rows].join('\n')),
    { 'content-type': 'application/octet-stream' },
  );
const publish = (revision: number, id = granite) =>
  admin.post(tariffs(id, '/draft/publish'), { revision, note: 'General rate change' });
const dates = (revision: number, from: string, until: string | null = null) =>
  admin.put(tariffs(granite, '/draft/dates'), { revision, effective_from: from, effective_until: until });

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const rows = (await admin.get(`${path}?search=GSTF`)).body.data as unknown as StaffCarrierRow[];
  granite = rows[0]?.id ?? '';
});
afterAll(() => server.close());

describe('a tariff file', () => {
  it('with problems changes nothing and reports each one by row and column [ADMIN-04]', async () => {
    const answer = await upload(['term,minimum,19o.00', 'rate,D1,101,1', 'accessorial,LGDEL,flat,-4']);
    expect(answer.status).toBe(200);
    const read = answer.body.data as { draft: null; rows: number; problems: object[] };
    expect([read.draft, read.rows]).toEqual([null, 3]);
    expect(read.problems.slice(0, 3)).toEqual([
      { row: 2, column: 3, record: 'term', code: 'not_a_number', value: '19o.00' },
      { row: 3, column: 3, record: 'rate', code: 'unknown_value', value: '101' },
      { row: 4, column: 4, record: 'accessorial', code: 'negative', value: '-4' },
    ]);
    // The rates in the file replace all others, so every lane is missing.
    expect(read.problems[3]).toEqual({ row: null, column: null, record: 'rate', code: 'required', value: 'rates.D1' });
    expect((await overview()).draft).toBeNull();
    const other = await admin.post(tariffs(granite, '/draft/file?name=x.csv'), Buffer.from('a,b\n1,2\n'), {
      'content-type': 'application/octet-stream',
    });
    expect(other.body.codes).toEqual({ file: ['not_a_tariff_file'] });
  });

  it('is what a version is downloaded as, and read again it changes nothing [ADMIN-04]', async () => {
    const file = await admin.get(tariffs(granite, '/file'));
    expect(file.headers['content-disposition']).toBe('attachment; filename="tariff-gstf-v1.csv"');
    const lines = file.text.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(lines).toContain('term,discount_percent,72');
    const again = await upload(lines.slice(1));
    expect(again.body.data).toMatchObject({ problem_count: 0, draft: { revision: 1, source: 'file', based_on: 1 } });
    const review = (await admin.get(tariffs(granite, '/draft/review'))).body.data as TariffReview;
    expect([review.lanes, review.rows]).toEqual([[], []]);
    await admin.post(tariffs(granite, '/draft/discard'), { revision: 1 });
    expect((await overview()).draft).toBeNull();
  });
});

describe('the next version of a tariff', () => {
  it('shows what it changes, and the cost of sample loads before and after [ADMIN-04]', async () => {
    const sample = {
      id: crypto.randomUUID(),
      name: 'One pallet to Chicago',
      origin_postal_code: '03103',
      destination_postal_code: '60606',
      units: 1,
      length_in: 48,
      width_in: 40,
      height_in: 48,
      pounds: 500,
      accessorials: ['LGDEL'],
    };
    const wrong = await admin.post('/api/admin/tariff-samples', { ...sample, origin_postal_code: '00000' });
    expect(wrong.body.codes).toEqual({ origin_postal_code: ['unknown_postal_code'] });
    expect(
      (await admin.post('/api/admin/tariff-samples', { ...sample, destination_postal_code: '10001' })).status,
    ).toBe(201);
    await admin.post('/api/admin/tariff-samples', {
      ...sample,
      id: crypto.randomUUID(),
      name: 'To California',
      destination_postal_code: '90001',
    });
    expect((await document()).accessorials.find(({ code }) => code === 'LGDEL')).toEqual({
      code: 'LGDEL',
      kind: 'flat',
      figures: [9_300],
    });
    const accessorials = (await document()).accessorials.map((row) =>
      row.code === 'LGDEL' ? { ...row, figures: [10_300] } : row,
    );
    const saved = await admin.put(tariffs(granite, '/draft/accessorials'), { revision: null, accessorials });
    expect(saved.body.data).toMatchObject({ draft: { revision: 1, source: 'editor', based_on: 1 } });
    const review = (await admin.get(tariffs(granite, '/draft/review'))).body.data as TariffReview;
    expect(review.rows).toEqual([
      { record: 'accessorial', key: 'LGDEL', before: ['flat', '93.00'], after: ['flat', '103.00'] },
    ]);
    const near = review.samples.find(({ name }) => name === sample.name);
    const far = review.samples.find(({ name }) => name === 'To California');
    // Ten dollars more for the liftgate, nothing else. California is outside the territory.
    expect((near?.after.amount ?? 0) - (near?.before?.amount ?? 0)).toBe(1_000);
    expect(far?.after.amount).toBeNull();
    expect(far?.after.refusals.map(({ code }) => code)).toEqual(['destination_not_served']);
  });

  it('is changed by one at a time, and only into what can be rated [ADMIN-04]', async () => {
    const { fuel } = await document();
    const stale = await admin.put(tariffs(granite, '/draft/fuel'), { revision: null, fuel });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    const [first, ...rest] = fuel.bands;
    const falling = { ...fuel, bands: [...rest, first] };
    const refused = await admin.put(tariffs(granite, '/draft/fuel'), { revision: 1, fuel: falling });
    expect(refused.body.codes).toEqual({ [`fuel.bands.${rest.length}.from_mills`]: ['not_rising'] });
    // When the table ends at its last row, that row is reported.
    const ended = { ...fuel, ends_at_mills: rest.at(-1)!.from_mills };
    const beyond = await admin.put(tariffs(granite, '/draft/fuel'), { revision: 1, fuel: ended });
    expect(beyond.body.codes).toEqual({ [`fuel.bands.${rest.length}.from_mills`]: ['beyond_end'] });
  });

  it('does not begin before today, nor end before it begins [ADMIN-04]', async () => {
    expect((await dates(1, '2026-11-15')).body.codes).toEqual({ effective_from: ['date_is_past'] });
    expect((await dates(1, '2026-11-20', '2026-11-19')).body.codes).toEqual({ effective_until: ['end_before_start'] });
  });
});

describe('a version that was published', () => {
  it('rates pickups from its first day on and none before; a quote made before keeps its price [ADMIN-04]', async () => {
    // The default load leaves the territory. Within it, every class rate doubles from November 23.
    const request = { destination: { postal_code: '10001' } } as const;
    const priced = async (pickupDate: string) => {
      const quote = await quoteAs(owner, { ...request, pickup_date: pickupDate });
      const rate = quote.rates.find(({ carrier, service }) => carrier.id === granite && service.code === 'STD');
      return { quote, rate, amount: rate?.total_without_insurance.amount ?? 0 };
    };
    const old = await priced('2026-11-24');
    expect(old.amount).toBeGreaterThan(0);
    const rows = (await document()).rates.map(({ rate_base: base, freight_class: one, figures }) =>
      ['rate', base, one, ...figures.map((cents) => ((cents * 2) / 100).toFixed(2))].join(','),
    );
    expect((await upload(rows, granite, 1)).body.data).toMatchObject({ draft: { revision: 2 } });
    expect((await dates(2, '2026-11-23')).status).toBe(200);
    const review = (await admin.get(tariffs(granite, '/draft/review'))).body.data as TariffReview;
    expect(review.lanes).toHaveLength(10);
    expect(review.lanes[0]).toMatchObject({ upto_miles: 150, state: 'changed', mean_bp: 10_000, least_bp: 10_000 });
    expect((await priced('2026-11-24')).amount).toBe(old.amount);

    expect((await publish(3)).body.data).toMatchObject({
      draft: null,
      versions: [
        {
          version: 2,
          state: 'coming',
          effective_from: '2026-11-23',
          source: 'file',
          file_name: 'new.csv',
          based_on: 1,
        },
        { version: 1, state: 'in_force' },
      ],
    });
    expect((await priced('2026-11-20')).amount).toBe(old.amount);
    expect((await priced('2026-11-23')).amount).toBeGreaterThan(old.amount * 1.5);
    const kept = (await owner.get(`/api/quotes/${old.quote.id}`)).body.data as typeof old.quote;
    expect(kept.rates.find(({ id }) => id === old.rate?.id)?.total_without_insurance.amount).toBe(old.amount);
    const booking = bookingOf(kept, { rate_id: old.rate?.id ?? '' });
    const delivery = { ...booking.delivery, city: 'New York', state: 'NY', postal_code: '10001' };
    const booked = await owner.post(
      '/api/shipments',
      { ...booking, delivery, insured: false },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect([booked.status, booked.text]).toEqual([201, expect.any(String)]);
    const claimed = await server.services.database.staff
      .selectFrom('bookings')
      .select('amount')
      .where('id', '=', (booked.body.data as { id: string }).id)
      .executeTakeFirstOrThrow();
    expect(claimed.amount).toBe(old.amount);
  });

  it('is published by one of two concurrent calls, and the other is refused [ADMIN-04]', async () => {
    const service = { ...(await document()).service, closed_dates: ['2026-12-28'] };
    await admin.put(tariffs(granite, '/draft/service'), { revision: null, service });
    const answers = await Promise.all([publish(1), publish(1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await overview()).versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('is taken back by a new version that equals an older one, and stays what it was [ADMIN-04]', async () => {
    const { versions } = await overview();
    const [, second, first] = versions;
    const back = await admin.post(tariffs(granite, '/draft/version'), { revision: null, version: first?.id });
    expect(back.body.data).toMatchObject({ draft: { revision: 1, source: 'version', based_on: 1 } });
    const after = (await publish(1)).body.data as TariffOverview;
    expect(after.versions[0]).toMatchObject({ version: 4, based_on: 1, source: 'version' });
    const [fourth] = after.versions;
    const files = await Promise.all(
      [fourth, first, second].map((one) => admin.get(tariffs(granite, `/file?version=${one?.id}`))),
    );
    expect(files[0]?.text).toBe(files[1]?.text);
    expect(files[0]?.text).not.toBe(files[2]?.text);
    // Versions 4 and 2 start on the same day; the newer one applies.
    expect(await ratesOnMonday()).toBe(4);
  });

  it('that ends gives way to the one before it [ADMIN-04]', async () => {
    const { fuel } = await document();
    await admin.put(tariffs(granite, '/draft/fuel'), { revision: null, fuel: { ...fuel, heavy_from_pounds: 18_000 } });
    await dates(1, '2026-12-01', '2026-12-04');
    await publish(2);
    expect([await versionOn('2026-12-04'), await versionOn('2026-12-07')]).toEqual([5, 4]);
  });
});

async function versionOn(day: string): Promise<number> {
  const quote = await quoteAs(owner, { pickup_date: day, destination: { postal_code: '10001' } });
  const row = await server.services.database.staff
    .selectFrom('quote_rates')
    .innerJoin('tariffs', 'tariffs.id', 'quote_rates.tariff_id')
    .select('tariffs.version')
    .where('quote_rates.quote_id', '=', quote.id)
    .where('quote_rates.carrier_id', '=', granite)
    .executeTakeFirstOrThrow();
  return row.version;
}
const ratesOnMonday = () => versionOn('2026-11-23');

describe('a carrier that staff added', () => {
  it('gives rates and takes bookings once its first tariff is published [ADMIN-04]', async () => {
    const made = await admin.post(path, { name: 'Harbor Light Freight', scac: 'HBLF', modes: ['ltl'], contacts: [] });
    const { id } = made.body.data as { id: string };
    const short = await upload(['break,L5C,1'], id);
    const { problems } = short.body.data as { problems: { row: null; record: string; code: string }[] };
    expect(problems.map(({ record, code }) => `${record} ${code}`)).toEqual([
      'band empty',
      'fuel empty',
      'transit empty',
      'service empty',
    ]);
    const example = (await admin.get(tariffs(id, '/file'))).text.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect((await upload(example.slice(1), id)).body.data).toMatchObject({ problem_count: 0 });
    // The figures of the example are no carrier's.
    const refused = await publish(1, id);
    expect([refused.status, refused.body.codes]).toEqual([422, { revision: ['example_tariff'] }]);
    await upload(['term,discount_percent,71'], id, 1);
    expect((await publish(2, id)).status).toBe(200);
    const quote = await quoteAs(owner, { pickup_date: '2026-11-16', destination: { postal_code: '10001' } });
    const rate = quote.rates.find(({ carrier }) => carrier.id === id);
    expect(rate).toBeUndefined();
    const later = await quoteAs(owner, { pickup_date: '2026-11-18', destination: { postal_code: '10001' } });
    expect(later.rates.some(({ carrier }) => carrier.id === id)).toBe(true);
    const own = later.rates.find(({ carrier }) => carrier.id === id);
    const booking = bookingOf(later, { rate_id: own?.id ?? '' });
    const delivery = { ...booking.delivery, city: 'New York', state: 'NY', postal_code: '10001' };
    const body = { ...booking, delivery };
    const booked = await owner.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
    expect(booked.status).toBe(201);
    expect((booked.body.data as { pro_number: string }).pro_number).toMatch(/^600-\d{9}$/);
  });
});

describe('the diesel price', () => {
  it('is entered by the week and can be taken back [ADMIN-04]', async () => {
    const set = (week: string, mills: number) => admin.put(`/api/admin/fuel-prices/${week}`, { mills });
    expect((await set('2026-11-17', 3_700)).body.codes).toEqual({ week: ['no_monday'] });
    expect((await set('2026-11-23', 4_125)).body.data).toMatchObject({
      0: { week: '2026-11-23', effective_from: '2026-11-25', mills: 4_125 },
    });
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'fuel_price.set')
      .execute();
    expect(entries.map(({ after }) => after)).toEqual([{ week: '2026-11-23', mills: 4_125 }]);
  });
});

describe('sample loads', () => {
  it('are taken away and put back', async () => {
    const list = async () => (await admin.get('/api/admin/tariff-samples')).body.data as unknown as SavedSample[];
    const [first] = await list();
    await admin.send('DELETE', `/api/admin/tariff-samples/${first?.id}`);
    expect((await list()).some(({ id }) => id === first?.id)).toBe(false);
    await admin.post(`/api/admin/tariff-samples/${first?.id}/restore`);
    expect((await list()).some(({ id }) => id === first?.id)).toBe(true);
  });
});
