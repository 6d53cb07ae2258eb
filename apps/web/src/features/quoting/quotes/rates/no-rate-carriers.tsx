import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { IconBan } from '../../../../ui/icons.ts';
import { findingText } from '../../../../lib/language/finding-text.ts';
import { useCallUs } from '../../../../lib/language/use-call-us.ts';
import css from './no-rate-carriers.module.css';

/** The carriers that gave no rate, each with its reasons in plain words. */
export function NoRateCarriers({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { without_rate: silent } = quote;
  const withNumber = useCallUs(silent.flatMap(({ findings }) => findings.map(findingText)));
  if (silent.length === 0) return null;
  return (
    <section className={css.silent} aria-labelledby="no-rate-from" data-glide="">
      <h3 id="no-rate-from" className={css.head}>
        <IconBan size={16} aria-hidden="true" />
        {t('quotes.rates.none_from', { count: silent.length })}
      </h3>
      <dl className={css.list}>
        {silent.map(({ carrier, findings }) => (
          <div key={carrier.id} className={css.row}>
            <dt>{carrier.name}</dt>
            <dd>{findings.map((finding) => withNumber(findingText(finding))).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
