import type { Icon } from '@tabler/icons-react';
import type { ShipmentStatus } from '@waybill/contract';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconBan,
  IconBolt,
  IconCircleCheck,
  IconClock,
  IconCoin,
  IconHandStop,
  IconSend,
  IconStar,
  IconTruck,
} from '../shared/icons.ts';
import type { Tone } from '../shared/tones.ts';

type Look = { readonly tone: Tone; readonly icon: Icon };

/** What a shipment can show as its state: a status, or Action Required, which overlaps them. */
export type ShownStatus = ShipmentStatus | 'action_required';

/** The one mapping from a state to its colour and picture; the word comes from the phrases. */
export const statusStyles: Readonly<Record<ShownStatus, Look>> = {
  pending: { tone: 'wait', icon: IconClock },
  dispatched: { tone: 'move', icon: IconSend },
  in_transit: { tone: 'move', icon: IconTruck },
  delayed: { tone: 'care', icon: IconAlertTriangle },
  delivered: { tone: 'go', icon: IconCircleCheck },
  canceled: { tone: 'off', icon: IconBan },
  action_required: { tone: 'care', icon: IconHandStop },
};

/** How a rate can stand out. */
export const rateMarks = ['best_value', 'cheapest', 'fastest', 'preferred'] as const;
export type RateMark = (typeof rateMarks)[number];

export const markStyles: Readonly<Record<RateMark, Look>> = {
  best_value: { tone: 'petrol', icon: IconCoin },
  cheapest: { tone: 'go', icon: IconArrowDown },
  fastest: { tone: 'move', icon: IconBolt },
  preferred: { tone: 'plain', icon: IconStar },
};
