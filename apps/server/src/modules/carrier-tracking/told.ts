import { readEdi214, type Edi214Shipment, type Tracked } from '@waybill/carriers';
import { scacIndex, type ScacIndex } from '@waybill/freight';
import { systemContext, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { allStorable } from '../../core/storable.ts';
import { connectionById } from '../gateway/index.ts';
import type { DeliveryRow } from './deliveries.ts';
import type { Asked } from './targets.ts';
import { readTracked } from './tracked-shape.ts';

export const edi214Source = 'edi214';

/** What a delivery tells about one shipment, and the numbers that may mean it, the best first. */
export type ToldShipment = {
  readonly numbers: readonly Asked[];
  readonly told: Pick<Tracked, 'events' | 'estimatedDelivery'>;
  /** As it stands in a file of status messages. */
  readonly edi: Edi214Shipment | null;
};

/** A delivery that was read; `shipments` is null when nothing can be made of it. */
export type ReadDelivery = {
  readonly id: string;
  readonly source: string;
  readonly shipments: readonly ToldShipment[] | null;
  /** What is not as the standard of status messages has it. */
  readonly problems: ReturnType<typeof readEdi214>['problems'];
};

/** Carriers by their code, their name, and whatever else they are known to call themselves. */
async function knownCarriers(tx: Tx): Promise<ScacIndex> {
  const carriers = await tx.selectFrom('carriers').select(['scac', 'name']).execute();
  const aliases = await tx
    .selectFrom('scac_aliases')
    .select(['scac', 'alias', 'written_as'])
    .orderBy('alias')
    .execute();
  const others = aliases.map(({ scac, alias, written_as: written }) => ({ scac, name: alias, aliases: [written] }));
  return scacIndex([...carriers.map((carrier) => ({ ...carrier, aliases: [] })), ...others]);
}

/** The numbers of a transaction set: its PRO number, then its bill of lading; none of a carrier nobody knows. */
function numbersOf({ scac: written, proNumber, billOfLading }: Edi214Shipment, carriers: ScacIndex): Asked[] {
  const scac = written === null ? null : carriers.find(written);
  if (written !== null && scac === null) return [];
  return [proNumber, billOfLading].flatMap((number) => (number === null ? [] : [{ number, scac }]));
}

/** Kept bodies hold no character that cannot be kept, but JSON can spell one: `\u0000`, or half of a pair. */
const spelled = /\\u(?:0000|[dD][89a-fA-F])/;
const readable = <T>(body: string, read: T): T => (spelled.test(body) ? allStorable(read) : read);

function readFile({ id, body }: DeliveryRow, carriers: ScacIndex): ReadDelivery {
  const { shipments, problems } = readEdi214(body);
  const told = shipments.map((edi) => ({ numbers: numbersOf(edi, carriers), told: edi, edi }));
  return { id, source: edi214Source, shipments: told, problems };
}

async function readPushOrPoll(ctx: Context, row: DeliveryRow): Promise<ReadDelivery> {
  const { id, connection_id: connectionId, body } = row;
  const [way = '', name = ''] = row.source.split(':');
  const connection = connectionId === null ? null : await connectionById(ctx.services, connectionId);
  const source = connection === null ? row.source : `carrier:${connection.adapter.manifest.code}`;
  const own =
    way === 'push' && name !== 'signed' ? (connection?.adapter.push?.readPush(body) ?? null) : readTracked(body);
  const shipments = readable(body, own)?.map((told) => ({
    numbers: [{ number: told.number, connectionId }],
    told,
    edi: null,
  }));
  return { id, source, shipments: shipments ?? null, problems: [] };
}

/** Reads deliveries into what they tell, each in the shape it came in. */
export async function readDeliveries(ctx: Context, tx: Tx, rows: readonly DeliveryRow[]): Promise<ReadDelivery[]> {
  const carriers = rows.some(({ source }) => source === edi214Source) ? await knownCarriers(tx) : null;
  const read: ReadDelivery[] = [];
  for (const row of rows) {
    if (row.source === edi214Source && carriers !== null) read.push(readFile(row, carriers));
    else read.push(await readPushOrPoll(systemContext(ctx.services, row.source), row));
  }
  return read;
}
