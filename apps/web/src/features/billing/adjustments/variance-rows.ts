import type { BillFindingWire, ChargeLineWire, InvoiceVariance } from '@waybill/contract';

/** A line of the comparison, in minor units; null where a side has none. */
export type VarianceRow = {
  readonly key: string;
  readonly kind: 'rate' | 'gross' | 'discount' | 'freight' | 'fuel' | 'service' | 'insurance' | 'total';
  /** Code of a service. */
  readonly code: string;
  readonly quoted: number | null;
  readonly billed: number | null;
  /** Basis points where the line is a percentage, of the billed side. */
  readonly basisPoints: number | null;
  readonly findings: readonly BillFindingWire[];
};

type Lines = readonly ChargeLineWire[];

const sumOf = (lines: Lines, ...kinds: readonly ChargeLineWire['kind'][]): number | null => {
  const found = lines.filter(({ kind }) => kinds.includes(kind));
  return found.length === 0 ? null : found.reduce((sum, { amount }) => sum + amount.amount, 0);
};

/** The rate per hundred pounds, where one line makes the gross charge. */
function perCwt(lines: Lines): number | null {
  const items = lines.filter(({ kind }) => kind === 'item' || kind === 'deficit');
  const [only] = items;
  return items.length === 1 && only?.basis.type === 'item' ? only.basis.perCwt : null;
}

function pointsOf(lines: Lines, wanted: 'discount' | 'fuel'): number | null {
  const basis = lines.find(({ kind }) => kind === wanted)?.basis;
  return basis !== undefined && 'basisPoints' in basis ? basis.basisPoints : null;
}

const isService = ({ kind }: ChargeLineWire): boolean => kind === 'accessorial' || kind === 'surcharge';

function serviceOf(lines: Lines, code: string): number | null {
  const found = lines.filter((line) => isService(line) && line.code === code);
  return found.length === 0 ? null : found.reduce((sum, { amount }) => sum + amount.amount, 0);
}

/** What was quoted and what is billed, line by line, with what each difference is from. */
export function varianceRows({
  quoted_charges: quoted,
  billed_charges: billed,
  findings,
}: Pick<InvoiceVariance, 'quoted_charges' | 'billed_charges' | 'findings'>): VarianceRow[] {
  const on = (part: BillFindingWire['part']) => findings.filter((one) => one.part === part);
  const discounted = on('freight').filter(({ cause }) => cause === 'discount');
  const row = (kind: VarianceRow['kind'], of: (lines: Lines) => number | null, why: readonly BillFindingWire[]) => ({
    key: kind,
    kind,
    code: kind,
    quoted: of(quoted),
    billed: of(billed),
    basisPoints: kind === 'discount' || kind === 'fuel' ? pointsOf(billed, kind) : null,
    findings: why,
  });
  const codes = [...new Set([...quoted, ...billed].filter(isService).map(({ code }) => code))];
  const rows: VarianceRow[] = [
    row('rate', perCwt, []),
    row(
      'gross',
      (lines) => sumOf(lines, 'gross'),
      on('freight').filter(({ cause }) => cause !== 'discount'),
    ),
    row('discount', (lines) => sumOf(lines, 'discount', 'minimum'), discounted),
    row('freight', (lines) => sumOf(lines, 'freight'), []),
    row('fuel', (lines) => sumOf(lines, 'fuel'), on('fuel')),
    ...codes.map((code) => ({
      ...row(
        'service',
        (lines) => serviceOf(lines, code),
        on('accessorial').filter((one) => one.code === code),
      ),
      key: `service ${code}`,
      code,
    })),
    row('insurance', (lines) => sumOf(lines, 'insurance'), on('insurance')),
    row('total', (lines) => sumOf(lines, 'total'), []),
  ];
  return rows.filter((one) =>
    one.kind === 'rate' ? one.quoted !== null && one.billed !== null : one.quoted !== null || one.billed !== null,
  );
}
