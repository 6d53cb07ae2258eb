import type { BillFacts, BillFindingWire, CarrierBillBody, ChargeLineWire } from '@waybill/contract';
import {
  estimatedSteps,
  explainBill,
  sideOf,
  totalOf,
  withinTolerance,
  type BillCause,
  type BillFinding,
  type BillSide,
  type BillStep,
  type LtlRate,
} from '@waybill/freight';
import { changedFacts, foundLoad, type FoundLoad } from './found.ts';
import { passOn } from './pass-on.ts';
import type { Quoted } from './quoted.ts';
import { toleranceOf, type Tolerances } from './terms.ts';
import { comparable, reRateOf, type ReRate } from './re-rate.ts';

/** Result of comparing a carrier bill with its quote. */
export type BillAudit = {
  readonly expected: number;
  readonly findings: readonly BillFindingWire[];
  readonly facts: BillFacts;
  readonly cause: BillCause | null;
  /** The total by our own tariff with the carrier's facts. */
  readonly rerated: { readonly total: number; readonly matches: boolean } | null;
  readonly withinTolerance: boolean;
  /** The customer's corrected charges and the causes. */
  readonly customer: {
    readonly charges: readonly ChargeLineWire[];
    readonly findings: readonly BillFindingWire[];
    readonly total: number;
  };
};

/** Lines of a bill for comparison. The unitemized rest is freight if there is no freight line, else a service. */
export function billedLines(body: CarrierBillBody) {
  const lines = body.lines.map(({ kind, code, amount }) => ({
    kind: kind === 'freight' ? ('item' as const) : kind,
    code: kind === 'accessorial' ? code || 'OTHER' : kind,
    amount,
  }));
  const rest = body.total - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return lines;
  const freight = lines.some(({ kind }) => kind === 'item');
  return [
    ...lines,
    freight
      ? { kind: 'accessorial' as const, code: 'OTHER', amount: rest }
      : { kind: 'item' as const, code: 'freight', amount: rest },
  ];
}

/** Services on the bill that were not in the quote. */
function addedServices(quoted: BillSide, billed: BillSide): string[] {
  return [...billed.extras.keys()].filter((code) => !quoted.extras.has(code));
}

type Path = { readonly steps: readonly BillStep[]; readonly rates: readonly LtlRate[] };

const sell = (rate: LtlRate): BillSide => sideOf(comparable(rate.sell.lines));
const cost = (rate: LtlRate): BillSide => ({ ...sideOf(comparable(rate.cost.lines)), insurance: 0 });

/** Rerates with the carrier's facts added one at a time; null when the tariff cannot rate one of the steps. */
function ratedPath(rate: ReRate, quoted: Quoted, load: FoundLoad, added: readonly string[]): Path | null {
  const { accessorials } = quoted.detail;
  const given = changedFacts(load.otherwise).map((cause) => ({
    cause,
    rate: rate({ items: cause === 'reweigh' ? load.reweighed : load.found, accessorials }),
  }));
  const services = added.length === 0 ? null : rate({ items: load.found, accessorials: [...accessorials, ...added] });
  const path = services === null ? given : [...given, { cause: 'accessorial' as const, rate: services }];
  const steps = path.flatMap(({ cause, rate: one }) => (one === null ? [] : [{ cause, rate: one }]));
  if (steps.length < path.length) return null;
  return {
    steps: steps.map(({ cause, rate: one }) => ({ cause, side: cost(one) })),
    rates: steps.map(({ rate: one }) => one),
  };
}

/** The cause of the largest share of a difference. */
export function mainCause(findings: readonly BillFinding[]): BillCause | null {
  const sums = new Map<BillCause, number>();
  for (const { cause, amount } of findings) sums.set(cause, (sums.get(cause) ?? 0) + amount);
  const [main] = [...sums].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return main?.[0] ?? null;
}

/**
 * Compares a bill with the quote of its shipment: every difference with its cause, our own tariff's result with the
 * carrier's facts, and the customer's new price. Null when the quote was not stored or has another currency.
 */
