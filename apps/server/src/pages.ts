import type { FastifyInstance } from 'fastify';
import type { Services } from './core/context.ts';
import { mountApiDocs } from './pages/api-docs.ts';
import { mountCarrierLogos } from './pages/carrier-logos.ts';
import { mountFollowing } from './pages/following.ts';
import { mountMailbox } from './pages/mailbox.ts';
import { mountPublicTracking } from './pages/public-tracking.ts';
import { mountUnsubscribe } from './pages/unsubscribe.ts';

/** Routes outside the endpoint table: server-rendered pages. */
export const pages: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  mountApiDocs,
  mountMailbox,
  mountPublicTracking,
  mountFollowing,
  mountCarrierLogos,
  mountUnsubscribe,
];
