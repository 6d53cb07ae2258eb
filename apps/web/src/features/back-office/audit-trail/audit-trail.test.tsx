import { screen, within } from '@testing-library/react';
import { allEndpoints, endpoints, type AuditEntry, type AuditRow } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import { expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { correction } from './audit-trail.fixture.ts';
import { actionWords, fieldWords } from './words.ts';

/** Actions that have words of their own, by the kind of record; Spanish has the same or does not compile. */
const worded: Readonly<Record<string, object>> = en.audit_trail.actions;

const row: AuditRow = { ...correction, seal: 'broken' };
const { id } = row;
const entry: AuditEntry = {
  ...row,
  before: { pro_number: '111' },
  after: { pro_number: '222' },
  request_id: 'req-1',
  link: { position: 7, run: 3, sealed_at: '2026-10-20T18:16:51.000Z', hash: 'ab', previous: 'cd' },
};

const open = (path: string, language: 'en' | 'es' = 'en', of = entry) =>
  openApp(path, {
    language,
    user: staff('fpg_admin'),
    prepare: (api: FakeApi) => {
      const named = { person: null, account: null, record: null };
      api.answer(endpoints.auditTrail.list, { data: [row], older: null, newer: null, named });
      api.answer(endpoints.auditTrail.choices, { data: { actions: [row.action], seal: null, waiting: 1 } });
      api.answer(endpoints.auditTrail.show, { data: of });
    },
  });

it('tells who did what to whom in words, and marks what is not what was sealed', async () => {
  await open('/admin/audit-trail');
  const line = await screen.findByRole('row', { name: /Corrected the PRO number/ });
  for (const text of ['Petra Novak', 'WB123', 'Harbor Tools', 'PRO number', 'Broken'])
    expect(within(line).getByText(text)).toBeVisible();
});

it('shows an entry before and after, with its link in the chain', async () => {
  await open(`/admin/audit-trail/${id}`);
  const table = await screen.findByRole('table', { name: 'Before and after' });
  expect(within(table).getByRole('row', { name: 'PRO number 111 222' })).toBeVisible();
  expect(screen.getByText('No. 7 in the chain of Harbor Tools')).toBeVisible();
});

it('shows bare minor units as money in the currency of the entry', async () => {
  const terms = { ...entry, before: { credit_limit: 6_000_000, terms_days: 30 }, after: { credit_limit: 7_500_000 } };
  await open(`/admin/audit-trail/${id}`, 'en', terms);
  const table = await screen.findByRole('table', { name: 'Before and after' });
  expect(within(table).getByRole('row', { name: 'Credit limit $60,000.00 $75,000.00' })).toBeVisible();
  expect(within(table).getByRole('row', { name: / 30 empty$/ })).toBeVisible();
});

it('reads an action and a field as words even when they have none of their own', () => {
  expect(actionWords('carrier_contract.rolled_back')).toBe('Carrier contract: rolled back');
  expect(actionWords('weather.looked_at')).toBe('Weather: looked at');
  expect(fieldWords(['pickup_window', 'phone'])).toBe('Pickup window › Phone');
});

it('names the fields in the language of the reader', async () => {
  await open('/admin/audit-trail', 'es');
  await screen.findByRole('heading', { level: 1, name: 'Registro de auditoría' });
  expect(fieldWords(['sales_owner'])).toBe('Responsable de ventas');
  expect(fieldWords(['added'])).toBe('Agregados');
});

it('has words for every action that a call of the contract leaves behind', () => {
  const actions = new Set(allEndpoints().flatMap(({ endpoint: { audit } }) => (audit === null ? [] : [audit])));
  expect(actions.size).toBeGreaterThan(150);
  const wordless = [...actions].filter((action) => {
    const [type = '', verb = ''] = action.split('.');
    return !(verb in (worded[type] ?? {}));
  });
  expect(wordless).toEqual([]);
});
