import type { ImportRow, ImportSummary } from '@waybill/contract';
import type { Browser, Seen } from './browser.ts';

export const uploadPaths = { addresses: '/api/address-imports', products: '/api/product-imports' } as const;
type Kind = keyof typeof uploadPaths;

/** Sends a file as a browser does. */
export function sendFile(browser: Browser, kind: Kind, file: string | Buffer, name = 'upload.csv'): Promise<Seen> {
  const content = typeof file === 'string' ? Buffer.from(file) : file;
  return browser.post(`${uploadPaths[kind]}?name=${encodeURIComponent(name)}`, content, { 'content-type': 'text/csv' });
}

/** The upload in a response. @throws when it was refused */
export function summaryIn(answer: Seen): ImportSummary {
  if (answer.status >= 300) throw new Error(`Refused: ${answer.text}`);
  return answer.body.data as unknown as ImportSummary;
}

/** Uploads a file without importing it. */
export async function upload(browser: Browser, kind: Kind, file: string | Buffer): Promise<ImportSummary> {
  return summaryIn(await sendFile(browser, kind, file));
}

/** Calls the next verb of an upload: `commit`, `undo`, or `cancel`. */
export async function goOn(
  browser: Browser,
  kind: Kind,
  id: string,
  verb: 'commit' | 'undo' | 'cancel',
  body: object = {},
): Promise<ImportSummary> {
  return summaryIn(await browser.post(`${uploadPaths[kind]}/${id}/${verb}`, body));
}

/** Rows that need attention. */
export async function rowsOf(
  browser: Browser,
  kind: Kind,
  id: string,
  verdict: 'problem' | 'duplicate' = 'problem',
): Promise<ImportRow[]> {
  const { body } = await browser.get(`${uploadPaths[kind]}/${id}/rows?verdict=${verdict}&per_page=100`);
  return body.data as unknown as ImportRow[];
}
