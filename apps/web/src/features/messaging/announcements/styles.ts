import type { AnnouncementKind, AnnouncementState, AnnouncementTexts } from '@waybill/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock, IconSpeakerphone } from '../../../ui/icons.ts';

/** How grave one is, as colour and picture. */
export const kindStyles = {
  info: { tone: 'move', icon: IconSpeakerphone },
  warning: { tone: 'care', icon: IconAlertTriangle },
  outage: { tone: 'stop', icon: IconAlertCircle },
} as const satisfies Record<AnnouncementKind, object>;

/** How it stands to the clock, as colour and picture. */
export const stateStyles = {
  scheduled: { tone: 'wait', icon: IconClock },
  live: { tone: 'go', icon: IconCircleCheck },
  ended: { tone: 'off', icon: IconCircleCheck },
} as const satisfies Record<AnnouncementState, object>;

/** The words of one in the language that the page speaks. */
export function useWords(): (texts: AnnouncementTexts) => AnnouncementTexts['en'] {
  const { language } = useTranslation().i18n;
  return useCallback((texts) => (language === 'es' && texts.es.title !== '' ? texts.es : texts.en), [language]);
}
