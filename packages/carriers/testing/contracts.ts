import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe } from 'vitest';
import { parse } from 'yaml';

type Json = { readonly [name: string]: unknown };

/** Folder with the carriers' published contracts; without it the tests that need it are skipped, by name. */
export const contractsFolder = process.env['WAYBILL_CONTRACTS'] ?? null;

/** One published file, asked whether a request or an answer keeps to it. Each answer is a list of problems. */
export type Contract = {
  /** @param path as the file writes it, e.g. `/rating/{version}/{requestoption}`, or the name of a webhook */
  request(method: string, path: string, body: unknown): string[];
  answer(method: string, path: string, status: number, body: unknown): string[];
  /** Parameters of an operation that the file requires, as `in:name`. */
  requiredParameters(method: string, path: string): string[];
};

/** What OpenAPI 3.0 writes differently from JSON Schema: boolean exclusive limits. Examples are no schemas. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (['example', 'examples', 'x-relaxed', 'discriminator', 'xml', 'externalDocs'].includes(name)) {
      // A property may bear such a name; then it holds a schema and not an example.
      if (!(typeof inner === 'object' && inner !== null && ('type' in inner || '$ref' in inner))) continue;
    }
    out[name] = asJsonSchema(inner);
  }
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof out[flag] !== 'boolean') continue;
    if (out[flag]) {
      out[flag] = out[limit];
      delete out[limit];
    } else delete out[flag];
  }
  return out;
}

function read(file: string): Json {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Json;
}

function at(value: unknown, ...steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], value);
}

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** How strictly a file is gone by. */
type Strictness = {
  /** Whether dates are told from times, for files that offer one or the other; else no format is looked at. */
  readonly dates?: boolean;
};

/** Loads a published file. @throws when the folder does not hold it */
export function loadContract(file: string, { dates = false }: Strictness = {}): Contract {
  const document = asJsonSchema(read(join(contractsFolder ?? '', file))) as Json;
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: dates, schemas: [], logger: false });
  formats.default(ajv, dates ? ['date', 'date-time'] : undefined);
  ajv.addSchema({ ...document, $id: 'contract' }, 'contract');

  const resolved = (value: unknown): unknown => {
    const ref = (value as Json | undefined)?.['$ref'];
    return typeof ref === 'string'
      ? resolved(
          at(
            document,
            ...ref
              .replace(/^#\//, '')
              .split('/')
              .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
          ),
        )
      : value;
  };
  const operation = (method: string, path: string): Json => {
    const found = resolved(at(document, path.startsWith('/') ? 'paths' : 'webhooks', path, method.toLowerCase()));
    if (found === undefined) throw new Error(`${file} has no ${method} ${path}`);
    return found as Json;
  };
  const check = (holder: unknown, pointer: string, body: unknown): string[] => {
    const content = at(holder, 'content') as Json | undefined;
    const media = Object.keys(content ?? {}).find((name) => name.includes('json')) ?? Object.keys(content ?? {})[0];
    if (media === undefined) return [];
    const schema = at(content, media, 'schema');
    if (schema === undefined) return [];
    const ref = (schema as Json)['$ref'];
    const target = typeof ref === 'string' ? ref : `${pointer}/content/${escaped(media)}/schema`;
    const validate = ajv.compile({ $ref: `contract${target}` });
    return validate(body)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`);
  };
  /** Where a `$ref` leads, as a pointer; inline things stay where they are. */
  const pointerOf = (value: unknown, here: string) =>
    ((value as Json | undefined)?.['$ref'] as string | undefined) ?? here;
  return {
    request: (method, path, body) => {
      const raw = operation(method, path)['requestBody'];
      const root = path.startsWith('/') ? 'paths' : 'webhooks';
      const here = `#/${root}/${escaped(path)}/${method.toLowerCase()}/requestBody`;
      return check(resolved(raw), pointerOf(raw, here), body);
    },
    answer: (method, path, status, body) => {
      const answers = operation(method, path)['responses'] as Json;
      const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => name in answers);
      if (key === undefined) return [`status ${status} is not published for ${method} ${path}`];
      const here = `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${key}`;
      return check(resolved(answers[key]), pointerOf(answers[key], here), body);
    },
    requiredParameters: (method, path) => {
      const listed = [
        ...((at(document, 'paths', path, 'parameters') ?? []) as unknown[]),
        ...((operation(method, path)['parameters'] ?? []) as unknown[]),
      ];
      return listed
        .map((each) => resolved(each) as Json)
        .filter((each) => each['required'] === true)
        .map((each) => `${String(each['in'])}:${String(each['name'])}`);
    },
  };
}

/**
 * Tests against one published file. Without `WAYBILL_CONTRACTS` they are skipped, by name; a folder that does not
 * hold the file fails them.
 */
export function describeContract(
  name: string,
  file: string,
  tests: (contract: () => Contract) => void,
  strictness: Strictness = {},
): void {
  describe.skipIf(contractsFolder === null)(`${name} (${file})`, () => {
    let loaded: Contract | null = null;
    tests(() => (loaded ??= loadContract(file, strictness)));
  });
}

/** Whether the named folder holds contracts at all. */
export function contractsPresent(): boolean {
  return (
    contractsFolder !== null && existsSync(join(contractsFolder, 'ups')) && existsSync(join(contractsFolder, 'fedex'))
  );
}
