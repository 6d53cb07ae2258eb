import type { CarrierReply, CarrierRequest, Tokens } from '@waybill/carriers';
import { CallFailed } from './failure.ts';
import type { Party } from './connection.ts';

type Owner = Pick<Party, 'id' | 'version' | 'credentials'> & {
  readonly adapter: Pick<Party['adapter'], 'manifest' | 'tokens'>;
};
type Kept = { readonly value: string; readonly until: number };

/** Tokens are renewed this long before they expire, so that they do not expire on the way. */
const marginMs = 60_000;

/** Tokens of all connections, in memory. Concurrent requests for the same token share one call. */
export class TokenStore {
  readonly #kept = new Map<string, Kept>();
  readonly #asked = new Map<string, Promise<Kept>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * The tokens that sign a request.
   * @param ask sends a token request, signed with the tokens obtained so far
   * @throws CallFailed sign_in, and whatever `ask` throws
   */
  async of(
    connection: Owner,
    wanted: readonly string[] | undefined,
    ask: (request: CarrierRequest, tokens: Tokens) => Promise<CarrierReply>,
  ): Promise<Tokens> {
    const tokens: Record<string, string> = {};
    for (const name of Object.keys(connection.adapter.tokens)) {
      if (wanted !== undefined && !wanted.includes(name)) continue;
      tokens[name] = (await this.#one(connection, name, (request) => ask(request, tokens))).value;
    }
    return tokens;
  }

  /** Forgets a connection's tokens, e.g. when the carrier rejects them. */
  forget(connection: Owner): void {
    for (const name of Object.keys(connection.adapter.tokens)) this.#kept.delete(keyOf(connection, name));
  }

  async #one(connection: Owner, name: string, ask: (request: CarrierRequest) => Promise<CarrierReply>): Promise<Kept> {
    const key = keyOf(connection, name);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until > this.#now()) return kept;
    const asked = this.#asked.get(key) ?? this.#fetch(connection, name, ask).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #fetch(
    connection: Owner,
    name: string,
    ask: (request: CarrierRequest) => Promise<CarrierReply>,
  ): Promise<Kept> {
    const source = connection.adapter.tokens[name];
    if (source === undefined) throw new Error(`${connection.adapter.manifest.code} has no token ${name}`);
    const reply = await ask(source.buildRequest(connection.credentials));
    const reading = source.readAnswer(reply);
    if (reading.outcome !== 'done') {
      throw new CallFailed('sign_in', reading.messages[0]?.text ?? 'The carrier did not accept our credentials', {
        reply,
        code: reading.messages[0]?.code ?? null,
      });
    }
    const { value, lifetimeSeconds } = reading.result;
    const lifetimeMs = lifetimeSeconds * 1000;
    const kept = { value, until: this.#now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2) };
    this.#kept.set(keyOf(connection, name), kept);
    return kept;
  }
}

function keyOf(connection: Owner, name: string): string {
  return `${connection.id}/${connection.version}/${name}`;
}
