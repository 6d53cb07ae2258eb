import { join } from 'node:path';
import { simulatedCarriers, startSimulator } from '@waybill/carriers/simulators';
import { ebaySimulator } from '../../simulators/ebay/index.ts';
import { paymentSimulator } from '../../simulators/payments/index.ts';

/**
 * Runs all simulated carriers in a separate process, so that neither process slows or stops the other. The argument is
 * the folder where they store their bookings. Sends their URLs to the parent, and ends with it.
 */
const [folder = '.'] = process.argv.slice(2);
/** One hour of a simulated journey takes a minute, so that tracking is lively in a demo. */
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
