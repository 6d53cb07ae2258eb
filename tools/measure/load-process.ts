// The load, in a process of its own so that it does not share the server's thread. One job on standard input, as
// JSON; one result on standard output.
import { text } from 'node:stream/consumers';
import { Connection } from './http-client.ts';
import type { LoadJob, LoadResult } from './load.ts';

const job = JSON.parse(await text(process.stdin)) as LoadJob;
const { pathname, search, port, host } = new URL(job.url);
const path = pathname + search;
const headers = Object.entries({ host, ...job.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const request = `GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`;

const times: number[] = [];
let bytes = 0;
let sent = 0;
const began = performance.now();
const until = began + job.seconds * 1000;

async function drive(connection: Connection): Promise<void> {
  while (sent < job.requests && performance.now() < until) {
    sent += 1;
    const at = performance.now();
    const answer = await connection.send(request);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    times.push(performance.now() - at);
    bytes += answer.bytes;
  }
  connection.close();
}

await Promise.all(Array.from({ length: job.connections }, () => drive(new Connection(Number(port)))));

const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const result: LoadResult = {
  requests: times.length,
  bytes,
  seconds,
  perSecond: times.length / seconds,
  median: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
};
process.stdout.write(JSON.stringify(result));
