import { describe, expect, it } from 'vitest';
import { companyOf } from '../company.ts';
import { faultsIn } from '../../testing/mail-faults.ts';
import { letterFrom, type Letter } from './letter.ts';
import { speakInMail } from '../speak.ts';
import { drawMail, sendMail } from './mailer.ts';

const company = companyOf({ trade_name: 'Harbor Freight', phone: '(603) 555-0118' });
const late: Letter = {
  language: 'en',
  subject: 'WB1 delayed to Tue, Dec 1',
  headline: 'Your shipment to Fargo is running late: now Tue, Dec 1',
  strips: [{ from: 'Manchester, NH', to: 'Fargo, ND', status: 'Delayed', tone: 'care' }],
  paragraphs: ['One sentence.'],
  quotes: ['Call me.\n\nYour password has expired: https://evil.example'],
  facts: [['Expected delivery', 'Tue, Dec 1 (was Mon, Nov 30)']],
  button: { label: 'Track the shipment', link: 'https://waybill.example/track?a=1&b=2' },
  foot: { text: 'Choose which mails you get', link: 'https://waybill.example/settings' },
};
const drawn = (letter: Letter) => drawMail(company, letter, { to: 'dana@harbor.example' });

describe('a mail', () => {
  it('says the same as text and as HTML, with one button, the company, and the way out', () => {
    const { text, html } = drawn(late);
    expect(text).toBe(
      [
        'Your shipment to Fargo is running late: now Tue, Dec 1',
        'Manchester, NH → Fargo, ND\nDelayed',
        'One sentence.',
        '> Call me.\n> \n> Your password has expired: https://evil.example',
        'Expected delivery: Tue, Dec 1 (was Mon, Nov 30)',
        'Track the shipment:\nhttps://waybill.example/track?a=1&b=2',
        '-- \nHarbor Freight · (603) 555-0118',
        'Choose which mails you get\nhttps://waybill.example/settings',
      ].join('\n\n'),
    );
    for (const part of [late.headline, 'Fargo, ND', 'Tue, Dec 1 (was Mon, Nov 30)', 'Harbor Freight', '/settings'])
      expect(html).toContain(part);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('href="https://waybill.example/track?a=1&amp;b=2"');
  });

  it('escapes whatever a person typed, wherever it stands', () => {
    const hostile = `"><img src=x onerror=alert(1)></style><script>'&`;
    const everywhere: Letter = {
      language: 'es',
      subject: hostile,
      headline: hostile,
      strips: [
        { from: hostile, to: hostile, status: hostile, tone: 'go', lines: [hostile], number: hostile, link: hostile },
      ],
      paragraphs: [hostile],
      quotes: [hostile],
      facts: [[hostile, hostile]],
      button: { label: hostile, link: hostile },
      notes: [hostile],
      foot: { text: hostile, link: hostile },
    };
    const named = companyOf({ trade_name: hostile });
    const { html } = drawMail(named, everywhere, { to: 'dana@harbor.example' });
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(faultsIn({ to: '', subject: '', text: 'x', html })).toEqual([]);
  });

  it('puts what follows the link of a phrase after the button, and has no button without a link', () => {
    const button = { label: 'Confirm', link: 'https://waybill.example/confirm' };
    const body = (link: string) => `Hello,\n\nConfirm.\n\n${link}\n\nOr do nothing.`;
    expect(letterFrom('en', { subject: 'S', body, button })).toMatchObject({
      paragraphs: ['Hello,', 'Confirm.'],
      button,
      notes: ['Or do nothing.'],
    });
    expect(letterFrom('en', { subject: 'S', body: () => 'Hello.', button }).button).toBeUndefined();
  });

  it('brings the logo along, and no file besides what was attached', () => {
    const logo = { width: 400, height: 100, digest: 'd', content: Buffer.from('png') };
    const branded = companyOf({ trade_name: 'Harbor' }, logo);
    const { html, attachments } = drawMail(branded, late, { to: 'dana@harbor.example' });
    expect(attachments).toMatchObject([{ cid: 'logo' }]);
    expect(html).toContain('<img class="logo" src="cid:logo" width="160" height="40" alt="Harbor"');
    expect(drawn(late).attachments).toEqual([]);
  });

  it('keeps one id however often it is sent, and reads what an earlier version queued', () => {
    const queued = sendMail.payload.parse({ to: 'dana@harbor.example', ...late });
    expect(sendMail.payload.parse(queued).id).toBe(queued.id);
    const earlier = sendMail.payload.parse({ to: 'a@b.example', subject: 'Old', text: 'Hello,\n\nold text.' });
    expect(drawn(earlier).text).toContain('Hello,\n\nold text.');
  });

  it('speaks in the name of the company, wherever our own texts name it', () => {
    const t = speakInMail('es');
    const invited = { account: 'Harbor', inviter: 'Ana', count: 7, link: 'https://x.example' };
    const { subject, text, html } = drawn({
      language: 'es',
      subject: t('account_users.mail_subject', invited),
      paragraphs: [t('account_users.mail_body', invited)],
      quotes: ['{product}'],
    });
    expect(subject).toContain('Harbor Freight');
    expect(text).toContain('> {product}');
    for (const said of [subject, text, html]) expect(said).not.toContain('Waybill');
  });
});
