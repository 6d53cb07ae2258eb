import type { CarrierInfo } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';

/** URL of a carrier's logo, which contains a hash of the picture, so the picture at a URL never changes. */
export function logoOf(row: {
  readonly digest: string | null;
  readonly width: number | null;
  readonly height: number | null;
}): CarrierInfo['logo'] {
  const { digest, width, height } = row;
  if (digest === null || width === null || height === null) return null;
  return { url: `/carriers/logo/${digest}.png`, width, height };
}

/** A carrier's logo by its hash; undefined when no carrier uses it anymore. */
export async function carrierLogoBy(db: Db, digest: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('carrier_logos')
    .select('content')
    .where('digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

/** What customers see of carriers in addition to their names. Carriers with nothing to show are left out. */
export async function carrierInfoOf(db: Db): Promise<CarrierInfo[]> {
  const rows = await db
    .selectFrom('carriers as carrier')
    .leftJoin('carrier_logos as logo', 'logo.carrier_id', 'carrier.id')
    .select(['carrier.id', 'carrier.active', 'carrier.pickup_notes', 'logo.digest', 'logo.width', 'logo.height'])
    .where((is) =>
      is.or([
        is('carrier.pickup_notes', 'is not', null),
        is('logo.digest', 'is not', null),
        // The carrier name used for offers of the sales desk is never asked for rates, but is not disabled.
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
