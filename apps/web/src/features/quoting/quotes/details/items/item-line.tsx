import { useTranslation } from 'react-i18next';
import { WhyClassButton } from '../../../../../ui/freight/class/why-class-button.tsx';
import { lineClass } from '../../draft/load-item.ts';
import { KindChecks } from '../../fields/kind-checks.tsx';
import { useNumberText } from '../../../../../ui/numbers/use-number-text.ts';
import css from './item-line.module.css';
import type { ItemDesk } from './use-item.ts';

type Props = { readonly desk: ItemDesk; readonly number: number; readonly more: boolean; readonly onMore: () => void };

function Pieces({ desk, number }: Pick<Props, 'desk' | 'number'>) {
  const { t } = useTranslation();
  const { item, path, change, leave, problem } = desk;
  const input = useNumberText({
    value: item.pieces,
    onChange: (pieces) => change({ pieces }, 'pieces'),
    onLeave: () => leave('pieces'),
  });
  return (
    <label className={css.pieces}>
      <input
        {...input}
        className={css.count}
        aria-label={t('quotes.items.of_item', { field: t('quotes.items.pieces'), number })}
        aria-invalid={problem('pieces') !== undefined}
        placeholder={item.quantity === null ? '' : String(item.quantity)}
        data-path={`${path}.pieces`}
      />
      <span aria-hidden="true">{t('quotes.items.pieces')}</span>
    </label>
  );
}

/** Where the class comes from, one click away from why. */
function ClassOrigin({ desk }: Pick<Props, 'desk'>) {
  const { t } = useTranslation();
  const found = lineClass(desk.item, desk.mates);
  if (found === null) return <span className={css.from} />;
  return (
    <span className={css.from} data-own={found.overridden || undefined}>
      {found.overridden
        ? t('freight.why.your_choice', { freightClass: found.recommended })
        : t('freight.why.from_density')}{' '}
      · <WhyClassButton reason={found.reason} recommended={found.recommended} recommendedBy={found.recommendedBy} />
    </span>
  );
}

/** The second line of an item: what it is besides its figures, and why it has its class. */
export function ItemLine({ desk, number, more, onMore }: Props) {
  const { t } = useTranslation();
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  return (
    <div className={css.line}>
      <KindChecks desk={desk} number={number} />
      <Pieces desk={desk} number={number} />
      {desk.item.catalog?.typed.map((field) => (
        <span key={field} className={css.typed}>
          {t(`quotes.items.typed.${field}`)}
        </span>
      ))}
      <button
        type="button"
        className={css.more}
        aria-expanded={more}
        aria-label={name(t('quotes.items.more'))}
        onClick={onMore}
      >
        {t('quotes.items.more')}
      </button>
      <ClassOrigin desk={desk} />
    </div>
  );
}
