/** A calendar date from the URL, `2026-11-25`; undefined when the text is anything else. */
export function dateIn(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? undefined : text;
}
