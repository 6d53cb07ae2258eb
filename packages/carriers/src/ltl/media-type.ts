const signatures: readonly (readonly [start: string, mediaType: string])[] = [
  ['JVBERi', 'application/pdf'],
  ['iVBORw0KGgo', 'image/png'],
  ['R0lGOD', 'image/gif'],
  ['SUkqA', 'image/tiff'],
  ['TU0AK', 'image/tiff'],
];

/** What a document in base64 is, by how it begins; null when it is none of what carriers send, or no base64. */
export function mediaTypeOf(base64: string): string | null {
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  return signatures.find(([start]) => base64.startsWith(start))?.[1] ?? null;
}
