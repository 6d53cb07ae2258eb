import { useTranslation } from 'react-i18next';
import { WhyClassButton } from '../../../../../ui/freight/class/why-class-button.tsx';
import { lineClass } from '../../draft/load-item.ts';
import { KindChecks } from '../../fields/kind-checks.tsx';
import { useNumberText } from '../../../../../ui/numbers/use-number-text.ts';
import css from './item-line.module.css';
import type { ItemForm } from './use-item.ts';

type Props = {
  readonly lineForm: ItemForm;
  readonly number: number;
  readonly more: boolean;
  readonly onMore: () => void;
};

function Pieces({ lineForm, number }: Pick<Props, 'lineForm' | 'number'>) {
  const { t } = useTranslation();
  const { item, path, change, leave, problem } = lineForm;
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
function ClassOrigin({ lineForm }: Pick<Props, 'lineForm'>) {
  const { t } = useTranslation();
  const found = lineClass(lineForm.item, lineForm.mates);
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
export function ItemLine({ lineForm, number, more, onMore }: Props) {
  const { t } = useTranslation();
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  return (
    <div className={css.line}>
      <KindChecks lineForm={lineForm} number={number} />
      <Pieces lineForm={lineForm} number={number} />
      {lineForm.item.catalog?.typed.map((field) => (
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
      <ClassOrigin lineForm={lineForm} />
    </div>
  );
}
