import { afterAll, describe, expect, it } from 'vitest';
import { houseCarriers } from '@waybill/carriers';
import { staffRoles } from '@waybill/contract';
import { readSettings } from '../core/settings.ts';
import { demoAccounts, demoPassword, demoStaff } from '../seed/index.ts';
import { openInstallation, type Installation } from '../seed/installation.fixture.ts';
import { prepareData } from './prepare-data.ts';

const now = '2026-11-16T14:30:00.000Z';
const opened: Installation[] = [];

async function open(): Promise<Installation> {
  const site = await openInstallation(now);
  opened.push(site);
  return site;
}

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
});

const demo = readSettings({});
const real = readSettings({
  DEMO: '0',
  APP_SECRET: 'k8Jd72hQpLmZx04VtRw9sYbN3cEfGaUi',
  PUBLIC_URL: 'https://ship.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  ADMIN_EMAIL: 'Chief@Example.org',
});
const linkOf = (lines: readonly string[]) => lines.find((line) => line.includes('/reset-password?'));
const later = (site: Installation, instant: string) => ({ ...site.services, clock: () => new Date(instant) });

describe('in demo mode', () => {
  it('prints every demo login with its password and what it is', async () => {
    const { lines } = await prepareData((await open()).services, demo);
    const text = lines.join('\n');
    expect(text).toContain(demoPassword);
    for (const { email, what } of [...demoStaff, ...demoAccounts.flatMap(({ users }) => users)]) {
      expect(lines.some((line) => line.includes(email) && line.includes(what))).toBe(true);
    }
    expect(text).toContain('desk@example.com');
    expect(demoStaff.flatMap(({ roles }) => roles)).toEqual(expect.arrayContaining([...staffRoles]));
  });

  it('prints the same at the second start and changes nothing', async () => {
    const site = await open();
    const first = await prepareData(site.services, demo);
    const before = await site.dump();
    expect(await prepareData(later(site, '2026-12-01T08:00:00Z'), demo)).toEqual(first);
    expect(await site.dump()).toEqual(before);
  });

  it('keeps away from the database of a real installation, in one line', async () => {
    const site = await open();
    await prepareData(site.services, real);
    const before = await site.dump();
    await expect(prepareData(site.services, demo)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.not.stringContaining('\n'),
    });
    expect(await site.dump()).toEqual(before);
  });
});

describe('in a real installation', () => {
  it('makes the first super admin and prints a link, and puts in nothing else', async () => {
    const site = await open();
    const { lines } = await prepareData(site.services, real);
    expect(linkOf(lines)).toMatch(
      /^\s*http:\/\/localhost:4000\/reset-password\?token=[\w-]{43}&email=chief%40example\.org$/,
    );
    const { staff } = site.services.database;
    const users = await staff
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select(['email', 'role', 'account_id', 'password_changed_at'])
      .execute();
    expect(users).toEqual([
      { email: 'chief@example.org', role: 'super_admin', account_id: null, password_changed_at: null },
    ]);
    expect(await staff.selectFrom('shipments').select('id').execute()).toHaveLength(0);
    const audit = await staff.selectFrom('audit_entries').select('action').orderBy('at').execute();
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.created', 'password.setup_link_made']),
    );
  });

  it('holds no company, number, or address that somebody made up', async () => {
    const site = await open();
    await prepareData(site.services, real);
    const text = JSON.stringify(await site.dump());
    const names = [...houseCarriers.map(({ name }) => name), ...demoAccounts.map(({ name }) => name)];
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    // Numbers and domains that are kept free for examples; the first admin's is that of the test.
    expect(text).not.toMatch(/555-01\d\d/);
    expect(text.replaceAll('chief@example.org', '')).not.toMatch(/\.example\b|@example\./);
    const { staff } = site.services.database;
    for (const table of ['carriers', 'tariffs', 'tariff_samples', 'fuel_prices', 'margin_rules'] as const)
      expect(await staff.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('makes one super admin and one link when several processes start at the same time', async () => {
    const site = await open();
    const notices = await Promise.all(Array.from({ length: 3 }, () => prepareData(site.services, real)));
    expect(notices.filter(({ lines }) => linkOf(lines) !== undefined)).toHaveLength(1);
    expect(notices.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(await site.services.database.staff.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('keeps a link that still works, and makes another once it does not', async () => {
    const site = await open();
    await prepareData(site.services, real);
    const soon = await prepareData(later(site, '2026-11-16T14:50:00.000Z'), real);
    expect(linkOf(soon.lines)).toBeUndefined();
    expect(soon.lines.join()).toContain('chief@example.org');
    const afterwards = await prepareData(later(site, '2026-11-16T15:31:00.000Z'), real);
    expect(linkOf(afterwards.lines)).toBeDefined();
  });

  it('makes the link that a start which was killed did not get to', async () => {
    const site = await open();
    await prepareData(site.services, real);
    await site.services.database.staff.deleteFrom('password_resets').execute();
    const next = await prepareData(later(site, '2026-11-16T14:32:00.000Z'), real);
    expect(linkOf(next.lines)).toBeDefined();
  });

  it('prints nothing once a password is set', async () => {
    const site = await open();
    await prepareData(site.services, real);
    await site.services.database.staff.updateTable('users').set({ password_changed_at: now }).execute();
    expect(await prepareData(later(site, '2026-11-17T14:30:00.000Z'), real)).toEqual({ lines: [] });
  });

  it('refuses a database with demo data, whose passwords are public', async () => {
    const site = await open();
    await prepareData(site.services, demo);
    await expect(prepareData(site.services, real)).rejects.toMatchObject({ name: 'StartError' });
  });

  it('refuses an address of a person who is not super admin', async () => {
    const site = await open();
    await site.services.database.staff
      .insertInto('users')
      .values({
        id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e6f',
        name: 'A. Person',
        email: 'chief@example.org',
        password_hash: '',
        created_at: now,
      })
      .execute();
    await expect(prepareData(site.services, real)).rejects.toThrow('ADMIN_EMAIL');
  });
});
