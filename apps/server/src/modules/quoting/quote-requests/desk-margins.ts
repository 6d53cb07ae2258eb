import type { DeskRequest } from '@waybill/contract';
import { dayAt, deskHours, marginRuleFor, noMargin, type Margins, type Mode } from '@waybill/freight';
import { readCompany } from '../../../core/company.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { accountMargins } from '../account-margins/index.ts';
import type { RequestRow } from './request-row.ts';

type DeskMargins = Pick<DeskRequest, 'margin_bp' | 'margin_flat' | 'margin_least' | 'carrier_margins'>;

/** Suggests nothing on top of the cost where no margin is entered. */
const nothing: Margins = { rules: [], fallback: noMargin };

/**
 * The account's margin for a load with any carrier, and with each carrier that has its own rules, as for online rates.
 * Basis points and minor units.
 */
export async function deskMargins(db: Db | Tx, row: RequestRow, now: Date): Promise<DeskMargins> {
  const { listMarginBp } = await readCompany(db);
  const { rules, fallback } = (await accountMargins(db, row.account_id, listMarginBp)) ?? nothing;
  const [from, to] = [row.origin.place, row.destination.place];
  const ruleWith = (carrier: string) =>
    marginRuleFor(
      rules,
      {
        accountId: '',
        originState: from?.state ?? '',
        destinationState: to?.state ?? '',
        carrier,
        mode: row.mode as Mode,
        date: dayAt(now, from?.time_zone ?? deskHours.zone),
      },
      fallback,
    );
  const usual = ruleWith('');
  const named = new Set(rules.flatMap(({ scope }) => scope.carrier ?? []));
  const theirs = [...named].map((id) => {
    const { percentBp: bp, flat, floor: least } = ruleWith(id);
    return [id, { bp, flat, least }] as const;
  });
  return {
    margin_bp: usual.percentBp,
    margin_flat: usual.flat,
    margin_least: usual.floor,
    carrier_margins: Object.fromEntries(theirs),
  };
}
