import { Button, Kbd } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { linearLength } from '../../../../ui/freight/shared/linear-length.ts';
import { IconAlertTriangle } from '../../../../ui/icons.ts';
import { useDraft } from '../draft/quote-form.ts';
import { waitsForAnswer } from '../draft/request.ts';
import { openAdvice } from './advice/open-advice.ts';
import { focusItem } from './items/change-items.ts';
import type { MeasuredLoad } from './load/use-load.ts';
import { ItemsSummary } from './items-summary.tsx';
import { BoxesSummary } from './parcel/later-panels.ts';
import css from './rates-action.module.css';
import { StepProblemCount } from './step-problems.tsx';

type Props = { readonly load: MeasuredLoad; readonly asking: boolean; readonly onAsk: () => void };

function Question({ text, onShow }: { readonly text: string; readonly onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={css.question}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className={css.show} onClick={onShow}>
        {t('quotes.details.show')}
      </button>
    </p>
  );
}

/** Puts the cursor into what an address recommends otherwise. */
function focusPath(path: string): void {
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
}

/** What still owes an answer: a line about its class, or an address about what it recommends; and the way to it. */
function OpenQuestions() {
  const { t } = useTranslation();
  const at = useDraft(({ details: { items, mode } }) =>
    mode === 'parcel' ? -1 : items.findIndex((item) => waitsForAnswer(item, items)),
  );
  const key = useDraft(({ details }) => details.items[at]?.key ?? '');
  const path = useDraft(({ details }) => {
    const [open] = openAdvice(details);
    return open === undefined ? '' : `${open.end}.${open.kind}`;
  });
  const end = path.startsWith('origin') ? 'origin' : 'destination';
  return (
    <>
      {at >= 0 && (
        <Question text={t('quotes.details.waits', { number: at + 1 })} onShow={() => focusItem(key, 'freight_class')} />
      )}
      {path !== '' && (
        <Question
          text={t('quotes.advice.waits', { end: t(`quotes.advice.ends.${end}`) })}
          onShow={() => focusPath(path)}
        />
      )}
    </>
  );
}

/** The load in short, for the bar at the lower edge of a phone. */
function LoadInShort({ load }: Pick<Props, 'load'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { mass } = formats;
  const size = t('quotes.load.short', { count: load.totals.units, length: linearLength(load.usedFeet, formats) });
  return <ItemsSummary size={size} weight={mass(load.totals.pounds)} />;
}

/** The main action of the step. On a phone it stays at the lower edge, beside the load in short. */
export function RatesAction({ load, asking, onAsk }: Props) {
  const { t } = useTranslation();
  const parcel = useDraft((draft) => draft.details.mode === 'parcel');
  return (
    <div className={css.action}>
      <OpenQuestions />
      <div className={css.bar}>
        <StepProblemCount />
        <Suspense>{parcel ? <BoxesSummary /> : <LoadInShort load={load} />}</Suspense>
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
      <p className={css.note}>{t(parcel ? 'quotes.parcel.asked_carriers' : 'quotes.details.not_booked')}</p>
      <p className="wb-only-heard" role="status">
        {asking && t('quotes.details.asking')}
      </p>
    </div>
  );
}
