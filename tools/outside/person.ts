import { sitePerson } from './site.ts';

/** Somebody signed in at a server on this machine. The session outlives the server, since it is in the database. */
export type RunPerson = {
  get(address: string, path: string): Promise<Response>;
  post(address: string, path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
};

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

/** Signs in once; as the site's own person, where no other is named. @throws when the server does not take the sign-in */
export async function signInAt(address: string, email: string = sitePerson.email): Promise<RunPerson> {
  const first = cookiesOf(await fetch(`${address}/sanctum/csrf-cookie`));
  const tokenOf = (cookies: readonly string[]) =>
    decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '');
  const login = await fetch(`${address}/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      cookie: first.join('; '),
      'x-xsrf-token': tokenOf(first),
    },
    body: JSON.stringify({ ...sitePerson, email }),
  });
  if (login.status !== 200) throw new Error(`The sign-in failed: ${await login.text()}`);
  const cookies = cookiesOf(login);
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    cookie: cookies.join('; '),
    'x-xsrf-token': tokenOf(cookies),
  };
  return {
    get: (at, path) => fetch(`${at}${path}`, { headers }),
    post: (at, path, body, more = {}) =>
      fetch(`${at}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
  };
}
