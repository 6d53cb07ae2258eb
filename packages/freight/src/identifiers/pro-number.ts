import { FreightError } from '../errors.ts';
import { bare, endsWithCheck, luhnCheckDigit, remainder } from './check-digits.ts';

/** Modulo 11 of the middle six digits: 10 is written X. */
function legacyCheck(body: string): string {
  const rest = remainder(body.slice(-6), 11);
  const check = rest === 0 ? 0 : 11 - rest;
  return check === 10 ? 'X' : String(check);
}

type ProRule = { readonly shape: RegExp; readonly check: ((body: string) => number | string) | null };

const digits = (shape: string): RegExp => new RegExp(`^\\d{${shape}}$`);

/** By carrier. Where the check digit is not published, only the length is looked at. */
const rules: Readonly<Record<string, ProRule>> = {
  CNWY: { shape: digits('9'), check: (body) => remainder(body, 7) },
  RDWY: { shape: /^\d{9}[\dX]$/, check: legacyCheck },
  ODFL: { shape: /^(?:(?:777|778|072|780)\d{8}|80\d{9})$/, check: luhnCheckDigit },
  EXLA: { shape: digits('10'), check: null },
  FXFE: { shape: digits('10'), check: null },
  FXNL: { shape: digits('10'), check: null },
  SAIA: { shape: digits('11'), check: null },
  RLCA: { shape: /^[A-Z0-9]{9}$/, check: null },
  SEFL: { shape: digits('9'), check: null },
  ABFS: { shape: digits('9'), check: null },
  UPGF: { shape: digits('9'), check: null },
  AACT: { shape: digits('8,10'), check: null },
  DAFG: { shape: digits('9'), check: null },
  CTII: { shape: digits('10,11'), check: null },
};

export type ProCheck = {
  /** Without spaces and dashes: the form to store and compare. */
  readonly pro: string;
  readonly valid: boolean;
  /** A check digit was looked at; otherwise at most the length. */
  readonly checked: boolean;
};

/** Looks at a PRO number as its carrier numbers them; of a carrier without a known rule anything is taken. */
export function checkPro(scac: string, code: string): ProCheck {
  const pro = bare(code);
  const rule = rules[scac];
  if (rule === undefined) return { pro, valid: pro.length > 0, checked: false };
  const valid = rule.shape.test(pro) && (rule.check === null || endsWithCheck(pro, rule.check));
  return { pro, valid, checked: rule.check !== null };
}

export const proChecks = ['mod7', 'mod10', 'mod11', 'none'] as const;
export type ProCheckRule = (typeof proChecks)[number];

/** A block of numbers that a carrier assigned to us: a prefix, a rolling number of fixed width, a check digit. */
export type ProBlock = { readonly prefix: string; readonly width: number; readonly check: ProCheckRule };

const ownChecks: Readonly<Record<ProCheckRule, (body: string) => string>> = {
  mod7: (body) => String(remainder(body, 7)),
  mod10: (body) => String(luhnCheckDigit(body)),
  mod11: (body) => (remainder(body, 11) === 10 ? 'X' : String(remainder(body, 11))),
  none: () => '',
};

/** The PRO number of a block for a rolling number. @throws FreightError `too_large` when the block is used up */
export function issuePro(block: ProBlock, rolling: number): string {
  if (!/^\d*$/.test(block.prefix)) throw new FreightError('prefix', 'invalid_format');
  if (!Number.isSafeInteger(rolling) || rolling < 0) throw new FreightError('rolling', 'out_of_range');
  const number = String(rolling).padStart(block.width, '0');
  if (number.length > block.width) throw new FreightError('rolling', 'too_large');
  const body = block.prefix + number;
  return body + ownChecks[block.check](body);
}
