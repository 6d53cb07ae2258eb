import type { ChargeLine } from '@waybill/freight';
import { keyed } from '../shared/keyed.ts';
import heard from '../shared/screen-reader-text.module.css';
import { percentWords } from './basis-words.ts';
import { chargeName, isIncluded, isOfTheTrade, type ChargeContext } from './charge-words.ts';
import { useCharges, type ChargesIn } from './use-charges.ts';
import css from './charge-summary.module.css';

/** The names of the short form carry the one figure that matters: the percentage, or the insured value. */
function shortName(line: ChargeLine, context: ChargeContext): string {
  const { t, formats } = context;
  const { basis } = line;
  if (basis.type === 'discount')
    return t('freight.charges.kind.discount_of', { percent: percentWords(basis.basisPoints) });
  if (basis.type === 'fuel') return t('freight.charges.kind.fuel_of', { percent: percentWords(basis.basisPoints) });
  if (basis.type === 'insurance') {
    const value = formats.money({ amount: basis.insured, currency: line.amount.currency });
    return t('freight.charges.kind.insurance_on', { value });
  }
  // The short form has no column that tells what the carrier calls it.
  if (basis.type === 'carrier' && !isOfTheTrade(line)) return basis.text || chargeName(line, context);
  return chargeName(line, context);
}

const left = new Set(['item', 'deficit', 'without_insurance']);

/** The price in short, for the card beside a booking: one line each from the gross charge on, the total large. */
export function ChargeSummary(of: ChargesIn) {
  const { context, shown } = useCharges(of);
  const { t, formats } = context;
  return (
    <table className={css.table}>
      <caption className={heard.heard}>{t('freight.charges.caption')}</caption>
      <tbody>
        {keyed(shown, ({ line }) => line.code)
          .filter(([, { line }]) => !left.has(line.kind))
          .map(([key, { line, amount }]) => (
            <tr key={key} className={css.line} data-kind={line.kind}>
              <th scope="row" className={css.name} colSpan={line.kind === 'total' ? 1 : 2}>
                {shortName(line, context)}
              </th>
              <td className={css.amount} colSpan={line.kind === 'total' ? 2 : 1}>
                {isIncluded(line) ? t('freight.charges.included') : formats.money(amount).replace(/^-/, '−')}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
