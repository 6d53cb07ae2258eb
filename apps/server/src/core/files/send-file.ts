import { reply, type Reply } from '../http/binding.ts';

type Kept = { readonly name: string; readonly media_type: string; readonly content: Uint8Array };

/** Encodes a file name as a header parameter (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends an uploaded file as a download. Browsers must not guess its type, cache it, or run anything in it. */
export function sendUploaded({ name, media_type: type, content }: Kept): Reply<Uint8Array> {
  return reply(200, content, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
}
