import { useTranslation } from 'react-i18next';
import { notifyDone } from '../../../../ui/notify.ts';

/** Says that a table was saved, and that it does not count yet. */
export function useSaved(): () => void {
  const { t } = useTranslation();
  return () => notifyDone({ title: t('carrier_tariffs.saved_next'), text: t('carrier_tariffs.saved_next_text') });
}
