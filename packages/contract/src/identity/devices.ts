import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Session';

export const deviceKinds = ['desktop', 'mobile', 'tablet', 'other'] as const;

/** A browser that is logged in, or that can log itself in by its "remember me" cookie. */
export const device = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  kind: z.enum(deviceKinds),
  /** Names as their makers write them; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  remembered: z.boolean(),
  since: f.instant,
  last_seen_at: f.instant,
});
export type Device = z.infer<typeof device>;

export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/user/sessions',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'Where the user is logged in, newest first',
    answers: { 200: z.object({ data: z.array(device) }) },
    errors: [],
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/user/sessions/:id',
    tag,
    access: 'self.manage',
    audit: 'session.ended',
    summary: 'Logs one device out, with its "remember me" cookie',
    params: z.object({ id: z.string().regex(/^[0-9a-f-]{36,64}$/) }),
    answers: { 204: null },
    errors: ['password_confirmation_required', 'not_found'],
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/user/other-browser-sessions',
    tag,
    access: 'self.manage',
    audit: 'session.others_ended',
    summary: 'Logs every other device out',
    answers: { 204: null },
    errors: ['password_confirmation_required'],
  }),
} as const;
