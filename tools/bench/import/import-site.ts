import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Cookies = readonly (readonly [string, string])[];
type Started = {
  readonly address: string;
  readonly account: string;
  /** Shipments to which hostile labels can be added, where they were asked for. */
  readonly shipments: readonly string[];
  readonly cookies: Cookies;
  readonly staffCookies: Cookies;
};
type Summary = {
  readonly id: string;
  readonly state: string;
  readonly good: number;
  readonly result: { readonly added: number } | null;
};

function headersOf(cookies: Cookies): Record<string, string> {
  return {
    accept: 'application/json',
    cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': new Map(cookies).get('XSRF-TOKEN') ?? '',
  };
}

/** A server of this measurement alone, in a process of its own, and one owner who is signed in. */
export class ImportSite {
  readonly process: ChildProcess;
  readonly account: string;
  readonly shipments: readonly string[];
  readonly databaseUrl: string;
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #staffHeaders: Readonly<Record<string, string>>;

  constructor(
    process: ChildProcess,
    databaseUrl: string,
    { address, account, shipments, cookies, staffCookies }: Started,
  ) {
    this.process = process;
    this.account = account;
    this.shipments = shipments;
    this.databaseUrl = databaseUrl;
    this.#address = address;
    this.#headers = headersOf(cookies);
    this.#staffHeaders = headersOf(staffCookies);
  }

  /** Sends a body as the owner, or as staff where the path is theirs. @returns the status of the answer */
  async send(path: string, type: string, body: Buffer<ArrayBuffer> | string): Promise<number> {
    const signed = path.startsWith('/api/admin/') ? this.#staffHeaders : this.#headers;
    const answer = await fetch(this.#address + path, {
      method: 'POST',
      headers: { ...signed, 'content-type': type },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Asks for something as the owner. @returns the status of the answer */
  async get(path: string): Promise<number> {
    const answer = await fetch(this.#address + path, { headers: this.#headers });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Milliseconds until a health check is answered. */
  async health(): Promise<number> {
    const began = performance.now();
    const answer = await fetch(`${this.#address}/healthz`);
    await answer.arrayBuffer();
    return performance.now() - began;
  }

  /** @throws when the server says no */
  async upload(file: Buffer<ArrayBuffer>): Promise<Summary> {
    const headers = { ...this.#headers, 'content-type': 'text/csv' };
    return this.#summary(await fetch(`${this.#address}/api/address-imports`, { method: 'POST', headers, body: file }));
  }

  /** @throws when the server says no, or is no more */
  async commit(id: string): Promise<Summary> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    return this.#summary(
      await fetch(`${this.#address}/api/address-imports/${id}/commit`, { method: 'POST', headers, body: '{}' }),
    );
  }

  /** Reads an export to its end and keeps nothing of it. @returns its bytes */
  async export(): Promise<number> {
    const answer = await fetch(`${this.#address}/api/addresses/export`, { headers: this.#headers });
    if (answer.status !== 200 || answer.body === null) throw new Error(`The export was refused: ${answer.status}`);
    let bytes = 0;
    for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
    return bytes;
  }

  /** Memory of the server now, and from then on its greatest, in bytes. */
  async memory(asked: 'begin' | 'end'): Promise<number> {
    const told = once(this.process, 'message');
    this.process.send(asked);
    const [{ bytes }] = (await told) as [{ bytes: number }];
    return bytes;
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'close');
    this.process.kill('SIGKILL');
    await ended;
  }

  async #summary(answer: Response): Promise<Summary> {
    if (!answer.ok) throw new Error(`The server refused: ${await answer.text()}`);
    return ((await answer.json()) as { data: Summary }).data;
  }
}

/**
 * Starts a server over a database that is migrated.
 * @param withPapers books shipments to which hostile labels can be added
 * @throws when it does not start
 */
export async function startImportSite(url: string, withPapers = false): Promise<ImportSite> {
  const server = join(import.meta.dirname, 'import-server.ts');
  const child = spawn(process.execPath, ['--expose-gc', server, url, ...(withPapers ? ['papers'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'close')])) as [Started | number | null];
  if (first === null || typeof first === 'number') throw new Error('The server did not start');
  return new ImportSite(child, url, first);
}

const heads =
  'Company,Contact,Email,Phone,Street,Address 2,City,State,ZIP,Country,Location type,Liftgate,Opens at,Closes at';
const towns = ['Burlington,VT,05401', 'Chicago,IL,60601', 'Bangor,ME,04401', 'Salem,MA,01970', 'Barre,VT,05641'];

/** A file of addresses that differ, each with everything an address usually has. */
export function addressFile(rows: number, random: () => number): Buffer<ArrayBuffer> {
  const lines = Array.from({ length: rows }, (_, at) => {
    const number = 100 + Math.floor(random() * 9000);
    const town = towns[Math.floor(random() * towns.length)] ?? '';
    return `"Depot ${at}, Hall ${number % 9}",Nora Lindgren,dock${at}@maplekiln.example,(802) 555-0${100 + (at % 900)},${number} Pine Street,Door ${at % 40},${town},US,business,${at % 3 === 0 ? 'yes' : 'no'},08:00,16:30`;
  });
  return Buffer.from([heads, ...lines].join('\r\n'));
}
