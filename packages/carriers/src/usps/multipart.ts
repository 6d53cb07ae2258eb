/** One part of a multipart answer. */
export type Part = { readonly name: string; readonly body: string };

function boundaryOf(contentType: string, body: string): string | null {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const [, first] = /^\s*--([^\r\n]+?)[ \t]*\r?\n/.exec(body) ?? [];
  return quoted ?? plain ?? first ?? null;
}

function partOf(text: string): Part | null {
  const inner = text.replace(/^[ \t]*\r?\n/, '').replace(/\r?\n$/, '');
  const [head = '', ...rest] = inner.split(/\r?\n\r?\n/);
  if (rest.length === 0) return null;
  const [, quoted, plain] = /content-disposition:[^\r\n]*?[;\s]name=(?:"([^"]*)"|([^;\s]+))/i.exec(head) ?? [];
  return { name: quoted ?? plain ?? '', body: rest.join('\n\n') };
}

/**
 * Takes a multipart text apart, whatever its line ends, and though its header may not name the boundary. Encodings
 * that the parts name are not looked at: the carrier publishes that they are to be ignored.
 * @returns null when it is no multipart text, or was cut off before its end
 */
export function partsOf(contentType: string, body: string): readonly Part[] | null {
  const boundary = boundaryOf(contentType, body);
  if (boundary === null) return null;
  const pieces = `\n${body.replace(/^\s+/, '')}`.split(`\n--${boundary}`);
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 3 || !last.startsWith('--')) return null;
  return pieces.slice(1, -1).flatMap((piece) => partOf(piece) ?? []);
}
