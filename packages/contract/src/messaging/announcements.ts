import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { announcementAudiences, announcementKinds, announcementStates } from '../identity/staff-choices.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { accountRoles, staffRoles } from '../identity/roles.ts';

const tag = 'Notifications';
const access = 'staff.announcements';

/** As many as stand for one reader at a time; more than a few is already too many to read. */
const mostShown = 20;

const words = z.object({ title: f.text(120), text: f.text(600) });
/** Spanish may be left out; its readers then read the English text. */
const optionalWords = z
  .object({ title: z.string().trim().max(120, 'too_long'), text: z.string().trim().max(600, 'too_long') })
  .check(({ value, issues }) => {
    if ((value.title === '') === (value.text === '')) return;
    const path = [value.title === '' ? 'title' : 'text'];
    issues.push({ code: 'custom', input: value, path, message: 'required' });
  });
const texts = z.object({ en: words, es: optionalWords });
export type AnnouncementTexts = z.infer<typeof texts>;

/** An announcement as those see it whom it is for. */
export const announcement = z.object({
  id: f.id,
  kind: z.enum(announcementKinds),
  texts,
  dismissible: z.boolean(),
  starts_at: f.instant,
  /** Null for one that stands until it is ended. */
  ends_at: f.instant.nullable(),
  read_at: f.instant.nullable(),
  dismissed_at: f.instant.nullable(),
});
export type Announcement = z.infer<typeof announcement>;

const content = {
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  /** Of an audience of roles: staff's and those inside an account. */
  roles: z.array(z.enum([...staffRoles, ...accountRoles])).default([]),
  /** Of an audience of accounts; none means all of them. */
  account_ids: z.array(f.id).max(200, 'too_many').default([]),
  texts,
  dismissible: z.boolean(),
  /** IANA name of the zone that its period is meant in. */
  zone: f.timeZone,
  starts_on: f.calendarDate,
  starts_time: f.timeOfDay,
  ends_on: f.calendarDate.nullable().default(null),
  ends_time: f.timeOfDay.nullable().default(null),
};

/** An announcement as it is saved. */
export const announcementBody = z
  .object({
    ...content,
    /** The revision that was looked at; null for a new one. */
    revision: f.version.nullable().default(null),
    /** Shown again to those who closed or read it. */
    again: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (value.audience === 'roles' && value.roles.length === 0) wrong('roles', 'required');
    if (value.ends_on !== null && value.ends_time === null) wrong('ends_time', 'required');
    if (value.ends_on === null && value.ends_time !== null) wrong('ends_on', 'required');
    // Both on the clocks of one zone, so that they compare as they are written.
    const end = `${value.ends_on}T${value.ends_time}`;
    if (value.ends_on !== null && value.ends_time !== null && end <= `${value.starts_on}T${value.starts_time}`)
      wrong('ends_on', 'end_not_after_start');
  });

/** An announcement as staff keep it. */
export const staffAnnouncement = z.object({
  ...content,
  id: f.id,
  revision: f.version,
  /** Names of the accounts chosen. */
  accounts: z.array(z.object({ id: f.id, name: z.string() })),
  state: z.enum(announcementStates),
  starts_at: f.instant,
  ends_at: f.instant.nullable(),
  by_name: z.string(),
  updated_at: f.instant,
  /** People who could log in and whom it is for, who of them has read it, and who has closed it. */
  reach: z.int(),
  read: z.int(),
  dismissed: z.int(),
});
export type StaffAnnouncement = z.infer<typeof staffAnnouncement>;

const params = z.object({ id: f.id });
const one = z.object({ data: staffAnnouncement });

export const announcements = {
  current: endpoint({
    method: 'GET',
    path: '/api/announcements',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'Current announcements for the signed-in user, most important first',
    answers: { 200: z.object({ data: z.array(announcement).max(mostShown) }) },
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/announcements/read',
    tag,
    access: 'self.manage',
    audit: 'announcement.read',
    summary: 'Marks announcements as read',
    body: z.object({ ids: z.array(f.id).min(1, 'required').max(mostShown, 'too_many') }),
    answers: { 204: null },
    errors: ['validation_failed'],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/announcements/:id/dismiss',
    tag,
    access: 'self.manage',
    audit: 'announcement.dismissed',
    summary: 'Dismisses the banner of an announcement for the signed-in user; it stays in the notifications',
    params,
    answers: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/notifications',
    tag: 'Admin',
    access,
    audit: null,
    summary: 'Announcements with read counts, a page at a time',
    query: z.object({
      ...pageQuery,
      state: z.enum(announcementStates).optional(),
      kind: z.enum(announcementKinds).optional(),
      /** Part of a title in either language. */
      search: z.string().trim().max(60).optional(),
      sort: z.enum(['starts_at', '-starts_at', 'ends_at', '-ends_at']).default('-starts_at'),
    }),
    answers: { 200: pageOf(staffAnnouncement) },
    errors: ['validation_failed'],
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/api/admin/notifications/accounts',
    tag: 'Admin',
    access,
    audit: null,
    summary: 'Accounts by part of their name, to choose recipients of an announcement',
    query: z.object({ search: z.string().trim().max(60).default('') }),
    answers: { 200: z.object({ data: z.array(z.object({ id: f.id, name: z.string() })) }) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/notifications/:id',
    tag: 'Admin',
    access,
    audit: null,
    summary: 'One announcement',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/notifications/:id',
    tag: 'Admin',
    access,
    audit: 'announcement.saved',
    summary: 'Creates or changes an announcement; idempotent by its id',
    params,
    body: announcementBody,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/admin/notifications/:id/end',
    tag: 'Admin',
    access,
    audit: 'announcement.ended',
    summary: 'Ends a current announcement now',
    params,
    answers: { 200: one },
    errors: ['not_found', 'conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/notifications/:id',
    tag: 'Admin',
    access,
    audit: 'announcement.deleted',
    summary: 'Deletes an announcement',
    params,
    answers: { 204: null },
    errors: ['not_found'],
  }),
} as const;
