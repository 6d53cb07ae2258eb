import type { EbolCredentials } from './manifest.ts';

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

/** How the carrier knows us: a token that does not run out, a key in a header of its own, or user and password. */
export function sign({ auth, secret, user = '', keyHeader = '' }: EbolCredentials): Readonly<Record<string, string>> {
  if (auth === 'bearer') return { authorization: `Bearer ${secret}` };
  if (auth === 'basic') return { authorization: `Basic ${base64(`${user}:${secret}`)}` };
  return { [keyHeader.toLowerCase()]: secret };
}
