import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Session';

/** For so many days after a login moved to another address, the mail to the old address can take the change back. */
export const emailTakeBackDays = 7;

/** A change of email as the link in the mail to the old address shows it. */
export const emailChangeView = z.object({
  old_email: z.string(),
  new_email: z.string(),
  /** `pending`: the old address is still in use. `done`: the new one is. */
  status: z.enum(['pending', 'done']),
});
export type EmailChangeView = z.infer<typeof emailChangeView>;

const params = z.object({ id: f.id });

export const emailChanges = {
  show: endpoint({
    method: 'GET',
    path: '/api/email-changes/:id',
    tag,
    access: 'guest',
    audit: null,
    summary: 'A change of email address by the link sent to the old address',
    params,
    query: z.object({ signature: z.string() }),
    answers: { 200: z.object({ data: emailChangeView }) },
    errors: ['link_expired', 'too_many_attempts'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/email-changes/:id/take-back',
    tag,
    access: 'guest',
    audit: 'email.change_taken_back',
    summary:
      'Keeps or restores the old address; after a completed change all sessions end and a new password is needed',
    params,
    body: z.object({ signature: f.text(200) }),
    answers: { 200: z.object({ data: emailChangeView }) },
    errors: ['validation_failed', 'link_expired', 'too_many_attempts'],
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/user/email-change',
    tag,
    access: 'self.manage',
    audit: 'email.change_canceled',
    summary: 'Cancels a change of email address that is not confirmed yet',
    answers: { 204: null },
    errors: [],
  }),
} as const;
