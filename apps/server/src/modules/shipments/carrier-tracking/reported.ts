import type { Edi214Shipment, EdiProblem, Tracked } from '@waybill/carriers';
import { scacIndex, type ScacIndex } from '@waybill/freight';
import { systemContext, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { readEdiFile, readPush } from '../../../core/files/index.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allStorable } from '../../../core/storable.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { knownCarriers } from '../../carriers/scac-aliases/index.ts';
import type { DeliveryRow } from './deliveries.ts';
import { edi214Source } from './edi-214.ts';
import type { TargetQuery } from './targets.ts';

/** What a delivery tells about one shipment, and the numbers that may mean it, the best first. */
export type ReportedShipment = {
  /** The number it is told by, as it is written. */
  readonly number: string;
  readonly numbers: readonly TargetQuery[];
  readonly told: Pick<Tracked, 'events' | 'estimatedDelivery'>;
  /** The carrier it names, as it is written, and the code of the one who goes by that name. */
  readonly carrier: string | null;
  readonly scac: string | null;
  /** As it stands in a file of status messages. */
  readonly edi: Edi214Shipment | null;
};

/** A delivery that was read; `shipments` is null when nothing can be made of it. */
export type ReadDelivery = {
  readonly row: DeliveryRow;
  readonly source: string;
  readonly shipments: readonly ReportedShipment[] | null;
  /** What is not as the standard of status messages has it. */
  readonly problems: readonly EdiProblem[];
};

/** Carriers by any name, looked up only once a delivery names one. */
export type Carriers = () => Promise<ScacIndex>;
const nobody = scacIndex([]);

/** Whose number it is; a number of a carrier that nobody knows means nothing. */
function named(
  carrier: string | null,
  carriers: ScacIndex,
  numbers: readonly (string | null)[],
  of: Partial<TargetQuery>,
) {
  const scac = carrier === null ? null : carriers.find(carrier);
  const meant = carrier !== null && scac === null ? [] : numbers;
  return {
    carrier,
    scac,
    numbers: meant.flatMap((number): TargetQuery[] => (number === null ? [] : [{ ...of, number, scac }])),
  };
}

/** The result of reading, or null for a delivery that cannot be read within the limits of a worker. */
async function withinLimits<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'validation_failed') return null;
    throw error;
  }
}

/** What a file says; one that cannot be read within its limits says nothing, with a problem. */
async function segmentsIn(body: string) {
  const read = await withinLimits(readEdiFile(edi214Source, 'edi214', body));
  if (read === null) {
    const text = 'The file takes too long or too much memory to read';
    return { shipments: [], problems: [{ segment: 1, id: '', code: 'too_demanding', text }] };
  }
  return { shipments: read.rows, problems: read.head.problems };
}

async function readFile(row: DeliveryRow, carriers: Carriers): Promise<ReadDelivery> {
  const { shipments, problems } = allStorable(await segmentsIn(row.body));
  const known = shipments.some(({ scac }) => scac !== null) ? await carriers() : nobody;
  const told = shipments.map((edi) => ({
    // A PRO number is the carrier's own; the bill of lading says it where there is none.
    ...named(edi.scac, known, [edi.proNumber, edi.billOfLading], {}),
    number: edi.proNumber ?? edi.billOfLading ?? '',
    told: edi,
    edi,
  }));
  return { row, source: edi214Source, shipments: told, problems };
}

/** Kept bodies hold no character that cannot be kept, but JSON can spell one: `\u0000`, or half of a pair. */
const spelled = /\\u(?:0000|[dD][89a-fA-F])/;

/** A carrier's connection; those of a batch are mostly of few carriers, and each is looked up once. */
type Connections = (ctx: Context, id: string) => ReturnType<typeof connectionById>;

function connectionsOnce(): Connections {
  const known = new Map<string, ReturnType<typeof connectionById>>();
  return (ctx, id) => {
    const found = known.get(id) ?? connectionById(ctx.services, id);
    known.set(id, found);
    return found;
  };
}

type LookUps = { readonly carriers: Carriers; readonly connections: Connections };

async function readPushOrPoll(
  ctx: Context,
  row: DeliveryRow,
  { carriers, connections }: LookUps,
): Promise<ReadDelivery> {
  const { connection_id: connectionId, body } = row;
  const [way = '', name = ''] = row.source.split(':');
  const connection = connectionId === null ? null : await connections(ctx, connectionId);
  const source = connection === null ? row.source : `carrier:${connection.adapter.manifest.code}`;
  const foreign = way === 'push' && name !== 'signed';
  const adapter = foreign ? (connection?.adapter.manifest.code ?? null) : null;
  // Without its connection, the format of a push is unknown.
  const told = foreign && adapter === null ? null : await withinLimits(readPush(row.source, adapter, body));
  const tracked = foreign || spelled.test(body) ? allStorable(told) : told;
  const known = tracked?.some(({ carrier }) => carrier) ? await carriers() : nobody;
  const shipments = tracked?.map((one) => ({
    ...named(one.carrier || null, known, [one.number], { connectionId }),
    number: one.number,
    told: one,
    edi: null,
  }));
  return { row, source, shipments: shipments ?? null, problems: [] };
}

/** Reads deliveries into what they tell, each in the shape it came in. */
export async function readDeliveries(ctx: Context, tx: Tx, rows: readonly DeliveryRow[]): Promise<ReadDelivery[]> {
  let index: ScacIndex | null = null;
  const carriers: Carriers = async () => (index ??= await knownCarriers(tx));
  const connections = connectionsOnce();
  const read: ReadDelivery[] = [];
  for (const row of rows) {
    if (row.source === edi214Source) read.push(await readFile(row, carriers));
    else read.push(await readPushOrPoll(systemContext(ctx.services, row.source), row, { carriers, connections }));
  }
  return read;
}
