import { languages } from '@waybill/phrases';
import { speak } from '../../../../core/speak.ts';
import type { ImportKind } from '../kind.ts';

/** A heading for comparison: lower case, without accents, spaces, and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

type Known = Pick<ImportKind<never>, 'name' | 'fields' | 'headings'>;

/** Name of a field in a language, used as a template heading. */
export function headingOf({ name }: Pick<Known, 'name'>, field: string, language: (typeof languages)[number]): string {
  const say = speak(language) as (key: string) => string;
  return say(`imports.fields.${name}.${field}`);
}

function headingsOf(kind: Known): Map<string, string> {
  const known = new Map<string, string>();
  for (const field of kind.fields) {
    const own = languages.map((language) => headingOf(kind, field, language));
    for (const heading of [field, ...own, ...(kind.headings[field] ?? [])]) {
      const plain = plainHeading(heading);
      if (!known.has(plain)) known.set(plain, field);
    }
  }
  return known;
}

/** Best guess of the field for each heading; no field is used twice. */
export function matchColumns(kind: Known, headings: readonly string[]): (string | null)[] {
  const known = headingsOf(kind);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = known.get(plainHeading(heading));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Required fields without a column, represented by the first field of each group. */
export function missingFields(kind: Pick<ImportKind<never>, 'required'>, fields: readonly (string | null)[]): string[] {
  return kind.required.filter((group) => !group.some((field) => fields.includes(field))).map(([first = '']) => first);
}
