import { escapeHtml } from '../html.ts';
import { signatureOf, type FullLetter } from './render-text.ts';

type Sender = { readonly name: string; readonly phone: string };
export type MailLogo = { readonly cid: string; readonly width: number; readonly height: number };

const font = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const tones = {
  off: 'color:#5F6468;background:#ECEBE7',
  move: 'color:#1F5C99;background:#E3EDF7',
  go: 'color:#1E6B3A;background:#E4F1E7',
  care: 'color:#9A4A00;background:#FBEBDD',
  stop: 'color:#A3211F;background:#FAE5E3',
} as const;

/** Colors for dark mode, in mail programs that know it. All others show the light ones of the style attributes. */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#121416!important}.sheet{background:#1A1D20!important;border-color:#2C3135!important}
.ink{color:#ECEEEE!important}.soft{color:#A3ACB1!important}.line{border-color:#2C3135!important}
.link{color:#4FC0BF!important}.button{background:#0F7A7D!important}.logo{background:#FFFFFF!important;padding:6px!important}
.off{color:#8E969B!important;background:#23272A!important}.move{color:#7DB4EA!important;background:#13263A!important}
.go{color:#6CC38A!important;background:#14291B!important}.care{color:#F0A35E!important;background:#33210F!important}
.stop{color:#F08A85!important;background:#351615!important}}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}.button{display:block!important}}`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const row = (content: string, top = 16): string =>
  `<tr><td class="pad" style="padding:${top}px 32px 0">${content}</td></tr>`;

const paragraph = (text: string, kind: 'ink' | 'soft' = 'ink'): string =>
  row(
    `<p class="${kind}" style="margin:0;${font};font-size:${kind === 'ink' ? '15px;line-height:23px;color:#15191C' : '13px;line-height:20px;color:#545C61'};overflow-wrap:anywhere">${lines(text)}</p>`,
  );

function stripHtml({ from, to, status, tone, lines: said, number, link }: FullLetter['strips'][number]): string {
  const name = number === undefined ? '' : `${escapeHtml(number)}<br>`;
  const title =
    link === undefined ? name : `<a class="link" href="${escapeHtml(link)}" style="color:#0B5F63">${name}</a>`;
  const more = said.map(
    (line) =>
      `<div class="soft" style="padding-top:6px;${font};font-size:13px;line-height:19px;color:#545C61">${lines(line)}</div>`,
  );
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="border:1px solid #DEDBD2;border-radius:6px"><tr><td style="padding:12px 16px"><div class="ink" style="${font};font-size:15px;line-height:22px;font-weight:600;color:#15191C;overflow-wrap:anywhere">${title}${escapeHtml(from)} &rarr; ${escapeHtml(to)}</div><div style="padding-top:6px"><span class="${tone}" style="${font};font-size:13px;line-height:20px;font-weight:600;padding:2px 8px;border-radius:4px;${tones[tone]}">${escapeHtml(status)}</span></div>${more.join('')}</td></tr></table>`,
  );
}

const quoteHtml = (text: string): string =>
  row(
    `<blockquote class="ink line" style="margin:0;padding:4px 0 4px 16px;border-left:3px solid #DEDBD2;${font};font-size:15px;line-height:23px;color:#15191C;overflow-wrap:anywhere">${lines(text)}</blockquote>`,
  );

function factsHtml(facts: FullLetter['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" style="padding:8px 16px 8px 0;border-top:1px solid #DEDBD2;vertical-align:top;${font};font-size:14px;line-height:20px;color:#545C61">${escapeHtml(label)}</td><td class="ink line" align="right" style="padding:8px 0;border-top:1px solid #DEDBD2;vertical-align:top;${font};font-size:14px;line-height:20px;font-weight:600;color:#15191C;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
  );
  return row(`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`);
}

const buttonHtml = ({ label, link }: { readonly label: string; readonly link: string }): string =>
  row(
    `<a class="button" href="${escapeHtml(link)}" style="display:inline-block;box-sizing:border-box;padding:12px 24px;border-radius:4px;background:#0B5F63;color:#FFFFFF;text-align:center;text-decoration:none;${font};font-size:15px;line-height:20px;font-weight:600">${escapeHtml(label)}</a>`,
    24,
  );

function headHtml({ name }: Sender, logo: MailLogo | null): string {
  const shown = `<span class="ink" style="${font};font-size:16px;font-weight:600;color:#15191C">${escapeHtml(name)}</span>`;
  if (logo === null) return row(shown, 24);
  const scale = Math.min(1, 160 / logo.width, 48 / logo.height);
  const size = `width="${Math.round(logo.width * scale)}" height="${Math.round(logo.height * scale)}"`;
  return row(
    `<img class="logo" src="cid:${logo.cid}" ${size} alt="${escapeHtml(name)}" style="display:block;border-radius:4px">`,
    24,
  );
}

function footHtml(mail: FullLetter, sender: Sender): string {
  const { foot } = mail;
  const way =
    foot === undefined
      ? ''
      : `<br><a class="soft" href="${escapeHtml(foot.link)}" style="color:#545C61">${escapeHtml(foot.text)}</a>`;
  return `<tr><td class="pad" style="padding:24px 32px"><p class="soft line" style="margin:0;padding-top:16px;border-top:1px solid #DEDBD2;${font};font-size:12px;line-height:18px;color:#545C61">${escapeHtml(signatureOf(sender))}${way}</p></td></tr>`;
}

/** The letter as HTML: a table 560 pixels wide with inline styles. Everything in it is escaped. */
export function letterHtml(mail: FullLetter, sender: Sender, logo: MailLogo | null): string {
  const { headline = mail.subject } = mail;
  const preview = [...mail.strips.map(({ status }) => status), ...mail.paragraphs, ...mail.quotes].join(' ');
  return `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.subject)}</title><style>${dark}</style></head><body class="page" style="margin:0;padding:0;background:#F7F6F2"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview.slice(0, 140))}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#F7F6F2"><tr><td align="center" style="padding:24px 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;background:#FFFFFF;border:1px solid #DEDBD2;border-radius:6px;table-layout:fixed;text-align:left">${[
    headHtml(sender, logo),
    row(
      `<h1 class="ink" style="margin:0;${font};font-size:22px;line-height:29px;font-weight:600;color:#15191C;overflow-wrap:anywhere">${escapeHtml(headline)}</h1>`,
      20,
    ),
    ...mail.strips.map(stripHtml),
    ...mail.paragraphs.map((text) => paragraph(text)),
    ...mail.quotes.map(quoteHtml),
    factsHtml(mail.facts),
    mail.button === undefined ? '' : buttonHtml(mail.button),
    ...mail.notes.map((text) => paragraph(text, 'soft')),
    footHtml(mail, sender),
  ].join('')}</table></td></tr></table></body></html>`;
}
