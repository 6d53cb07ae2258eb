// Quotes that arrive evenly, in a process of their own: each is posted, and its stream followed to the end. Prints when each
// carrier's answer came in, as JSON.
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { quoteFor } from '../../outside/requests.ts';
import { signInAt } from '../../outside/person.ts';
import type { Arrival, LoadJob, LoadReport } from './load.ts';

const job = JSON.parse(await text(process.stdin)) as LoadJob;
const person = await signInAt(job.address);
const arrivals: Arrival[] = [];
let [inFlight, most, failed] = [0, 0, 0];
const now = () => performance.timeOrigin + performance.now();

async function* events(answer: Response): AsyncGenerator<{ event: string; data: string; at: number }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of answer.body ?? []) {
    const at = now();
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = ''] = /^event: (.+)$/m.exec(block) ?? [];
      const [, data = ''] = /^data: (.+)$/m.exec(block) ?? [];
      if (event !== '') yield { event, data, at };
    }
  }
}

async function one(weight: number): Promise<void> {
  inFlight += 1;
  most = Math.max(most, inFlight);
  try {
    const posted = await person.post(job.address, '/api/quotes', quoteFor('ltl', weight));
    if (posted.status !== 201) throw new Error(await posted.text());
    const { data: quote } = (await posted.json()) as { data: { id: string } };
    const stream = await person.get(job.address, `/api/quotes/${quote.id}/rates`);
    for await (const { event, data, at } of events(stream)) {
      if (event !== 'carrier') continue;
      const { carrier, state, findings } = JSON.parse(data) as {
        carrier: { name: string };
        state: string;
        findings: { code: string }[];
      };
      arrivals.push({ weight, carrier: carrier.name, state, finding: findings[0]?.code ?? null, at });
    }
  } catch (error) {
    failed += 1;
    process.stderr.write(`${String(error)}\n`);
  } finally {
    inFlight -= 1;
  }
}

const everyMs = 1000 / job.perSecond;
const running: Promise<void>[] = [];
const began = performance.now();
for (let sent = 0; sent < job.quotes; sent += 1) {
  await pause(Math.max(0, began + sent * everyMs - performance.now()));
  running.push(one(job.firstWeight + sent));
}
await Promise.all(running);
const report: LoadReport = { arrivals, mostInFlight: most, failed };
process.stdout.write(JSON.stringify(report));