export function auditBill(
  quoted: Quoted,
  body: CarrierBillBody,
  tolerances: Tolerances,
  whole?: 'duplicate',
): BillAudit | null {
  if (quoted.cost === null || body.currency !== quoted.currency) return null;
  const expected = sideOf(comparable(quoted.cost.lines));
  const billed = sideOf(billedLines(body));
  const load = foundLoad(quoted, body);
  const notes = {
    whole: whole ?? (body.wrong_payer ? ('wrong_payer' as const) : undefined),
    otherMiles: load.facts.miles !== null,
  };
  const rate = reRateOf(quoted);
  const path = rate === null ? null : ratedPath(rate, quoted, load, addedServices(expected, billed));
  const steps = path?.steps ?? estimatedSteps(expected, billed, load.otherwise);
  const findings = explainBill(expected, steps, billed, notes);
  const total = totalOf(expected);
  const cause = mainCause(findings);
  const tolerance = toleranceOf(tolerances, cause);
  const rerated = path === null ? null : reratedOf(path.steps.at(-1)?.side ?? expected, billed);
  return {
    expected: total,
    findings,
    facts: load.facts,
    cause,
    rerated,
    withinTolerance: notes.whole === undefined && withinTolerance(total, body.total, tolerance),
    customer: customerOf(quoted, path, billed, findings),
  };
}

/** Compares the rerated total with the bill. Services that a tariff cannot rate count as billed. */
function reratedOf(ours: BillSide, billed: BillSide): { readonly total: number; readonly matches: boolean } {
  const unrated = [...billed.extras].filter(([code]) => !ours.extras.has(code) && unratable.has(code));
  const total = unrated.reduce((sum, [, amount]) => sum + amount, totalOf(ours));
  return { total, matches: total === totalOf(billed) };
}

/** Services that only come up in transit, so no tariff rates them. */
const unratable: ReadonlySet<string> = new Set(['DETEN', 'REDEL', 'RECON', 'REWEIGH', 'BOLCOR', 'STORAGE']);

/**
 * The customer's price with the carrier's facts: rerated with the account's margin as far as our tariff covers it, and
 * the rest of the difference passed on as billed.
 */
function customerOf(
  { detail }: Quoted,
  path: Path | null,
  billed: BillSide,
  findings: readonly BillFinding[],
): BillAudit['customer'] {
  const booked = sideOf(comparable(detail.charges));
  const last = path?.rates.at(-1);
  const reratedLines = last === undefined ? detail.charges : withInsurance(last, detail.charges);
  const steps = (path?.rates ?? []).map((rate, at) => ({
    cause: path?.steps[at]?.cause ?? 'unexplained',
    side: { ...sell(rate), insurance: booked.insurance },
  }));
  // What our tariff does not explain is passed on as billed.
  const left = last === undefined ? findings : explainBill(cost(last), [], { ...billed, insurance: 0 });
  const charges = passOn(reratedLines, left);
  const then = sideOf(comparable(charges));
  const causes = last === undefined ? estimatedFrom(findings, booked, then) : explainBill(booked, steps, then);
  return { charges, findings: causes, total: totalOf(then) };
}

/** Without rerating, the customer's differences are those of the carrier, one by one. */
function estimatedFrom(findings: readonly BillFinding[], booked: BillSide, then: BillSide): readonly BillFinding[] {
  const sum = findings.reduce((total, { amount }) => total + amount, 0);
  return sum === totalOf(then) - totalOf(booked) ? findings : explainBill(booked, [], then);
}

/** Lines of a new rate, with insurance as originally bought. */
function withInsurance(rate: LtlRate, booked: readonly ChargeLineWire[]): readonly ChargeLineWire[] {
  const insurance = booked.filter(({ kind }) => kind === 'insurance');
  const lines = rate.sell.lines.filter(({ kind }) => kind !== 'insurance') as readonly ChargeLineWire[];
  return [
    ...lines.filter(({ kind }) => kind !== 'total'),
    ...insurance,
    ...lines.filter(({ kind }) => kind === 'total'),
  ];
}
