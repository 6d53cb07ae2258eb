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

/** A delivery's reports about one shipment, with candidate numbers, best first. */
export type ReportedShipment = {
  /** The number as written in the report. */
  readonly number: string;
  readonly numbers: readonly TargetQuery[];
  readonly told: Pick<Tracked, 'events' | 'estimatedDelivery'>;
  /** The carrier as written in the report; its SCAC is known if the name is. */
  readonly carrier: string | null;
  readonly scac: string | null;
  /** The original set of an EDI 214 file. */
  readonly edi: Edi214Shipment | null;
};

/** A delivery that was read; `shipments` is null when it is unreadable. */
export type ReadDelivery = {
  readonly row: DeliveryRow;
  readonly source: string;
  readonly shipments: readonly ReportedShipment[] | null;
  /** Violations of the EDI standard. */
  readonly problems: readonly EdiProblem[];
};

/** Index of carriers by any name, loaded only when a delivery names one. */
export type Carriers = () => Promise<ScacIndex>;
const nobody = scacIndex([]);

/** Look-ups for the numbers of a carrier; none if its name is unknown. */
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

/** The result of parsing; null if it exceeds the limits of a worker. */
async function withinLimits<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'validation_failed') return null;
    throw error;
  }
}

/** Parsed content of a file. One that exceeds the limits is empty, with a problem. */
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
    // A PRO number is assigned by the carrier; without one, the bill of lading is used.
    ...named(edi.scac, known, [edi.proNumber, edi.billOfLading], {}),
    number: edi.proNumber ?? edi.billOfLading ?? '',
    told: edi,
    edi,
  }));
  return { row, source: edi214Source, shipments: told, problems };
}

/** Stored bodies have no unstorable characters, but JSON can escape them: `\u0000`, or an unpaired surrogate. */
const spelled = /\\u(?:0000|[dD][89a-fA-F])/;

/** Cache of connections, since a batch is mostly from few carriers. */
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

/** Parses deliveries by their format. */
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
