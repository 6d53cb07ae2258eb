import { useTranslation } from 'react-i18next';
import { OverrideWarning } from '../../../../../ui/freight/class/override-warning.tsx';
import { changeDetails, forgive, useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import type { Advice, StopDraft } from '../../draft/draft.ts';
import type { End } from '../lane/use-place.ts';
import { openAdvice, overrideOf, withAdvice, type AdviceKind } from './open-advice.ts';

type Props = { readonly end: End; readonly kind: AdviceKind };

function useWords(kind: AdviceKind, { company, site_type: advised }: Advice, { site_type: chosen }: StopDraft) {
  const { t } = useTranslation();
  const sites = {
    advised: t(`terms.site_types.${advised}`).toLowerCase(),
    chosen: t(`terms.site_types.${chosen}`).toLowerCase(),
  };
  if (kind === 'liftgate')
    return {
      title: t('quotes.advice.liftgate_title', { company }),
      text: t('quotes.advice.liftgate_text'),
      keepLabel: t('quotes.advice.keep_without'),
      backLabel: t('quotes.advice.back_liftgate'),
    };
  return {
    title: t('quotes.advice.site_title', sites),
    text: t('quotes.advice.site_text', sites),
    keepLabel: t('quotes.advice.keep_site', sites),
    backLabel: t('quotes.advice.back_site', sites),
  };
}

function Warning({ end, kind, advice }: Props & { readonly advice: Advice }) {
  const quoteForm = useQuoteForm();
  const stop = useDraft((draft) => draft.details[end]);
  const words = useWords(kind, advice, stop);
  const answered = (): void => forgive(quoteForm, `${end}.${kind}`);
  return (
    <OverrideWarning
      {...words}
      onKeep={() => {
        answered();
        changeDetails(quoteForm, (now) => ({ kept: [...now.kept, overrideOf({ end, kind }, now)] }));
      }}
      onGoBack={() => {
        answered();
        changeDetails(quoteForm, (now) => withAdvice({ end, kind }, now));
      }}
    />
  );
}

/** What one end does otherwise than its address recommends, until somebody answers for it; going back reverts it. */
export function AdviceWarning({ end, kind }: Props) {
  const advice = useDraft((draft) => draft.details.advice[end]);
  const open = useDraft(({ details }) => openAdvice(details).some((one) => one.end === end && one.kind === kind));
  if (advice === null || !open) return null;
  return <Warning end={end} kind={kind} advice={advice} />;
}
