import type { CarrierInfo } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';

/** Where a carrier's logo is fetched from, by what is in it: it never changes at its address. */
export function logoOf(row: {
  readonly digest: string | null;
  readonly width: number | null;
  readonly height: number | null;
}): CarrierInfo['logo'] {
  const { digest, width, height } = row;
  if (digest === null || width === null || height === null) return null;
  return { url: `/carriers/logo/${digest}.png`, width, height };
}

/** A carrier's logo by its address; undefined when no carrier has it any more. */
export async function carrierLogoBy(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('carrier_logos')
    .select('content')
    .where('digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

/** What customers see of carriers beside their names, of those of whom there is anything to say. */
export async function carrierInfoOf(db: Db): Promise<CarrierInfo[]> {
  const rows = await db
    .selectFrom('carriers as carrier')
    .leftJoin('carrier_logos as logo', 'logo.carrier_id', 'carrier.id')
    .select(['carrier.id', 'carrier.active', 'carrier.pickup_notes', 'logo.digest', 'logo.width', 'logo.height'])
    .where((is) =>
      is.or([
        is('carrier.pickup_notes', 'is not', null),
        is('logo.digest', 'is not', null),
        // The name that stands on offers of the desk is never asked for rates, and no less offered for that.
        is.and([
          is('carrier.active', '=', false),
          is.or([
            is.exists(is.selectFrom('tariffs').select('tariffs.id').whereRef('tariffs.carrier_id', '=', 'carrier.id')),
            is.exists(
              is
                .selectFrom('quote_rates')
                .select('quote_rates.id')
                .whereRef('quote_rates.carrier_id', '=', 'carrier.id')
                .where('quote_rates.offered_by', 'is', null),
            ),
          ]),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => ({ id: row.id, active: row.active, logo: logoOf(row), pickup_notes: row.pickup_notes }));
}
