import { readEdi214, type Edi214Shipment } from '@waybill/carriers';
import type { Answer, Body, endpoints } from '@waybill/contract';
import { scacIndex, type ScacIndex } from '@waybill/freight';
import { allStorable } from '../../core/storable.ts';
import type { Context } from '../../core/context.ts';
import { applyOne } from './apply.ts';
import { finishDelivery, receive } from './receive.ts';
import { targetOf, type Target } from './targets.ts';

export const edi214Source = 'edi214';

type Endpoint = typeof endpoints.tracking.edi214;
type Result = Omit<Answer<Endpoint>['data'], 'delivery_id'>;

/** Carriers by their code, their name, and whatever else they are known to call themselves. */
async function knownCarriers({ services }: Context): Promise<ScacIndex> {
  const { staff } = services.database;
  const [carriers, aliases] = await Promise.all([
    staff.selectFrom('carriers').select(['scac', 'name']).execute(),
    staff.selectFrom('scac_aliases').select(['scac', 'alias', 'written_as']).orderBy('alias').execute(),
  ]);
  const others = aliases.map(({ scac, alias, written_as: written }) => ({ scac, name: alias, aliases: [written] }));
  return scacIndex([...carriers.map((carrier) => ({ ...carrier, aliases: [] })), ...others]);
}

/** The shipment a transaction set is about: by its PRO number, else by its bill of lading. */
async function targetFor(ctx: Context, told: Edi214Shipment, scac: string | null): Promise<Target | null> {
  const byPro = told.proNumber === null ? null : await targetOf(ctx, told.proNumber, { scac });
  if (byPro !== null || told.billOfLading === null) return byPro;
  return targetOf(ctx, told.billOfLading, { scac });
}

/** Brings a file of status messages to the shipments it is about. The same file again changes nothing. */
export async function applyEdi214(ctx: Context, content: string): Promise<Result> {
  const { shipments, problems } = allStorable(readEdi214(content));
  const carriers = await knownCarriers(ctx);
  const unknown: Result['unknown'] = [];
  let [matched, added] = [0, 0];
  for (const told of shipments) {
    const scac = told.scac === null ? null : carriers.find(told.scac);
    const target = told.scac !== null && scac === null ? null : await targetFor(ctx, told, scac);
    if (target === null) {
      const { transaction, scac: written, proNumber, billOfLading } = told;
      unknown.push({ transaction, scac: written, pro_number: proNumber, bol_number: billOfLading });
      continue;
    }
    matched += 1;
    added += await applyOne(ctx, target, told, edi214Source);
  }
  return {
    shipments: shipments.length,
    matched,
    events: shipments.reduce((sum, { events }) => sum + events.length, 0),
    events_added: added,
    unknown,
    problems: [...problems],
  };
}

/** What staff find beside a delivery that was not all taken in; null when it was. */
export function problemOf({ unknown, problems }: Result): string | null {
  const parts = [
    ...(unknown.length === 0 ? [] : [`${unknown.length} shipments are not known`]),
    ...(problems.length === 0 ? [] : [`${problems.length} problems in the file`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

/** A file that staff bring: it is kept as it is, taken in, and told what became of it. */
export async function takeEdi214(ctx: Context, { body }: { readonly body: Body<Endpoint> }): Promise<Answer<Endpoint>> {
  const { content, file_name: fileName } = body;
  const id = await receive(ctx, { source: edi214Source, connectionId: null, body: content, fileName });
  const result = await applyEdi214(ctx, content);
  await finishDelivery(ctx, id, problemOf(result));
  return { data: { delivery_id: id, ...result } };
}
