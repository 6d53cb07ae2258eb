import { readEdi214, type Edi214Shipment } from '@waybill/carriers';
import type { Edi214Result, Edi214Transaction } from '@waybill/contract';
import { allStorable } from '../../core/storable.ts';
import type { Context } from '../../core/context.ts';
import { knownCarriers, noteUnknownNames } from '../scac-aliases/index.ts';
import { applyOne } from './apply.ts';
import { targetOf, type Target } from './targets.ts';

export const edi214Source = 'edi214';

/** The shipment a transaction set is about: by its PRO number, else by its bill of lading. */
async function targetFor(ctx: Context, told: Edi214Shipment, scac: string | null): Promise<Target | null> {
  const byPro = told.proNumber === null ? null : await targetOf(ctx, told.proNumber, { scac });
  if (byPro !== null || told.billOfLading === null) return byPro;
  return targetOf(ctx, told.billOfLading, { scac });
}

/** Codes that nobody listed, each once. */
const unknownCodes = ({ events }: Edi214Shipment): string[] => [
  ...new Set(events.flatMap(({ code, written }) => (code === null ? [written] : []))),
];

/** Brings one transaction set to its shipment. */
async function applySet(ctx: Context, told: Edi214Shipment, scac: string | null): Promise<Edi214Transaction> {
  const facts = {
    transaction: told.transaction,
    carrier: told.scac,
    scac,
    pro_number: told.proNumber,
    bol_number: told.billOfLading,
    events: told.events.length,
    unknown_codes: unknownCodes(told),
  };
  const target = told.scac !== null && scac === null ? null : await targetFor(ctx, told, scac);
  if (target === null) return { ...facts, state: 'not_matched', shipment: null, events_added: 0 };
  const added = await applyOne(ctx, target, told, edi214Source);
  return {
    ...facts,
    state: added > 0 ? 'applied' : told.events.length === 0 ? 'without_events' : 'known',
    shipment: { id: target.shipment_id, bol_number: target.bolNumber },
    events_added: added,
  };
}

/** Brings a file of status messages to the shipments it is about. The same file again changes nothing. */
export async function applyEdi214(ctx: Context, content: string): Promise<Edi214Result> {
  const { shipments, problems } = allStorable(readEdi214(content));
  const carriers = await knownCarriers(ctx.services);
  const transactions: Edi214Transaction[] = [];
  for (const told of shipments)
    transactions.push(await applySet(ctx, told, told.scac === null ? null : carriers.find(told.scac)));
  const nobodys = transactions.flatMap(({ carrier, scac }) => (carrier !== null && scac === null ? [carrier] : []));
  await noteUnknownNames(ctx, nobodys, 'edi214');
  const sum = (count: (each: Edi214Transaction) => number) => transactions.reduce((so, each) => so + count(each), 0);
  return {
    shipments: shipments.length,
    matched: transactions.filter(({ state }) => state !== 'not_matched').length,
    events: sum(({ events }) => events),
    events_added: sum(({ events_added: added }) => added),
    transactions,
    problems: [...problems],
  };
}

/** What staff find beside a delivery that was not all taken in; null when it was. */
export function problemOf({ shipments, matched, problems }: Edi214Result): string | null {
  const parts = [
    ...(shipments === matched ? [] : [`${shipments - matched} shipments are not known`]),
    ...(problems.length === 0 ? [] : [`${problems.length} problems in the file`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}
