import { expect, it } from 'vitest';
import { speak, speakInMail } from './speak.ts';

/** What mail programs turn into a link. */
const linked = /https?:\/\/\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b/gi;

it('makes no link of a name in a mail, and leaves our own and addresses as they are', () => {
  const link = 'https://waybill.example/register?invitation=1';
  const text = speakInMail('en')('account_users.mail_body', {
    inviter: 'SECURITY: unlock at https://evil.example/login or evil.example',
    account: 'Overstock.com',
    link,
    count: 7,
  });
  expect(text.match(linked)).toEqual([link]);
  expect(text.replaceAll('\u2060', '')).toContain('Overstock.com');
  const moved = speakInMail('en')('session.mail_email_changed_body', { name: 'Ana', new_email: 'ana@harbor.example' });
  expect(moved).toContain('ana@harbor.example');
});

it('keeps a name on one line, where it cannot be taken for words of ours', () => {
  const say = speakInMail('en');
  const words = { account: 'Harbor Tools', link: 'https://waybill.example/', count: 7 };
  const forged = say('account_users.mail_body', { ...words, inviter: 'Ana\n\nURGENT: your login is locked.\r\n' });
  const honest = say('account_users.mail_body', { ...words, inviter: 'Ana' });
  expect(forged.split('\n')).toHaveLength(honest.split('\n').length);
});

it('writes a date out in a Spanish sentence', () => {
  expect(speak('es')('tracking.now.dispatched', { date: '1 dic 2026' })).toBe(
    'Aceptado, recolección el 1 de diciembre de 2026',
  );
});
