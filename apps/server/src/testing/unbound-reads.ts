import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { readByIdAlone } from '../sweeps/account-keys.ts';

/** A node of a Kysely statement. */
type Node = { readonly kind: string } & Readonly<Record<string, unknown>>;
type Reference = { readonly table: string | null; readonly column: string };

/**
 * A statement that identifies a record of a table by this column without its account. Whether the table has accounts is
 * checked later.
 */
type Unbound = {
  readonly table: string;
  readonly column: string;
  readonly writes: boolean;
  readonly sql: string;
};

const queries = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.kind === 'IdentifierNode') return String(node['name']);
  return nameOf(node['identifier'] ?? node['column'] ?? node['alias'] ?? node['table']);
};

function referenceOf(node: unknown): Reference | null {
  if (!isNode(node) || node.kind !== 'ReferenceNode') return null;
  return { table: isNode(node['table']) ? nameOf(node['table']) : null, column: nameOf(node['column']) };
}

/** Tables read by a query, by alias. */
function tablesOf(query: Node): Map<string, string> {
  const found = new Map<string, string>();
  const add = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.kind === 'TableNode') found.set(nameOf(node), nameOf(node));
    else if (node.kind === 'AliasNode' && isNode(node['node']) && node['node'].kind === 'TableNode')
      found.set(nameOf(node['alias']), nameOf(node['node']));
    else if (['FromNode', 'UsingNode', 'ListNode'].includes(node.kind)) childrenOf(node).forEach(add);
    else if (node.kind === 'JoinNode') add(node['table']);
  };
  for (const part of ['table', 'from', 'using']) add(query[part]);
  for (const join of (query['joins'] as Node[] | undefined) ?? []) add(join);
  return found;
}

/** The text of a raw SQL fragment, including its column names. */
function rawTextOf(node: Node): string {
  const text = node.kind === 'RawNode' ? (node['sqlFragments'] as string[]).join(' ') : nameOf(node['column']);
  return [text, ...childrenOf(node).map(rawTextOf)].join(' ');
}

/** Equality comparisons in a query's conditions, without subqueries. */
function comparedIn(query: Node): { equal: [Reference, unknown][]; raw: string } {
  const equal: [Reference, unknown][] = [];
  let raw = '';
  const walk = (node: Node): void => {
    if (queries.has(node.kind)) return;
    if (node.kind === 'RawNode') raw += rawTextOf(node);
    if (node.kind === 'BinaryOperationNode' && isNode(node['operator'])) {
      const [left, right] = [referenceOf(node['leftOperand']), referenceOf(node['rightOperand'])];
      if (['=', 'in'].includes(String(node['operator']['operator']))) {
        if (left !== null) equal.push([left, node['rightOperand']]);
        if (right !== null) equal.push([right, node['leftOperand']]);
      }
    }
    childrenOf(node).forEach(walk);
  };
  if (isNode(query['where'])) walk(query['where']);
  for (const join of (query['joins'] as Node[] | undefined) ?? []) if (isNode(join['on'])) walk(join['on']);
  return { equal, raw };
}

/** @returns ids that a query compares for tables whose account is not compared with a value */
function unboundIn(query: Node, sql: string): Unbound[] {
  const tables = tablesOf(query);
  const { equal, raw } = comparedIn(query);
  if (/account_id/.test(raw)) return [];
  const only = tables.size === 1 ? [...tables.keys()][0] : undefined;
  const nameIn = ({ table }: Reference) => table ?? only ?? null;
  // Tables joined by account form a group, which is bound once one of them is compared with a value.
  const group = new Map([...tables.keys()].map((name) => [name, name]));
  const bound = new Set<string>();
  for (const [left, right] of equal) {
    const name = nameIn(left);
    if (left.column !== 'account_id') continue;
    // A column without table name: the account is compared in whichever table it belongs to.
    if (name === null) return [];
    const other = referenceOf(right);
    const otherName = other === null ? null : nameIn(other);
    if (otherName === null || !group.has(otherName)) bound.add(group.get(name) ?? name);
    else {
      const [from, to] = [group.get(otherName) ?? otherName, group.get(name) ?? name];
      for (const [key, value] of group) if (value === from) group.set(key, to);
      if (bound.has(from)) bound.add(to);
    }
  }
  const reads = query.kind === 'SelectQueryNode';
  // A record that may be read by id alone binds tables joined by its account.
  for (const [left, right] of equal) {
    const [name, other] = [nameIn(left), referenceOf(right)];
    const otherName = other === null ? null : nameIn(other);
    if (!reads || left.column !== 'id' || name === null || !((tables.get(name) ?? '') in readByIdAlone)) continue;
    if (otherName === null || group.get(otherName) !== group.get(name)) bound.add(group.get(name) ?? name);
  }
  return equal.flatMap(([{ table: given, column }, right]) => {
    const name = nameIn({ table: given, column });
    const table = name === null ? undefined : tables.get(name);
    if (name === null || table === undefined || !/(^|_)id$/.test(column) || column === 'account_id') return [];
    if (bound.has(group.get(name) ?? name)) return [];
    const other = referenceOf(right);
    const otherName = other === null ? null : nameIn(other);
    // A join by id is safe if the accounts are joined as well.
    if (otherName !== null && group.has(otherName) && group.get(otherName) === group.get(name)) return [];
    return [{ table, column, writes: !reads, sql }];
  });
}

