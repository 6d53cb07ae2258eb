import { join } from 'node:path';
import { simulatedCarriers, startSimulator } from '@waybill/carriers/simulators';
import { ebaySimulator } from '../../simulators/ebay/index.ts';
import { paymentSimulator } from '../../simulators/payments/index.ts';

/**
 * Runs every simulated carrier in a process of its own, beside the server, so that neither slows or stops the other.
 * Its argument is the folder where they remember their bookings. It tells its parent their addresses, and ends with it.
 */
const [folder = '.'] = process.argv.slice(2);
/** An hour of a simulated journey passes in a minute, so that tracking is alive in a demo. */
const hourMs = 60_000;

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const urls: Record<string, string> = {};
for (const { definition, adapters } of simulatedCarriers) {
  const stateFile = join(folder, `${definition.name}.jsonl`);
  const { url } = await startSimulator(definition, { stateFile, hourMs, latencyMs: [120, 900] });
  for (const adapter of adapters) urls[adapter] = url;
}
const { url } = await startSimulator(paymentSimulator, { stateFile: join(folder, 'payments.jsonl') });
urls[paymentSimulator.name] = url;
const marketplace = await startSimulator(ebaySimulator, { stateFile: join(folder, 'ebay.jsonl') });
urls[ebaySimulator.name] = marketplace.url;
process.send?.(urls);
