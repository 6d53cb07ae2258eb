import type { Endpoint } from '@waybill/contract';
import { z } from 'zod';

/** A request generated from the contract: some parts valid, some broken. */
export type FuzzRequest = {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Values by field name. */
export type Meaning = Readonly<Record<string, readonly string[]>>;

type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
};

/** Texts that tend to break databases, parsers, and templates. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\0',
  'a\0b',
  '\u{1f69a}',
  '\ud800',
  '%',
  '_',
  '%00',
  "'",
  "' OR 1=1--",
  '"',
  '\\',
  '..',
  '../..',
  '<b>',
  '{{7*7}}',
  '=1+1',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '24:00',
  '1e309',
  'NaN',
  '\u202e',
  '\r\n',
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
  '_'.repeat(36),
  '1_' + '-'.repeat(36),
  'Ñandú',
  'ZZ',
  'é'.repeat(300),
];
const numbers = [0, -1, 1, 0.5, -0, 1e21, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, 1e308];
const others = [null, true, [], {}, [[]], { a: null }];

/** Random numbers between 0 and 1, deterministic by seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates requests to the operations of the contract. Deterministic by seed, except for record ids. */
export class Fuzzer {
  readonly #random: () => number;
  readonly #schemas = new Map<unknown, Schema>();
  /** Ids found in responses, by collection, so that requests find records. */
  readonly #ids = new Map<string, string[]>();
  #collection = '';
  /** Share of broken values in the current request; zero for half of the requests. */
  #broken = 0;
  /** Meaningful values by field name, such as a password. */
  #meaning: Meaning = {};
  /** Tokens of mailed links. */
  readonly #tokens: string[] = [];

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T;
  }

  #often(share: number): boolean {
    return this.#random() < share;
  }

  #schema(of: z.ZodType): Schema {
    const known = this.#schemas.get(of);
    if (known !== undefined) return known;
    const made = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Schema;
    this.#schemas.set(of, made);
    return made;
  }

  #id(): string {
    const own = this.#ids.get(this.#collection) ?? [];
    const all = this.#ids.get('') ?? [];
    const from = this.#often(0.85) && own.length > 0 ? own : all;
    return from.length > 0 && this.#often(0.95) ? this.#pick(from) : crypto.randomUUID();
  }

  #text(schema: Schema, name: string): unknown {
    const meant = name === 'token' ? this.#tokens : this.#meaning[name];
    if (meant !== undefined && meant.length > 0 && this.#often(0.7)) return this.#pick(meant);
    if (schema.format === 'uuid') return this.#id();
    if (schema.format === 'date-time') return this.#pick(['2026-11-20T15:00:00.000Z', '9999-12-31T23:59:59.999Z']);
    if (/date|from$|to$|until|week|day/.test(name)) return this.#pick(['2026-11-18', '2026-12-01', '0001-01-01']);
    if (/time|_at$/.test(name)) return this.#pick(['08:00', '23:59']);
    if (name.includes('postal_code')) return this.#pick(['03103', '60647', '99999']);
    if (name.includes('email')) return this.#pick(['dock@harbor.example', 'a@b.c']);
    if (name.includes('phone')) return '603-555-0142';
    if (/^(state|country|scac|code)$/.test(name)) return this.#pick(['NH', 'US', 'GSTF', 'LGDEL']);
    return this.#pick(['Harbor Tools', 'pallets', '1', 'x'.repeat(Math.min(schema.maxLength ?? 10, 500))]);
  }

  /** A valid value for the schema. */
  #valid(schema: Schema, name: string): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.#pick(schema.enum);
    if (schema.anyOf !== undefined) return this.#value(this.#pick(schema.anyOf), name);
    switch (schema.type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return Array.from({ length: Math.floor(this.#random() * 3) }, () => this.#value(schema.items ?? {}, name));
      case 'integer':
      case 'number':
        return this.#pick([schema.minimum ?? 0, 1, 2, 40, Math.min(schema.maximum ?? 1240, 1240)]);
      case 'boolean':
        return this.#often(0.5);
      case 'null':
        return null;
      default:
        return this.#text(schema, name);
    }
  }

  #object(schema: Schema): Record<string, unknown> {
    const required = new Set(schema.required);
    const named = Object.entries(schema.properties ?? {}).filter(([name]) =>
      required.has(name) ? !this.#often(this.#broken / 3) : this.#often(0.5),
    );
    return Object.fromEntries(named.map(([name, inner]) => [name, this.#value(inner, name)]));
  }

  #value(schema: Schema, name: string): unknown {
    if (!this.#often(this.#broken)) return this.#valid(schema, name);
    return this.#pick<unknown>([this.#pick(texts), this.#pick(numbers), this.#pick(others)]);
  }

  /** A random selection of a list, in random order. */
  some<T>(from: readonly T[], most: number): T[] {
    const left = [...from];
    return Array.from(
      { length: Math.min(most, left.length) },
      () => left.splice(Math.floor(this.#random() * left.length), 1)[0] as T,
    );
  }

  /** Headers of any request: a view of an account, and typical mistakes of programs. */
  #headers(endpoint: Endpoint): Record<string, string> {
    const key = endpoint.path === '/api/shipments' ? { 'idempotency-key': this.#id() } : {};
    if (!this.#often(0.08)) return key;
    return this.#pick<Record<string, string>>([
      { ...key, 'x-view-as': this.#id() },
      { ...key, 'x-view-as': "' OR 1=1--" },
      { ...key, 'accept-language': this.#pick(['es-MX', '*', 'xx;q=é', ','.repeat(2000)]) },
      { ...key, 'user-agent': 'é'.repeat(2000) },
      { 'idempotency-key': this.#pick(['', '0', 'x'.repeat(4000), "'", '\u00ff']) },
      { ...key, 'x-xsrf-token': '%E0%A4%A' },
      { ...key, cookie: 'waybill_session=%E0%A4%A; waybill_session=; =; remember=a.b.c' },
    ]);
  }

  /**
   * Generates a request to an operation.
   * @param meaning meaningful values of the caller, by field name
   */
  request(endpoint: Endpoint, meaning: Meaning = {}): FuzzRequest {
    this.#collection = collectionOf(endpoint);
    this.#meaning = meaning;
    this.#broken = this.#often(0.5) ? 0 : 0.1;
    const params = endpoint.params === undefined ? {} : (this.#schema(endpoint.params).properties ?? {});
    const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => {
      const value = String(this.#value(params[name] ?? {}, name));
      const part = encodeURIComponent(value.toWellFormed());
      // Clients normalize empty parts and dots out of a path, which would be another request.
      return /^\.{0,2}$/.test(part) ? `${part}%20` : part;
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(
      endpoint.query === undefined ? {} : this.#object(this.#schema(endpoint.query)),
    ))
      // A long wait for an answer that never changes would test nothing.
      if (name !== 'wait') query.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    const search = query.toString();
    const url = search === '' ? path : `${path}?${search}`;
    const headers = this.#headers(endpoint);
    const { method } = endpoint;
    if (endpoint.upload !== undefined) {
      const payload = this.#pick([
        '',
        '\0',
        'a,b\n1,2',
        '"',
        '%PDF-1.4',
        'ISA*00*',
        'PK\u0003\u0004',
        'x'.repeat(5000),
      ]);
      return { method, url, payload, headers: { ...headers, 'content-type': endpoint.upload.bytes } };
    }
    if (endpoint.body === undefined || method === 'GET') return { method, url, headers };
    if (this.#often(this.#broken / 2)) {
      const payload = this.#pick(['{', '[]', '"text"', 'null', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]);
      return { method, url, payload, headers: { ...headers, 'content-type': 'application/json' } };
    }
    const payload = this.#value(this.#schema(endpoint.body), '');
    return {
      method,
      url,
      payload: JSON.stringify(payload) ?? '{}',
      headers: { ...headers, 'content-type': 'application/json' },
    };
  }

  /** Stores the tokens of the links in a mail. */
  learnMail(text: string): void {
    for (const [, token] of text.matchAll(/\/([\w-]{40,})(?=[?\s]|$)/g)) this.#tokens.push(token as string);
    this.#tokens.splice(0, Math.max(0, this.#tokens.length - 100));
  }

  /** Stores ids from a response, up to some hundred per collection. */
  learn(endpoint: Endpoint, text: string): void {
    for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))
      for (const collection of ['', collectionOf(endpoint)]) {
        const known = this.#ids.get(collection) ?? [];
        if (known.length < 300) this.#ids.set(collection, [...known, id]);
        else known[Math.floor(this.#random() * known.length)] = id;
      }
  }
}

/** The path before its first parameter, which is shared by the operations of a collection. */
function collectionOf({ path }: Endpoint): string {
  return path.replace(/\/:.*$/, '');
}

/** Whether an operation responds with a stream that does not end by itself. */
export function isStream({ answers }: Endpoint): boolean {
  return Object.values(answers).some(
    (shape) => shape !== null && 'bytes' in shape && shape.bytes === 'text/event-stream',
  );
}
