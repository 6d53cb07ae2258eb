import { done, readJson, type Operation } from '@waybill/carriers';
import { z } from 'zod';
import type { MarketplaceCredentials, Seller } from '../kit/adapter.ts';
import { refusalOf } from './refusal.ts';

const shape = z.object({ userId: z.string().min(1), username: z.string().optional() });

/** Who let us in. The id never changes; the name may. */
export const seller: Operation<Record<string, never>, Seller, MarketplaceCredentials> = {
  buildRequest: () => ({ server: 'identity', method: 'GET', path: '/user/' }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, shape);
    if (!read.ok) return read.unclear;
    return done({ id: read.value.userId, name: read.value.username ?? read.value.userId });
  },
};
