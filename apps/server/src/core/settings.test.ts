import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  DATABASE_URL: 'postgres://waybill@db/waybill',
  APP_SECRET: 'k'.repeat(40),
  PUBLIC_URL: 'https://ship.example.com/',
  SMTP_URL: 'smtps://mail.example.com',
  ADMIN_EMAIL: 'Boss@Example.com',
};

describe('settings', () => {
  it('need nothing at all to try it: embedded database, demo mode, this machine only', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      databaseUrl: null,
      databaseLogins: null,
      demo: true,
      host: 'localhost',
      run: 'all',
    });
  });

  it('switch demo mode off with a database of one’s own, unless asked for', () => {
    expect(readSettings(production)).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://ship.example.com',
      adminEmail: 'boss@example.com',
    });
    expect(readSettings({ DATABASE_URL: production.DATABASE_URL, DEMO: '1' })).toMatchObject({
      demo: true,
      host: 'localhost',
    });
  });

  it('name logins of a database whose owner the server does not know, which is no demo', () => {
    const { DATABASE_URL: _, ...others } = production;
    const logins = { app: 'postgres://a@db/w', staff: 'postgres://s@db/w', worker: 'postgres://w@db/w' };
    const given = {
      DATABASE_APP_URL: logins.app,
      DATABASE_STAFF_URL: logins.staff,
      DATABASE_WORKER_URL: logins.worker,
    };
    expect(readSettings({ ...others, ...given })).toMatchObject({
      demo: false,
      databaseUrl: null,
      databaseLogins: logins,
    });
  });

  it('treat an empty variable as one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, demo: true });
  });

  it('require a second factor of staff by default, except in demo mode', () => {
    expect(readSettings({}).staffTwoFactor).toBe('optional');
    expect(readSettings(production).staffTwoFactor).toBe('required');
    expect(readSettings({ STAFF_TWO_FACTOR: 'required' }).staffTwoFactor).toBe('required');
    expect(readSettings({ ...production, STAFF_TWO_FACTOR: 'optional' }).staffTwoFactor).toBe('optional');
  });

  it('send email from the public host by default', () => {
    expect(readSettings({ ...production, PUBLIC_URL: 'https://ship.acme.com' }).mailFrom).toBe(
      'Waybill <no-reply@ship.acme.com>',
    );
    expect(readSettings({ ...production, MAIL_FROM: 'Acme <mail@acme.com>' }).mailFrom).toBe('Acme <mail@acme.com>');
  });

  it('read facts about the company that earlier releases kept in variables, without those that its page refuses', () => {
    const given = {
      SUPPORT_PHONE: '312-555-0134',
      SUPPORT_EMAIL: 'help@acme.com',
      BILLING_EMAIL: 'nobody',
      SUPPORT_HOURS: '08:30-17:00',
      SUPPORT_TIME_ZONE: 'Chicago',
      LIST_MARGIN: '12.5',
    };
    expect(readSettings({ ...production, ...given }).earlierCompany).toEqual({
      phone: '312-555-0134',
      support_email: 'help@acme.com',
      opens_at: '08:30',
      closes_at: '17:00',
      list_margin_bp: 1250,
    });
    expect(readSettings(production).earlierCompany).toEqual({});
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://db/w', DEMO: '1', DATABASE_APP_URL: 'postgres://a@db/w' }, 'DATABASE_STAFF_URL'],
    [
      { DEMO: '1', DATABASE_APP_URL: 'postgres://a@db/w', DATABASE_STAFF_URL: 'postgres://s@db/w' },
      'DATABASE_WORKER_URL',
    ],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: must start with postgres://'],
    [{ STAFF_TWO_FACTOR: 'maybe' }, 'STAFF_TWO_FACTOR'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address in demo mode'],
    [{ DEMO: '0' }, 'APP_SECRET, PUBLIC_URL, SMTP_URL, ADMIN_EMAIL must be set when DEMO is off'],
    [{ ...production, APP_SECRET: 'short' }, 'APP_SECRET: needs at least 32 characters'],
    [{ ...production, APP_SECRET: `changeme${'0'.repeat(40)}` }, 'APP_SECRET is a well-known text'],
    [{ ...production, ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL'],
  ])('refuse %o with one line that names the variable', (environment, text) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(text);
    expect(read).not.toThrow(/\n/);
  });
});
