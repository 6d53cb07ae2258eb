import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { ruNameOf, secretText, simulatedEbayApp } from './access.ts';
import { codes, sellers, type SimulatedSeller } from './records.ts';

const codeSeconds = 299;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const html = (status: number, body: string): SimulatorAnswer => ({
  status,
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Simulated eBay</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f2f2f5;color:#20222a}
main{background:#fff;border:1px solid #dcdde3;border-radius:12px;padding:32px;max-width:420px;margin:16px}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 16px}label{display:block;margin:0 0 8px}ul{padding-left:20px}
button{font:inherit;border-radius:24px;padding:10px 24px;border:1px solid #3053c9;background:#3053c9;color:#fff;cursor:pointer}
button.no{background:#fff;color:#3053c9}form{display:flex;gap:12px;flex-wrap:wrap}small{color:#5d6070}
@media(prefers-color-scheme:dark){body{background:#17181d;color:#eceef4}main{background:#22242b;border-color:#3a3d48}button.no{background:#22242b;color:#9fb3ff}small{color:#a9adbd}}
</style><main>${body}</main></html>`,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
});

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;

function sellerChoice(all: readonly SimulatedSeller[]): string {
  const options = all.map(({ userId, username }) => `<option value="${userId}">${escaped(username)}</option>`).join('');
  return `<label style="width:100%">Sign in as <select name="seller">${options}</select></label>`;
}

/** `GET /oauth2/authorize`: the consent page for sellers. */
export function consentPage(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const { name, urls } = ruNameOf(call, state);
  const right = call.query.get('client_id') === simulatedEbayApp.clientId && call.query.get('response_type') === 'code';
  if (!right || urls === undefined)
    return html(400, '<h1>Invalid request</h1><p>The OAuth client or RuName is not known.</p>');
  return html(
    200,
    `<h1>Waybill would like to access your eBay account</h1><p>It will be able to:</p><ul><li>View and manage your order
fulfillments</li><li>View your basic information</li></ul><form method="post" action="/oauth2/consent">${sellerChoice(state.all(sellers))}
${hidden('redirect_uri', name)}${hidden('state', call.query.get('state') ?? '')}
<button name="answer" value="agree">Agree and continue</button><button class="no" name="answer" value="decline">Not now</button></form>
<p><small>This is a simulation on this machine; no eBay account is involved.</small></p>`,
  );
}

/** `POST /oauth2/consent`: redirects to the application, with or without a code. */
export function answerConsent(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const { name, urls } = ruNameOf(call, state);
  const seller = state.get(sellers, call.form.get('seller') ?? '');
  if (urls === undefined || seller === undefined) return html(400, '<h1>Invalid request</h1>');
  const agreed = call.form.get('answer') === 'agree';
  const back = new URL(agreed ? urls.accept : urls.decline);
  back.searchParams.set('state', call.form.get('state') ?? '');
  if (agreed) {
    const code = secretText('v^1.1#c^1#');
    state.put(codes, code, {
      seller: seller.userId,
      ruName: name,
      until: call.now.getTime() + codeSeconds * 1000,
      used: false,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('expires_in', String(codeSeconds));
  } else back.searchParams.set('error', 'access_denied');
  return { status: 302, body: '', headers: { location: back.toString() }, log: { agreed, seller: seller.userId } };
}
