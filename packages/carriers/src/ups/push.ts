import { z } from 'zod';
import { sameSecret, type PushReader } from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { eventOf } from './event.ts';
import { dateOf } from './format.ts';

const optional = z.string().nullish();

const pushed = z.object({
  trackingNumber: z.string().regex(/^1[ZR][0-9A-Z]{14,26}$/),
  localActivityDate: z.string(),
  localActivityTime: z.string(),
  gmtActivityDate: optional,
  gmtActivityTime: optional,
  gmtOffset: optional,
  scheduledDeliveryDate: optional,
  activityLocation: z
    .object({ city: optional, stateProvince: optional, postalCode: optional, country: optional })
    .nullish(),
  activityStatus: z.object({
    type: optional,
    code: optional,
    description: optional,
    descriptionCode: z.union([z.string(), z.number()]).nullish(),
  }),
});

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Events the carrier sends by itself (Track Alert): one package, one event a call. */
export const push: PushReader<UpsCredentials> = {
  isGenuine: ({ headers }, { webhookCredential = '' }) => {
    const given = headers['credential'] ?? /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';
    return sameSecret(given, webhookCredential);
  },
  readPush: (body) => {
    const read = pushed.safeParse(parsed(body));
    if (!read.success) return null;
    const { activityStatus, activityLocation, scheduledDeliveryDate, trackingNumber, ...when } = read.data;
    const code = activityStatus.descriptionCode;
    const event = eventOf({
      date: when.localActivityDate,
      time: when.localActivityTime,
      gmtDate: when.gmtActivityDate,
      gmtTime: when.gmtActivityTime,
      gmtOffset: when.gmtOffset,
      city: activityLocation?.city,
      state: activityLocation?.stateProvince,
      postalCode: activityLocation?.postalCode,
      country: activityLocation?.country,
      words: {
        type: activityStatus.type ?? '',
        statusCode: code === undefined || code === null ? '' : String(code).padStart(3, '0'),
        description: activityStatus.description ?? '',
      },
    });
    if (event === null) return null;
    return [{ number: trackingNumber, events: [event], estimatedDelivery: dateOf(scheduledDeliveryDate) }];
  },
};
