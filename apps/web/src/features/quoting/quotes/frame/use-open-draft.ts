import { useTranslation } from 'react-i18next';
import { notifyRefused } from '../../../../ui/notify.ts';
import { useOtherDrafts, type OtherDraft } from './use-saved-drafts.ts';
import { useStep } from './use-step.ts';

/** Opens another draft, at the first step where the page has several. */
export function useOpenDraft(): (other: OtherDraft) => void {
  const { t } = useTranslation();
  const { open } = useOtherDrafts();
  const { goTo } = useStep();
  async function openOther({ id }: OtherDraft): Promise<void> {
    if (await open(id)) await goTo('details');
    else notifyRefused({ id: 'draft-open-elsewhere', title: t('quote_drafts.other_tab') });
  }
  return (other) => void openOther(other);
}
