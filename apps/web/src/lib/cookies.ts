/** Value of a cookie, or null. The value is URL-decoded when it can be. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    const raw = rest.join('=');
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }
  return null;
}

const oneYear = 31_536_000;

/** Keeps a choice of this browser (theme, language, sidebar) for a year. Holds nothing about a person. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}
