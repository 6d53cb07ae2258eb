/** A field's own name as words: `clientSecret` is `Client secret`, `scac` is `SCAC`. */
export function fieldWords(name: string): string {
  const short = /^(id|url|scac|crid|mid|api)$/i;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => (short.test(word) ? word.toUpperCase() : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
