import { actualClasses, type SalesRequest } from '@waybill/contract';
import { FreightError, shownLength } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../ui/freight/shared/hazard-diamond.tsx';
import { keyed } from '../../../ui/freight/shared/keyed.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './quote-requests.module.css';
import { scrolledByKeys } from '../../../ui/scrolled-by-keys.ts';

type Line = SalesRequest['request']['items'][number];
type RowProps = { readonly line: Line; readonly number: number; readonly freightClass: string | null };

/** The class of each line: the shipper's own, else that of its density; only its own where one cannot be measured. */
function classesOf(items: readonly Line[]): readonly (string | null)[] {
  try {
    return actualClasses(items);
  } catch (problem) {
    if (!(problem instanceof FreightError)) throw problem;
    return items.map(({ freight_class: own }) => own);
  }
}

const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;
function Row({ line, number: at, freightClass }: RowProps) {
  const { t } = useTranslation();
  const { number, mass, units } = useFormats();
  const size = [line.length, line.width, line.height].map((side) => number(shownLength(side, units.length), 1));
  return (
    <tr>
      <td className="wb-soft">{at}</td>
      <th scope="row">
        {line.hazmat !== null && <HazardDiamond hazardClass={line.hazmat.hazard_class} />} {line.description}
        {line.hazmat !== null && (
          <span className={css.under}>
            {line.hazmat.id_number}, {line.hazmat.proper_name}
          </span>
        )}
      </th>
      <td>
        {number(line.quantity)} {t(`terms.package_types.${line.package_type}`).toLowerCase()}
      </td>
      <td className={css.figure}>
        {size.join(' × ')} <span className="wb-soft">{units.length}</span>
      </td>
      <td className={css.figure}>{mass(line.weight.value * poundsPer[line.weight.unit])}</td>
      <td className={css.figure}>{freightClass ?? '–'}</td>
    </tr>
  );
}

/** What is to be carried, line by line. */
export function SalesLoadPanel({ items }: { readonly items: readonly Line[] }) {
  const { t } = useTranslation();
  const classes = classesOf(items);
  return (
    <Panel title={t('quote_requests.page.load')} flush>
      <div className={css.scroll} {...scrolledByKeys} aria-label={t('quote_requests.page.load')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('quote_requests.page.item')}</th>
              <th scope="col">{t('quote_requests.page.quantity')}</th>
              <th scope="col" className={css.figure}>
                {t('quote_requests.page.size')}
              </th>
              <th scope="col" className={css.figure}>
                {t('quote_requests.page.weight')}
              </th>
              <th scope="col" className={css.figure}>
                {t('quote_requests.page.class')}
              </th>
            </tr>
          </thead>
          <tbody>
            {keyed(items, ({ description }) => description).map(([key, line], index) => (
              <Row key={key} line={line} number={index + 1} freightClass={classes[index] ?? null} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
