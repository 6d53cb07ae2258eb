// Hostile files of each kind, one after the other: the server must answer health checks meanwhile, and
// neither it nor a worker may take much memory.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  hostileCsv,
  hostileEdi,
  hostilePdfs,
  hostilePictures,
  hostileWorkbooks,
  type HostileFile,
} from '../../apps/server/src/testing/hostile-files.ts';
import { withFileSite } from '../bench/files/file-site.ts';
import { storeHostileLabels } from '../bench/files/hostile-papers.ts';
import { megabytesOf, watch, workersOf } from '../bench/files/watch.ts';
import type { ImportSite } from '../bench/import/import-site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';

type Send = (site: ImportSite) => Promise<number>;
type Kind = { readonly name: string; readonly sends: readonly Send[] };

const bodyOf = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(bytes);

/** Sends a file that is made beforehand: making one keeps this process from asking for the server's health. */
const ready =
  (bytes: Buffer<ArrayBuffer> | string, path: string, type: string): Send =>
  (site) =>
    site.send(path, type, bytes);

const sendsOf = (files: readonly HostileFile[], path: string, type: string): Send[] =>
  files.map(([, , make]) => ready(bodyOf(make(9)), path, type));

/** Sends a file into the chat of this run. */
const intoChat =
  (bytes: Buffer<ArrayBuffer>): Send =>
  (site) =>
    site.send(`/api/chats/${chat}/attachments?name=x.txt&id=${crypto.randomUUID()}`, bytesType, bytes);

const csv = '/api/address-imports?name=x.csv';
const xlsx = '/api/marketplaces/order-files?name=x.xlsx';
const bytesType = 'application/octet-stream';
const chat = crypto.randomUUID();

const labelsOf = (shipment = ''): string => `/api/shipments/papers/labels?ids=${shipment}`;

/** Every kind of file that somebody can send, each as large as the server takes it. */
const kinds: readonly ((limit: number) => Kind)[] = [
  () => ({ name: 'CSV', sends: sendsOf(hostileCsv, csv, 'text/csv') }),
  (limit) => ({
    name: 'CSV of the largest size',
    sends: [
      Buffer.alloc(limit, 'x'),
      Buffer.from('a,b\n'.padEnd(limit, 'ü,€\n')).subarray(0, limit),
      Buffer.from('a,b\n'.padEnd(limit, '"x""y"\n')),
      Buffer.from('a,b\n'.padEnd(limit, `${'1,'.repeat(150)}\n`)),
    ].map((bytes) => ready(bytes, csv, 'text/csv')),
  }),
  () => ({ name: 'workbook', sends: sendsOf(hostileWorkbooks, xlsx, bytesType) }),
  () => ({ name: 'picture', sends: sendsOf(hostilePictures, '/api/account/brand/logo', 'image/png') }),
  () => ({
    name: 'EDI',
    sends: hostileEdi.flatMap((make, at) => {
      const body = JSON.stringify({ file_name: 'x.edi', content: make(at) });
      return ['/api/admin/tracking/edi-214', '/api/admin/carrier-bills/files'].map((path) =>
        ready(body, path, 'application/json'),
      );
    }),
  }),
  () => ({
    name: 'text of a chat',
    sends: [Buffer.from('€'.repeat(2_600_000)), Buffer.alloc(8_000_000, 'x\0')].map(intoChat),
  }),
  () => ({
    name: 'labels of carriers in PDF',
    sends: hostilePdfs.map((_, at) => (site) => site.get(labelsOf(site.shipments[at]))),
  }),
];

async function* measureKinds(site: ImportSite, { seed, smoke, note }: Conditions): AsyncGenerator<Figure, void> {
  // A small file of each kind first: what any first request loads is not the file's.
  await site.send(csv, 'text/csv', Buffer.from('Company\nx\n'));
  await storeHostileLabels(site);
  await site.get(labelsOf(site.shipments[0]));
  const opening = { id: chat, category: 'other', text: 'See the files', message_id: crypto.randomUUID() };
  const opened = await site.send('/api/chats', 'application/json', JSON.stringify(opening));
  if (opened !== 201) throw new Error(`The chat was not opened: ${opened}`);
  await site.memory('begin');
  const pid = site.process.pid ?? 0;
  const rest = { server: megabytesOf(pid), worker: Math.max(0, ...workersOf(pid).map(megabytesOf)) };
  note(`at rest: server ${rest.server.toFixed(0)} MB, worker ${rest.worker.toFixed(0)} MB`);
  const rounds = smoke ? 1 : 10;
  const quiet = await watch(site, () => sleep(smoke ? 50 : 3000));
  note(`without files: slowest of ${quiet.checks} health checks ${quiet.slowest.toFixed(0)} ms`);
  for (const make of kinds) {
    const { name, sends } = make(smoke ? 1_000_000 : 15_900_000);
    const statuses = new Map<number, number>();
    const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const seen = await watch(site, async () => {
      for (let round = 0; round < rounds; round += 1)
        for (const send of smoke ? sends.slice(0, 1) : sends) count(await send(site));
    });
    const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
    note(`${name}: ${answers}; ${seen.checks} health checks, all together ${seen.together.toFixed(0)} MB`);
    const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0);
    yield absolute({ name: `${name}: answered as a fault`, unit: 'files', seed }, faults, 'at most', 0);
    yield absolute({ name: `${name}: slowest health check`, unit: 'ms', seed }, seen.slowest, 'at most', 100);
    const [server, worker] = [Math.max(0, seen.server - rest.server), Math.max(0, seen.worker - rest.worker)];
    yield absolute({ name: `${name}: server above rest`, unit: 'MB', seed }, server, 'at most', 150);
    yield absolute({ name: `${name}: one worker above rest`, unit: 'MB', seed }, worker, 'at most', 150);
  }
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  yield* withFileSite((site) => measureKinds(site, conditions), true);
}
