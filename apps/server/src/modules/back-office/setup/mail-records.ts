import { Resolver } from 'node:dns/promises';

type Found = { readonly code: 'spf' | 'no_spf' | 'dmarc' | 'no_dmarc' | 'dns_unknown'; readonly value: string };

/** A lookup that is slower tells nothing; the page must not wait for it. */
const limits = { timeout: 1500, tries: 1 } as const;
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** TXT records of a name; null when the lookup failed. */
async function textsOf(resolver: Resolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}

/**
 * Looks up whether a domain says who may send its mail (SPF, RFC 7208) and what becomes of the rest (DMARC, RFC 7489).
 * The name of a DKIM record is known only to the mail provider, so it cannot be looked up.
 */
export async function mailRecords(domain: string): Promise<Found[]> {
  const resolver = new Resolver(limits);
  const [own, policy] = await Promise.all([textsOf(resolver, domain), textsOf(resolver, `_dmarc.${domain}`)]);
  if (own === null || policy === null) return [{ code: 'dns_unknown', value: domain }];
  const spf = own.find((text) => /^v=spf1(\s|$)/i.test(text));
  const dmarc = policy.find((text) => /^v=DMARC1(\s*;|$)/i.test(text));
  return [
    spf === undefined ? { code: 'no_spf', value: domain } : { code: 'spf', value: spf },
    dmarc === undefined ? { code: 'no_dmarc', value: `_dmarc.${domain}` } : { code: 'dmarc', value: dmarc },
  ];
}
