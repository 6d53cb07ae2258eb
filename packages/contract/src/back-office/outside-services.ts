import { z } from 'zod';
import { outsideServiceCodes } from '../identity/staff-choices.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Admin';
const access = 'staff.integrations';

/** What a test call came to. */
export const serviceTest = z.object({
  /** `untested`: there is nothing harmless to ask. */
  outcome: z.enum(['works', 'failed', 'untested']),
  /** What was asked or answered, in the words of whoever did; null for nothing to add. */
  message: z.string().nullable(),
  took_ms: z.int(),
  at: f.instant,
});
export type ServiceTest = z.infer<typeof serviceTest>;

/** A service of somebody else that the installation uses, besides carriers. */
export const outsideService = z.object({
  code: z.enum(outsideServiceCodes),
  /** `unset`: this installation has no credentials of it; `off`: staff switched it off. */
  state: z.enum(['on', 'off', 'unset']),
  /** Who it is, e.g. the host that is called; null for none. */
  provider: z.string().nullable(),
  environment: z.enum(['production', 'sandbox', 'simulator']).nullable(),
  /** What it is set by: settings of the process, by name and whether each is there. Never their values. */
  settings: z.array(z.object({ name: z.string(), set: z.boolean() })),
  /** Connections of carriers that it works through, where it has no credentials of its own. */
  through: z.array(z.string()),
  changed: z.object({ at: f.instant, by: z.string(), reason: z.string().nullable() }).nullable(),
  test: serviceTest.nullable(),
});
export type OutsideService = z.infer<typeof outsideService>;

const params = z.object({ code: z.enum(outsideServiceCodes) });
const one = z.object({ data: outsideService });

export const serviceSwitch = z
  .object({ enabled: z.boolean(), reason: f.optionalText(300) })
  .superRefine(({ enabled, reason }, check) => {
    if (!enabled && reason === null) check.addIssue({ code: 'custom', message: 'required', path: ['reason'] });
  });

export const outsideServices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/outside-services',
    tag,
    access,
    audit: null,
    summary: 'Marketplace, payment, email, and address service: state and configuration',
    answers: { 200: z.object({ data: z.array(outsideService) }) },
    errors: [],
  }),
  turn: endpoint({
    method: 'PUT',
    path: '/api/admin/outside-services/:code',
    tag,
    access,
    params,
    audit: 'outside_service.switched',
    summary: 'Switches a service on or off for every process, from its next call',
    body: serviceSwitch,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/outside-services/:code/test',
    tag,
    access,
    params,
    audit: 'outside_service.tested',
    summary: 'Tests a service with a call that changes nothing, also when it is off',
    answers: { 200: one },
    errors: ['not_found'],
  }),
} as const;
