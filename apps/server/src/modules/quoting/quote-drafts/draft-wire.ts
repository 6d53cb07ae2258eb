import type { QuoteDraftWire } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { QuoteDrafts } from '../../../core/database/schema.gen.ts';

/** Columns of a draft besides its text. */
export const draftFacts = ['id', 'revision', 'writer', 'version', 'saved_at', 'sequence'] as const;

type Row = Pick<Selectable<QuoteDrafts>, 'id' | 'revision' | 'writer' | 'version' | 'saved_at'>;

/** A draft without its text. */
export function draftOf({ id, revision, writer, version, saved_at }: Row): Omit<QuoteDraftWire, 'body'> {
  return { id, revision, writer, version, saved_at: saved_at.toISOString() };
}
