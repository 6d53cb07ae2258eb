import { Button, Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconAlertTriangle } from '../../../ui/icons.ts';
import { useDraft } from '../draft/draft-context.ts';
import { waitsForAnswer } from '../draft/request.ts';
import { focusItem } from './items/change-items.ts';
import type { MeasuredLoad } from './load/use-load.ts';
import css from './rates-action.module.css';

type Props = { readonly load: MeasuredLoad; readonly asking: boolean; readonly onAsk: () => void };

/** The line that still owes an answer about its class, and the way to it. */
function OpenQuestion() {
  const { t } = useTranslation();
  const at = useDraft(({ details }) => details.items.findIndex(waitsForAnswer));
  const key = useDraft(({ details }) => details.items[at]?.key ?? '');
  if (at < 0) return null;
  return (
    <p className={css.question}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{t('quotes.details.waits', { number: at + 1 })}</span>
      <button type="button" className={css.show} onClick={() => focusItem(key, 'freight_class')}>
        {t('quotes.details.show')}
      </button>
    </p>
  );
}

/** The main action of the step. On a phone it stays at the lower edge, beside the load in short. */
export function RatesAction({ load, asking, onAsk }: Props) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  return (
    <div className={css.action}>
      <OpenQuestion />
      <div className={css.bar}>
        <p className={css.short} aria-hidden="true">
          <b>{t('quotes.load.short', { count: load.totals.units, feet: load.usedFeet.toFixed(1) })}</b>
          <span className="wb-soft">{mass(load.totals.pounds)}</span>
        </p>
        <Button
          variant="filled"
          className={css.button ?? ''}
          h={44}
          fz={16}
          onClick={onAsk}
          aria-keyshortcuts="Control+Enter"
          aria-disabled={asking}
          rightSection={<Kbd className={css.keys ?? ''}>Ctrl ↵</Kbd>}
        >
          {t(asking ? 'quotes.details.asking' : 'quotes.details.get_rates')}
        </Button>
      </div>
      <p className={css.note}>{t('quotes.details.not_booked')}</p>
      <p className="wb-only-heard" role="status">
        {asking && t('quotes.details.asking')}
      </p>
    </div>
  );
}