/** The same for a statement written as text. */
function unboundInText(sql: string): Unbound[] {
  if (/account_id/.test(sql)) return [];
  const writes = /(?<!\b(?:for|key) )\b(?:update|delete)\b/i.test(sql);
  const tables = [...sql.matchAll(/\b(?:from|join|update)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/gi)];
  const compared = /(?:"?(\w+)"?\.)?"?\b(id|\w+_id)"?\s*=\s*(?:\$|ANY)/gi;
  return [...sql.matchAll(compared)].flatMap(([, given, column = '']) =>
    tables
      .filter(([, table, alias]) => given === undefined || given === table || given === alias)
      .map(([, table = '']) => ({ table, column, writes, sql })),
  );
}

/** Ids that a statement uses without their account, in any table. */
export function unboundOf({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): Unbound[] {
  const root = query as unknown as Node;
  if (root.kind === 'RawNode') return unboundInText(sql);
  const found: Unbound[] = [];
  const walk = (node: Node): void => {
    if (queries.has(node.kind)) found.push(...unboundIn(node, sql));
    childrenOf(node).forEach(walk);
  };
  walk(root);
  return found;
}

/**
 * Whether a statement identifies a record of an account without the account where that is not allowed.
 * @param ids columns with such ids, by table
 */
export function isViolation(
  { table, column, writes }: Unbound,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (table === 'users' || ids.get(table)?.has(column) !== true) return false;
  return writes || column !== 'id' || !(table in readByIdAlone);
}

/** Columns with ids of account records, by table: `id`, and foreign keys that include the account. */
async function accountIds(databaseUrl: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; columns: string[] }>(`
    SELECT t.relname::text AS table, array_agg(a.attname::text) AS columns
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_attribute account ON account.attrelid = t.oid AND account.attname = 'account_id' AND NOT account.attisdropped
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND a.attname <> 'account_id'
      AND (a.attname = 'id' OR EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f'
        AND a.attnum = ANY (c.conkey) AND account.attnum = ANY (c.conkey)))
    GROUP BY t.relname`);
    return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  } finally {
    await client.end();
  }
}

// All databases of a run have the same tables, and most statements repeat between files.
let ids: Promise<ReadonlyMap<string, ReadonlySet<string>>> | null = null;
const known = new Map<string, readonly Unbound[]>();

/** Monitors the statements of a server's calls and jobs for those that identify a record without its account. */
export class UnboundReads {
  readonly #found = new Map<string, Unbound>();
  // Excludes statements of the test itself.
  readonly #product = new AsyncLocalStorage<true>();

  /** @param app a server that is not ready yet */
  follow(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, _reply, done) => this.#product.run(true, done));
  }

  /** Runs a job of the product. */
  during<T>(work: () => Promise<T>): Promise<T> {
    return this.#product.run(true, work);
  }

  readonly statement = (query: Pick<CompiledQuery, 'query' | 'sql'>): void => {
    if (this.#product.getStore() === undefined) return;
    const there = known.get(query.sql) ?? unboundOf(query);
    known.set(query.sql, there);
    for (const one of there) this.#found.set(`${one.table}.${one.column} ${one.sql}`, one);
  };

  /** @throws if there was such a statement */
  async check(databaseUrl: string): Promise<void> {
    if (this.#found.size === 0) return;
    const columns = await (ids ??= accountIds(databaseUrl));
    const wrong = [...this.#found.values()].filter((one) => isViolation(one, columns));
    if (wrong.length === 0) return;
    const lines = wrong.map(
      ({ table, column, sql }) => `${table}.${column}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 600)}`,
    );
    throw new Error(`Named a record of an account without the account:\n${lines.join('\n')}`);
  }
}
