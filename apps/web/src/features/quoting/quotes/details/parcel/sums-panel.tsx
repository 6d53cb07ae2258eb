import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import css from './sums-panel.module.css';
import { useBoxes } from './use-boxes.ts';

/** What the boxes come to, and which weight they are billed by. */
export function SumsPanel() {
  const { t } = useTranslation();
  const { mass, number } = useFormats();
  const { count, actual, dim139, dim166, billed } = useBoxes();
  const some = count > 0;
  const shown = (pounds: number): string => (some ? mass(pounds) : '–');
  const why =
    billed > actual ? t('quotes.parcel.pays_size', { more: mass(billed - actual) }) : t('quotes.parcel.pays_weight');
  return (
    <Panel title={t('quotes.parcel.your')}>
      <dl className={css.sums}>
        <dt>{t('quotes.parcel.boxes')}</dt>
        <dd>{number(count)}</dd>
        <dt>{t('quotes.parcel.actual')}</dt>
        <dd>{shown(actual)}</dd>
        {([139, 166] as const).map((divisor) => (
          <div key={divisor} className={css.pair}>
            <dt>
              {t('quotes.parcel.dim_by', { divisor })}{' '}
              <span className={css.hint}>
                {t(divisor === 139 ? 'quotes.parcel.dim_hint_139' : 'quotes.parcel.dim_hint_166')}
              </span>
            </dt>
            <dd>{shown(divisor === 139 ? dim139 : dim166)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('quotes.parcel.billed_weight')}</dt>
          <dd>{shown(billed)}</dd>
        </div>
      </dl>
      <p className={css.why}>{some ? why : t('quotes.parcel.no_figures')}</p>
    </Panel>
  );
}
