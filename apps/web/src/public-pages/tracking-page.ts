import type { TrackingPage } from '@waybill/contract';

/** What of the address stays when a page is shown in another language. */
export function retainedQuery(page: TrackingPage): Readonly<Record<string, string>> {
  if (page.kind === 'found' && page.follow.key !== null) return { key: page.follow.key };
  return page.kind === 'following' ? { signature: page.signature } : {};
}
