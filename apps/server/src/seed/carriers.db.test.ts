import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '@waybill/freight';
import { seedCarriers } from './carriers.ts';
import { openInstallation, type Installation } from './installation.fixture.ts';
import { once } from './once.ts';

const now = '2026-11-18T15:00:00.000Z';
const opened: Installation[] = [];

async function open(): Promise<Installation> {
  const installation = await openInstallation(now);
  opened.push(installation);
  return installation;
}

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
});

describe('seeding the carriers', () => {
  let site: Installation;
  beforeAll(async () => {
    site = await open();
    await seedCarriers(site.services.database.staff, site.services.clock);
  });

  it('puts in twelve carriers, each with one tariff in force', async () => {
    const { staff } = site.services.database;
    const carriers = await staff.selectFrom('carriers').select(['id', 'scac', 'active', 'modes']).execute();
    expect(carriers).toHaveLength(12);
    expect(carriers.every(({ active, modes }) => active && modes.includes('ltl'))).toBe(true);
    const tariffs = await staff.selectFrom('tariffs').select(['carrier_id', 'version', 'effective_from']).execute();
    expect(new Set(tariffs.map((one) => one.carrier_id))).toEqual(new Set(carriers.map(({ id }) => id)));
    expect(tariffs.every(({ version, effective_from: from }) => version === 1 && from === '2025-01-01')).toBe(true);
  });

  it('puts in a fuel price for each of the last 52 Mondays, between 3.40 and 3.90 dollars', async () => {
    const prices = await site.services.database.staff.selectFrom('fuel_prices').selectAll().orderBy('week').execute();
    expect(prices).toHaveLength(52);
    // November 18, 2026 is a Wednesday; 51 weeks before the Monday of its week is November 24, 2025.
    expect(prices.at(-1)?.week).toBe('2026-11-16');
    expect(prices[0]?.week).toBe('2025-11-24');
    expect(prices.every(({ week }) => weekdayOf(week) === 1)).toBe(true);
    expect(prices.every(({ thousandths }) => thousandths >= 3400 && thousandths <= 3900)).toBe(true);
    expect(new Set(prices.map(({ thousandths }) => thousandths)).size).toBeGreaterThan(20);
  });

  it('changes nothing the second time', async () => {
    const before = await site.dump();
    await seedCarriers(site.services.database.staff, () => new Date('2027-03-01T00:00:00Z'));
    expect(await site.dump()).toEqual(before);
  });
});

it('does nothing in an installation whose staff have added carriers', async () => {
  const site = await open();
  const { staff } = site.services.database;
  await staff
    .insertInto('carriers')
    .values({ id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e6f', scac: 'OWNC', name: 'Our Own', created_at: now })
    .execute();
  await seedCarriers(staff, site.services.clock);
  expect((await staff.selectFrom('carriers').select('scac').execute()).map(({ scac }) => scac)).toEqual(['OWNC']);
});

it('puts in the carriers once when two processes start at the same time', async () => {
  const site = await open();
  const { staff } = site.services.database;
  await Promise.all(Array.from({ length: 4 }, () => seedCarriers(staff, site.services.clock)));
  expect(await staff.selectFrom('carriers').select('id').execute()).toHaveLength(12);
  expect(await staff.selectFrom('tariffs').select('id').execute()).toHaveLength(12);
});

it('leaves nothing behind when it breaks off in the middle, and does all of it the next time', async () => {
  const site = await open();
  const { staff } = site.services.database;
  const empty = await site.dump();
  const broken = once(staff, 'something', new Date(now), async (tx) => {
    await tx.insertInto('fuel_prices').values({ week: '2026-11-16', thousandths: 3500 }).execute();
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await site.dump()).toEqual(empty);
  const done = await once(staff, 'something', new Date(now), async (tx) => {
    await tx.insertInto('fuel_prices').values({ week: '2026-11-16', thousandths: 3500 }).execute();
  });
  expect(done).toBe(true);
  expect((await site.dump())['fuel_prices']).toHaveLength(1);
});
