import { expect, it } from 'vitest';
import { speakInMail } from './speak.ts';

/** What programs that show mails turn into a link. */
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
