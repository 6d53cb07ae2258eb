import type { Session } from '../records.ts';
import { testCards } from '../cards.ts';
import { style } from './style.ts';
import { wordsFor, type PageWords } from './words.ts';

/** Entered values and errors, by field. */
export type Typed = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};
export const nothingTyped: Typed = { values: {}, errors: {} };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

function money(session: Session, amount: number): string {
  const locale = session.locale.startsWith('es') ? 'es-US' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: session.currency.toUpperCase() }).format(
    amount / 100,
  );
}

const filled = (words: string, amount: string) => words.replace('{{amount}}', amount);

function frame(session: Session, body: string, alone = false): string {
  const words = wordsFor(session.locale);
  return `<!doctype html><html lang="${escape(session.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title><style>${style}</style></head><body><div class="banner"><strong>${words.test}</strong> · ${words.test_note}</div><main${alone ? ' class="alone"' : ''}>${body}</main></body></html>`;
}

function backLink(session: Session, words: PageWords): string {
  const to = session.status === 'complete' ? session.successUrl : (session.cancelUrl ?? session.successUrl);
  return `<a class="back" href="${escape(to)}">← ${words.back}</a>`;
}

type Input = { readonly name: string; readonly label: string; readonly auto: string; readonly mode?: string };

function field({ name, label, auto, mode = 'text' }: Input, { values, errors }: Typed): string {
  const error = errors[name];
  const invalid = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const told = error === undefined ? '' : `<span class="error" id="${name}-error">${escape(error)}</span>`;
  return `<label>${label}<input name="${name}" autocomplete="${auto}" inputmode="${mode}" value="${escape(values[name] ?? '')}"${invalid}>${told}</label>`;
}

function cardList(words: PageWords): string {
  const rows = testCards.map(({ number, outcome }) => {
    const shown = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const what =
      outcome === 'succeeds' || outcome === 'authenticates' ? words[outcome] : words.declines[outcome].split('.')[0];
    return `<li><button type="button" data-card="${shown}"><span>${shown}</span><span>${escape(what ?? '')}</span></button></li>`;
  });
  return `<details open><summary>${words.cards}</summary><ul class="cards">${rows.join('')}</ul></details><script>
document.querySelectorAll('[data-card]').forEach(b=>b.addEventListener('click',()=>{const f=document.forms[0];f.card.value=b.dataset.card;f.expiry.value=f.expiry.value||'12/34';f.cvc.value=f.cvc.value||'123';f.name.value=f.name.value||'Test Person';f.zip.value=f.zip.value||'60647';f.querySelector('.go').focus()}))
</script>`;
}

/** The page of an open session: what is paid for, and the card form. */
export function payPage(session: Session, typed: Typed): string {
  const words = wordsFor(session.locale);
  const amount = money(session, session.amount);
  const lines = session.lines.map(
    (line) => `<li><span>${escape(line.name)}</span><span>${money(session, line.amount * line.quantity)}</span></li>`,
  );
  const failed = typed.errors['form'];
  return frame(
    session,
    `<section>${backLink(session, words)}<h1>${session.manual ? words.hold_to : words.pay_to}</h1><p class="amount">${amount}</p><ul class="lines">${lines.join('')}</ul>${session.manual ? `<p class="note">${words.hold_note}</p>` : ''}</section>
<form method="post" action="/c/pay/${session.id}" novalidate>${failed === undefined ? '' : `<p class="failed" role="alert">${escape(failed)}</p>`}
${field({ name: 'email', label: words.email, auto: 'email', mode: 'email' }, typed)}
${field({ name: 'card', label: words.card, auto: 'cc-number', mode: 'numeric' }, typed)}
<div class="two">${field({ name: 'expiry', label: words.expiry, auto: 'cc-exp', mode: 'numeric' }, typed)}${field({ name: 'cvc', label: words.cvc, auto: 'cc-csc', mode: 'numeric' }, typed)}</div>
<div class="two">${field({ name: 'name', label: words.name, auto: 'cc-name' }, typed)}${field({ name: 'zip', label: words.zip, auto: 'postal-code' }, typed)}</div>
<button class="go">${filled(session.manual ? words.hold : words.pay, amount)}</button>${cardList(words)}</form>`,
  );
}

/** The bank's 3-D Secure page. */
export function bankPage(session: Session): string {
  const words = wordsFor(session.locale);
  const text = filled(words.bank_text, money(session, session.amount));
  return frame(
    session,
    `<form method="post" action="/c/pay/${session.id}/authenticate"><h1>${words.bank}</h1><p>${text}</p><button class="go" name="outcome" value="passed">${words.bank_yes}</button><button class="go second" name="outcome" value="failed">${words.bank_no}</button></form>`,
    true,
  );
}

/** The page of a session that is completed or expired. */
export function overPage(session: Session): string {
  const words = wordsFor(session.locale);
  const [title, text] =
    session.status === 'complete' ? [words.paid, words.paid_text] : [words.expired, words.expired_text];
  return frame(session, `<div class="sheet"><h1>${title}</h1><p>${text}</p>${backLink(session, words)}</div>`, true);
}
