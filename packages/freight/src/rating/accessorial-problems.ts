import { accessorialCodes, type AccessorialRule } from './accessorial-table.ts';
import type { Findings } from './findings.ts';
import type { LtlTariff } from './tariff.ts';
import { tariffLimits } from './tariff-limits.ts';

/** The figures of a rule by their names; null stands for no limit. */
function figuresOf(rule: AccessorialRule): Readonly<Record<string, number | null>> {
  const { kind: _kind, ...figures } = rule;
  return figures;
}

function ofRule(found: Findings, code: string, rule: AccessorialRule): void {
  const at = `accessorials.${code}`;
  for (const [name, figure] of Object.entries(figuresOf(rule))) {
    if (figure === null) continue;
    // A time is what is divided by.
    if (name === 'minutes') found.some(figure, `${at}.${name}`, tariffLimits.amount);
    else found.whole(figure, `${at}.${name}`, tariffLimits.amount);
  }
  if ('cap' in rule && rule.cap !== null && rule.cap < rule.floor) found.add(`${at}.cap`, 'out_of_range');
}

/** What is wrong with accessorial rules: an unknown code, a broken figure, a most below its least. */
export function ofAccessorials(found: Findings, { accessorials }: LtlTariff): void {
  for (const [code, rule] of Object.entries(accessorials)) {
    if ((accessorialCodes as readonly string[]).includes(code)) ofRule(found, code, rule);
    else found.add(`accessorials.${code}`, 'unknown_value');
  }
}
