import { languages } from '@waybill/phrases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsIn } from '../../../testing/mail-faults.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { mailLoginChange, mailRoles } from './login-changes.ts';
import {
  mailEmailChanged,
  mailEmailConfirm,
  mailEmailCorrected,
  mailEmailRequested,
  mailEmailRestored,
  mailReset,
  mailVerification,
} from './mails.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

it('mails about a login are complete in each language, with escaped names and a subject of their own', async () => {
  const move = { old_email: 'old@dock.example', new_email: 'new@dock.example' };
  const link = 'https://waybill.example/email/verify/1';
  for (const language of languages) {
    site.mails.length = 0;
    const reader = {
      id: '01a21959-484d-75e0-aabd-2ba073099241',
      name: '<b onclick="x()">Dana</b> & evil.example',
      email: `${language}@dock.example`,
      language,
    };
    await site.services.database.staff.transaction().execute(async (tx) => {
      await mailVerification(tx, reader, link);
      await mailReset(tx, reader, link);
      await mailEmailConfirm(tx, reader, move, link);
      await mailEmailRequested(tx, reader, move, link);
      await mailEmailChanged(tx, reader, move, link);
      await mailEmailCorrected(tx, { ...reader, email: 'never@dock.example' });
      await mailEmailRestored(tx, reader, move);
      for (const kind of [
        'password_changed',
        'recovery_codes',
        'two_factor_on',
        'two_factor_off',
        'two_factor_reset',
      ] as const)
        await mailLoginChange(tx, reader, kind);
      await mailRoles(tx, reader, { before: ['fpg_admin'], after: [] });
    });
    await site.runJobs();
    expect(site.mails).toHaveLength(15);
    expect(site.mails.flatMap(faultsIn)).toEqual([]);
    const withButton = site.mails.filter(({ html }) => html.includes('class="button"'));
    expect(withButton.map(({ to }) => to)).toHaveLength(5);
    for (const { text } of withButton) expect(text).toContain(`:\n${link}\n`);
    // Two mails each go to both addresses.
    expect(new Set(site.mails.map(({ subject }) => subject)).size).toBe(13);
    for (const { html, text } of site.mails) {
      expect(html).not.toContain('<b onclick');
      expect(text).not.toContain('evil.example');
    }
  }
});
