import type { Money } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { differenceShown } from '../../../lib/format/difference-shown.ts';
import { useFormats, useShownCurrency } from '../../../lib/format/use-formats.ts';
import css from './liability-bar.module.css';

export type LiabilityBarProps = {
  /** The most the carrier pays. */
  readonly liability: Money;
  /** What the freight is worth, in the same currency. */
  readonly declared: Money;
  readonly insured: boolean;
  /** The rule behind the limit, where it is by weight: minor units for a pound, and the pounds. */
  readonly perPound?: { readonly amount: number; readonly pounds: number };
};

/** Who pays how much if something happens: the carrier's limit, and what insurance adds or nobody covers. */
export function LiabilityBar({ liability, declared, insured, perPound }: LiabilityBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const carrier = formats.money(liability);
  const gap = Math.max(0, declared.amount - liability.amount);
  const currency = useShownCurrency();
  const rest = formats.money(differenceShown(declared, liability, currency));
  const share = declared.amount === 0 ? 0 : Math.min(1, liability.amount / declared.amount);
  const picture =
    gap === 0
      ? t('freight.liability.covered')
      : t(insured ? 'freight.liability.picture' : 'freight.liability.picture_gap', { carrier, rest });
  return (
    <div className={css.liability}>
      <h3>{t('freight.liability.title')}</h3>
      <div className={css.bar} role="img" aria-label={picture}>
        <span className={css.carrier} style={{ width: `${share * 100}%` }} />
        {gap > 0 && <span className={insured ? css.insurance : css.gap} />}
      </div>
      <div className={css.words}>
        <p>
          {t('freight.liability.carrier')} <b>{carrier}</b>
          {perPound && (
            <span className={css.note}>
              {t('freight.liability.basis', {
                perPound: formats.money({ amount: perPound.amount, currency: liability.currency }),
                weight: formats.mass(perPound.pounds),
              })}
            </span>
          )}
        </p>
        {gap > 0 ? (
          <p className={css.right} data-care={!insured || undefined}>
            {t(insured ? 'freight.liability.adds' : 'freight.liability.gap')} <b>{rest}</b>
            <span className={css.note}>
              {t(insured ? 'freight.liability.full' : 'freight.liability.of', { value: formats.money(declared) })}
            </span>
          </p>
        ) : (
          <p className={css.right}>{t('freight.liability.covered')}</p>
        )}
      </div>
    </div>
  );
}
