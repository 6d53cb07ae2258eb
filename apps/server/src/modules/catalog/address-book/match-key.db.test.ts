import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { matchKey } from './match-key.ts';

const us = { country: 'US' } as const;
const street = { ...us, company: 'Old Quarry Stone', street_lines: ['12 Ledge Road'], postal_code: '05641' };

describe('two addresses are the same one', () => {
  it.each([
    ['in other letters', { ...street, company: 'OLD QUARRY STONE' }],
    ['with other signs', { ...street, company: 'Old-Quarry Stone.', street_lines: ['12, Ledge Rd.'] }],
    ['with the rest of the street elsewhere', { ...street, street_lines: ['12 Ledge Road', 'Door 4'] }],
    ['with four more digits', { ...street, postal_code: '05641-1234' }],
    ['with marks above letters', { ...street, company: 'Óld Quarry Stoné' }],
  ])('%s [ADDR-05]', (_how, other) => {
    expect(matchKey(other)).toBe(matchKey(street));
  });

  it.each([
    ['another company', { ...street, company: 'New Quarry Stone' }],
    ['another number', { ...street, street_lines: ['14 Ledge Road'] }],
    ['another place', { ...street, postal_code: '05401' }],
  ])('unless they have %s [ADDR-05]', (_what, other) => {
    expect(matchKey(other)).not.toBe(matchKey(street));
  });
});

describe('addresses from before the key was kept', () => {
  let owned: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    owned = await createTestDatabase();
    client = new pg.Client({ connectionString: owned.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await owned.drop();
  });

  it('were given the same one by the migration', async () => {
    const migration = await readFile(join(import.meta.dirname, '../../../../migrations/0010_imports.sql'), 'utf8');
    const made = /CREATE FUNCTION pg_temp\.plain[\s\S]*?\$\$;/.exec(migration)?.[0] ?? '';
    await client.query(made);
    const given = [
      street,
      {
        ...us,
        company: "Núñez & Sons' Glass",
        street_lines: ['77-B North Canal Street, Suite 4'],
        postal_code: '01970-0042',
      },
      { country: 'CA', company: 'Leaside', street_lines: ['220 Wicksteed Avenue'], postal_code: 'M4G 2B7' },
      { country: 'MX', company: 'Pisos y Azulejos', street_lines: ['Avenida Ruiz Cortines'], postal_code: '64440' },
    ] as const;
    for (const address of given) {
      const { rows } = await client.query<{ key: string }>(
        `SELECT pg_temp.plain($1) || '|' || pg_temp.plain($2) || '|' ||
           left(pg_temp.plain($3), CASE $4 WHEN 'US' THEN 5 ELSE 10 END) AS key`,
        [address.company, address.street_lines[0], address.postal_code, address.country],
      );
      expect(rows[0]?.key).toBe(matchKey(address));
    }
  });
});
