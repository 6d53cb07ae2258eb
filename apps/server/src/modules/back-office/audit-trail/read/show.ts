import { sql } from 'kysely';
import type { AuditEntry } from '@waybill/contract';
import type { Context } from '../../../../core/context.ts';
import type { Db } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { chainStart } from '../seal/chain.ts';
import { findEntries, rowsOf } from './rows.ts';

async function linkOf(db: Db, id: string): Promise<AuditEntry['link']> {
  const row = await db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_seal_runs as r', 'r.run', 's.run')
    .leftJoin('audit_seals as p', (on) =>
      on.onRef('p.chain', '=', 's.chain').on(sql<boolean>`p.position = s.position - 1`),
    )
    .select(['s.position', 's.run', 's.hash', 'r.sealed_at', 'p.hash as previous'])
    .where('s.entry_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    position: row.position,
    run: row.run,
    sealed_at: row.sealed_at?.toISOString() ?? null,
    hash: row.hash.toString('hex'),
    previous: (row.previous ?? chainStart).toString('hex'),
  };
}

/** One entry with its full content and its link in the chain. @throws Refusal not_found */
export async function showEntry({ db }: Context, { params: { id } }: { readonly params: { readonly id: string } }) {
  const [found] = await findEntries(db, sql<boolean>`e.id = ${id}::uuid`, { limit: 1 });
  if (found === undefined) throw new Refusal('not_found');
  const [row] = await rowsOf(db, [found]);
  if (row === undefined) throw new Refusal('not_found');
  const { before, after, request_id } = found;
  return { data: { ...row, before, after, request_id, link: await linkOf(db, id) } };
}
