import { shownLines } from '@waybill/freight';
import { keyed } from '../shared/keyed.ts';
import heard from '../shared/screen-reader-text.module.css';
import { basisWords } from './basis-words.ts';
import { chargeName } from './charge-words.ts';
import { useCharges, type ChargesIn } from './use-charges.ts';
import css from './charge-lines.module.css';

const sums: ReadonlySet<string> = new Set(['gross', 'freight', 'without_insurance']);

/** The whole arithmetic of a rate: every line, what it was worked out from, the sums between, the total under an ink rule. */
export function ChargeLines({ lines, ...how }: ChargesIn) {
  const { context, shown } = useCharges({ ...how, lines: shownLines(lines) });
  const { t, formats } = context;
  return (
    <div className={css.outer}>
      <table className={css.table}>
        <caption className={heard.heard}>{t('freight.charges.caption')}</caption>
        <thead className={heard.heard}>
          <tr>
            <th scope="col">{t('freight.charges.line')}</th>
            <th scope="col">{t('freight.charges.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(shown, ({ line }) => line.code).map(([key, { line, amount }]) => {
            const basis = basisWords(line, context);
            return (
              <tr key={key} className={css.line} data-kind={sums.has(line.kind) ? 'sum' : line.kind}>
                <th scope="row" className={css.head}>
                  <span className={css.pair}>
                    <span className={css.name}>{chargeName(line, context)}</span>
                    {basis !== null && <span className={css.basis}>{basis}</span>}
                  </span>
                </th>
                <td className={css.amount}>{formats.money(amount).replace(/^-/, '−')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
