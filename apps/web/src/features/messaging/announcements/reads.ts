import { endpoints } from '@waybill/contract';

const { announcements, notices } = endpoints;

/** What a change of an announcement makes stale. */
export const announcementReads = [
  announcements.list,
  announcements.show,
  announcements.current,
  notices.unread,
] as const;
