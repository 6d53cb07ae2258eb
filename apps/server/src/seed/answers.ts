import { chanceOf } from '@waybill/carriers';
import type { Services } from '../core/context.ts';
import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { once } from './once.ts';
import { asJson } from '../core/database/json.ts';

/** Failures per hundred answers, by carrier. */
const failing: Readonly<Record<string, number>> = { UPGF: 14, RLCA: 4, FXFE: 1 };
const silentMs = 12_000;

async function put(tx: Tx): Promise<void> {
  const quotes = await tx
    .selectFrom('quotes')
    .select(['account_id', 'id'])
    .where('mode', '=', 'ltl')
    .where('booked_at', 'is not', null)
    .orderBy('id')
    .execute();
  const asked = await tx
    .selectFrom('carrier_connections')
    .innerJoin('carriers', 'carriers.id', 'carrier_connections.carrier_id')
    .select(['carrier_connections.id', 'carrier_id', 'carriers.name', 'scac'])
    .where('scac', 'in', Object.keys(failing))
    .execute();
  const rows = quotes.flatMap((quote) =>
    asked.map(({ id, carrier_id, name, scac }) => {
      const chance = chanceOf(`answers/${quote.id}/${scac}`);
      const silent = chance.between(1, 100) <= (failing[scac] ?? 0);
      const code = silent ? 'carrier_no_answer' : 'carrier_declined';
      return {
        account_id: quote.account_id,
        quote_id: quote.id,
        connection_id: id,
        carrier_id,
        carrier_name: name,
        state: 'without_rate',
        findings: asJson([
          {
            code,
            severity: 'refused',
            params: silent ? { seconds: silentMs / 1000 } : { text: 'No service on this lane' },
          },
        ]),
        took_ms: silent ? silentMs : chance.between(380, 2400),
      };
    }),
  );
  await insertRows(tx, 'quote_carriers', rows);
}

/** Answers of carrier APIs to the demo's booked quotes, for the figures of response times and failures. */
export async function seedAnswers({ database }: Services, now: Date): Promise<void> {
  await once(database.staff, 'demo_answers', now, put);
}
