import { shownLines, type ChargeLine } from '@waybill/freight';
import { keyed } from '../shared/keyed.ts';
import heard from '../shared/heard.module.css';
import { basisWords, useChargeContext } from './basis-words.ts';
import { chargeName } from './charge-words.ts';
import css from './charge-lines.module.css';

export type ChargeLinesProps = {
  /** In printing order, subtotals among them, as the engine writes them. */
  readonly lines: readonly ChargeLine[];
  /** Item ids as the numbers people see. */
  readonly itemNumbers?: Readonly<Record<string, number>>;
};

const sums: ReadonlySet<string> = new Set(['gross', 'freight', 'without_insurance']);

/** The whole arithmetic of a rate: every line, what it was worked out from, the sums between, the total under an ink rule. */
export function ChargeLines({ lines, itemNumbers }: ChargeLinesProps) {
  const context = useChargeContext(itemNumbers);
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
          {keyed(shownLines(lines), ({ code }) => code).map(([key, line]) => {
            const basis = basisWords(line, context);
            return (
              <tr key={key} className={css.line} data-kind={sums.has(line.kind) ? 'sum' : line.kind}>
                <th scope="row" className={css.head}>
                  <span className={css.pair}>
                    <span className={css.name}>{chargeName(line, context)}</span>
                    {basis !== null && <span className={css.basis}>{basis}</span>}
                  </span>
                </th>
                <td className={css.amount}>{formats.money(line.amount).replace(/^-/, '−')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
