import { AsyncLocalStorage } from 'node:async_hooks';
import { allEndpoints } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { leavesNoEntry, noState } from '../sweeps/leaves-no-entry.ts';

/** Tables written by a call, and the number of its commands. */
type Call = { readonly tables: Set<string>; commands: number };

const write =
  /\b(?:insert\s+into|delete\s+from|update)\s+"?([a-z_0-9]+)"?(?=\s*\(|\s+(?:as\s+)?(?:"?\w+"?\s+)?(?:set|where|select|values|using|with)\b|\s*$)/gi;

/** Tables that a statement writes to. */
export function tablesWritten(text: string): string[] {
  return [...text.matchAll(write)].map(([, table = '']) => table.toLowerCase());
}

/**
 * Monitors all calls of a server: a successful call that wrote business data must have used a command, which commits
 * with its audit entry or not at all. Every test with a server thus checks the calls it makes.
 */
export class UnauditedCalls {
  readonly #calls = new AsyncLocalStorage<Call>();
  readonly #byRequest = new Map<string, Call>();
  readonly #found = new Set<string>();

  readonly command = (requestId: string): void => {
    // Work as the server itself has another request id, but belongs to this call.
    const call = this.#byRequest.get(requestId) ?? this.#calls.getStore();
    if (call !== undefined) call.commands += 1;
  };

  readonly statement = (text: string): void => {
    const call = this.#calls.getStore();
    if (call !== undefined) for (const table of tablesWritten(text)) call.tables.add(table);
  };

  /** @param app a server that is not ready yet */
  follow(app: FastifyInstance): void {
    const names = new Map<string, string>();
    for (const { name, endpoint } of allEndpoints())
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) names.set(`${endpoint.method} ${path}`, name);
    app.addHook('onRequest', (request, _reply, done) => {
      const call: Call = { tables: new Set(), commands: 0 };
      this.#byRequest.set(request.id, call);
      this.#calls.run(call, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const call = this.#byRequest.get(request.id);
      this.#byRequest.delete(request.id);
      const name = names.get(`${request.method} ${request.routeOptions.url}`);
      if (call !== undefined && name !== undefined && reply.statusCode < 400) this.#hold(name, call);
      done();
    });
  }

  #hold(name: string, { tables, commands }: Call): void {
    const kept = [...tables].filter((table) => !(table in noState));
    if (kept.length > 0 && commands === 0 && !(name in leavesNoEntry)) this.#found.add(`${name} (${kept.join(', ')})`);
  }

  /** @throws if there was such a call */
  check(): void {
    if (this.#found.size > 0) throw new Error(`Wrote without an audit entry: ${[...this.#found].join('; ')}`);
  }
}
