import type { BatchHead, BatchRowState, MarketplaceConnection, OrderStatus, TrackingReport } from '@waybill/contract';
import type { Tone } from '../../../ui/freight/shared/tones.ts';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconPackage,
  IconPlugX,
  IconTruck,
} from '../../../ui/icons.ts';

type Look = { readonly tone: Tone; readonly icon: typeof IconClock };

/** How an order stands, as colour and picture. */
export const orderStyles: Readonly<Record<OrderStatus, Look>> = {
  unpaid: { tone: 'plain', icon: IconHourglass },
  to_ship: { tone: 'wait', icon: IconPackage },
  booked: { tone: 'move', icon: IconTruck },
  shipped: { tone: 'go', icon: IconCircleCheck },
  canceled: { tone: 'off', icon: IconBan },
};

/** How a connection stands. */
export const connectionStyles: Readonly<Record<MarketplaceConnection['state'], Look>> = {
  active: { tone: 'go', icon: IconCircleCheck },
  expired: { tone: 'stop', icon: IconAlertTriangle },
  disconnected: { tone: 'off', icon: IconPlugX },
};

/** How far a tracking number is on its way back. */
export const trackingReportStyles: Readonly<Record<TrackingReport['state'], Look>> = {
  waiting: { tone: 'wait', icon: IconClock },
  sending: { tone: 'move', icon: IconClock },
  told: { tone: 'go', icon: IconCircleCheck },
  refused: { tone: 'stop', icon: IconAlertTriangle },
  not_told: { tone: 'off', icon: IconBan },
};

/** How far a row of many is. */
export const rowStyles: Readonly<Record<BatchRowState, Look>> = {
  waiting: { tone: 'plain', icon: IconHourglass },
  quoting: { tone: 'move', icon: IconClock },
  needs_catalog: { tone: 'care', icon: IconAlertTriangle },
  no_rate: { tone: 'care', icon: IconAlertTriangle },
  quoted: { tone: 'wait', icon: IconCircleCheck },
  to_book: { tone: 'move', icon: IconClock },
  booking: { tone: 'move', icon: IconClock },
  confirming: { tone: 'wait', icon: IconHourglass },
  booked: { tone: 'go', icon: IconCircleCheck },
  failed: { tone: 'stop', icon: IconAlertTriangle },
  left_out: { tone: 'off', icon: IconBan },
};

/** How far many orders at once are. */
export const batchStyles: Readonly<Record<BatchHead['state'], Look>> = {
  quoting: { tone: 'move', icon: IconClock },
  quoted: { tone: 'wait', icon: IconHourglass },
  booking: { tone: 'move', icon: IconTruck },
  done: { tone: 'go', icon: IconCircleCheck },
  canceled: { tone: 'off', icon: IconBan },
};
