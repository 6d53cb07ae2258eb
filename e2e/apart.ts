import type { BrowserContext, Page } from '@playwright/test';

// A browser that hands its requests to a journey keeps no file of the build from one page to the next. What journeys
// need to have answered otherwise is few enough for the page itself to see to it.

/** Has pages run a script before their own, and those that are open already run it now. */
async function runFirst<T>(where: Page | BrowserContext, script: (given: T) => void, given: T): Promise<void> {
  await where.addInitScript(script as (given: unknown) => void, given);
  const open = 'pages' in where ? where.pages() : [where];
  await Promise.all(open.map((page) => page.evaluate(script as (given: unknown) => void, given)));
}

/** Has a page, or a browser, read something else of whoever is signed in; nothing of it is kept. */
export async function readUserWith(where: Page | BrowserContext, changes: object): Promise<void> {
  await runFirst(
    where,
    (changed) => {
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const answer = await ask(input, init);
        const address = new URL(input instanceof Request ? input.url : input, location.href);
        if (address.pathname !== '/api/user' || !answer.ok) return answer;
        const body = (await answer.json()) as { readonly data?: object };
        const told = body.data ? { data: { ...body.data, ...changed } } : body;
        return new Response(JSON.stringify(told), { status: answer.status, headers: answer.headers });
      };
    },
    changes,
  );
}

/** Keeps the person in a browser that was signed in without the login page, as that page does. */
export async function saveUser(browser: BrowserContext, user: object): Promise<void> {
  await browser.addInitScript((kept) => {
    if (location.protocol.startsWith('http')) localStorage['AUTH_STATE'] ??= JSON.stringify(kept);
  }, user);
}

/**
 * Lets the drafts of a quote page stay in its tab. Journeys run side by side as the same few people, and none of them
 * is to find on its page what another one is typing.
 */
export async function isolateDrafts(where: Page | BrowserContext): Promise<void> {
  await runFirst(
    where,
    () => {
      type Row = { readonly id: string };
      const place = 'drafts of this journey';
      const kept = () => JSON.parse(sessionStorage.getItem(place) ?? '[]') as Row[];
      const keep = (rows: readonly Row[]) => sessionStorage.setItem(place, JSON.stringify(rows));
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (!pathname.startsWith('/api/quote-drafts')) return ask(input, init);
        const method = init?.method ?? 'GET';
        if (method === 'GET') return Response.json({ data: kept() });
        const named = pathname.split('/').at(-1) ?? '';
        if (method === 'DELETE') {
          keep(kept().filter(({ id }) => id !== named));
          return new Response(null, { status: 204 });
        }
        const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { readonly id?: string };
        const id = body.id ?? named;
        const row = { booking_id: null, version: 1, ...body, id, revision: 1, saved_at: new Date().toISOString() };
        keep([...kept().filter((each) => each.id !== id), row]);
        return Response.json({ data: row });
      };
    },
    null,
  );
}
