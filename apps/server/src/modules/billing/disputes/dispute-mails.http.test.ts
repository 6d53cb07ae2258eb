import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { answered, disputeAs, step } from '../../../testing/disputes.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
});
afterAll(() => server.close());

it('staff and the customer are mailed about each step, in their language, with the messages [INV-06]', async () => {
  const accountId = await accountIdOf(await signInAs(server, { accountRole: 'owner' }));
  const number = 60_001;
  const made = await addInvoices(server.services, accountId, [
    { number, total: 74_981, issued: '2026-10-06', terms: 30 },
  ]);
  const invoiceId = made.get(number)!;
  const spanish = await addPerson(server, { accountRole: 'billing', accountId, language: 'es' });
  const accountant = await addPerson(server, { roles: ['fpg_accounting'] });
  await server.runJobs();
  server.mails.length = 0;
  const { id } = await disputeAs(await signIn(server.app, spanish.email), invoiceId, { amount: 7_178 });
  await answered(desk, id);
  await desk.post(`/api/admin/disputes/${id}/messages`, { text: 'Is there a photo of the pallet?' });
  await step(desk, id, 'credit', { amount: 7_178 });
  await server.runJobs();
  const own = server.mails.filter(({ to, subject }) => to === spanish.email && !subject.includes('suspensión'));
  expect(own).toHaveLength(5);
  const about = `Aclaración de la factura ${number}:`;
  expect(own.map(({ subject }) => subject)).toEqual([
    `${about} recibida`,
    `${about} enviada al transportista`,
    `${about} respondió el transportista`,
    expect.stringContaining(`${about} mensaje de `),
    `${about} $71.78 acreditados`,
  ]);
  expect(own.some(({ text }) => text.includes('Is there a photo of the pallet?'))).toBe(true);
  expect(own.some(({ text }) => text.includes('Acreditado: $71.78'))).toBe(true);
  const theirs = server.mails.filter(({ to }) => to === accountant.email);
  expect(theirs).toHaveLength(1);
  expect(theirs[0]?.text).toContain('The scale at our dock said 850 lb.');
});
