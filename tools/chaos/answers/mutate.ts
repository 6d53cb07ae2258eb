/** Anything JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly string[];

function pathsOf(value: Json, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...here, name]))];
}

type Change = (old: Json) => Json | undefined;

/** The document with something else at a place; undefined takes the place out. */
function put(value: Json, [step, ...rest]: Path, make: Change): Json | undefined {
  if (step === undefined) return make(value);
  if (Array.isArray(value)) {
    return value.flatMap((inner, at) => {
      const made = String(at) === step ? put(inner, rest, make) : inner;
      return made === undefined ? [] : [made];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const { [step]: old = null, ...others } = value;
  const made = put(old, rest, make);
  return made === undefined ? others : { ...others, [step]: made };
}

const isFigure = (value: Json): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^\$?-?[\d,]+(\.\d+)?$/.test(value));

/** A figure that is another one, written as the old one was. */
function otherFigure(old: number | string, random: () => number): Json {
  const number = Number(String(old).replaceAll(/[$,]/g, ''));
  const kinds = [
    number + Math.round((random() - 0.5) * 4000) / 100,
    number * 10,
    number / 100,
    -number,
    0,
    number + 0.001,
    Math.round(random() * 1e12) / 100,
    1e300,
  ];
  const changed = kinds[Math.floor(random() * kinds.length)] ?? 0;
  if (typeof old === 'number') return changed;
  const text = String(Math.round(changed * 1000) / 1000);
  return old.startsWith('$') ? `$${text}` : text;
}

const strange: readonly Json[] = [
  null,
  '',
  '0',
  '-1',
  0,
  -5,
  19.421,
  '1e3',
  '١٢٫٣٤',
  'EUR',
  [],
  {},
  [null],
  true,
  'N/A',
  '9'.repeat(40),
  'a\u0000b\uD83D',
  '__proto__',
  'constructor',
];

const takeOut = (): Change => () => undefined;
const structural: readonly ((random: () => number) => Change)[] = [
  takeOut,
  (random) => () => strange[Math.floor(random() * strange.length)] ?? null,
  () => (old) => [old, old],
  () => (old) => ({ old }),
  () => (old) => (Array.isArray(old) ? [...old, ...old] : old),
  () => (old) => (Array.isArray(old) ? old.slice(1) : old),
  () => (old) => (typeof old === 'number' ? String(old) : typeof old === 'string' ? Number(old) : old),
  () => (old) => (typeof old === 'string' ? old.repeat(40) : old),
];

/** One to three changes of a document: in its figures as often as in its structure. */
export function mutated(good: Json, random: () => number): Json {
  let answer = good;
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) {
    const paths = pathsOf(answer);
    const ofFigures = random() < 0.5;
    const path = paths[Math.floor(random() * paths.length)] ?? [];
    const change: Change = ofFigures
      ? (old) => (isFigure(old) ? otherFigure(old, random) : (strange[Math.floor(random() * strange.length)] ?? null))
      : (structural[Math.floor(random() * structural.length)] ?? takeOut)(random);
    answer = put(answer, path, change) ?? null;
  }
  return answer;
}

/** A text that is no document: cut, or with a digit or a sign changed. */
export function mutatedText(good: string, random: () => number): string {
  const at = Math.floor(random() * good.length);
  const kind = random();
  if (kind < 0.3) return good.slice(0, at);
  if (kind < 0.7) return `${good.slice(0, at)}${Math.floor(random() * 10)}${good.slice(at + 1)}`;
  return `${good.slice(0, at)}${'{}[]",:'[Math.floor(random() * 7)] ?? ''}${good.slice(at)}`;
}
