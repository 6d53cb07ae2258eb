import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { countUnread, listNotices, readAllNotices, readNotice } from './own-notices.ts';

export { mailUsers } from './mail-users.ts';
export { staffOf, staffWith, notifyCustomers, notifyStaff } from './notify.ts';

const { notices } = endpoints;

export const noticesBindings: readonly Binding[] = [
  query(notices.list, listNotices),
  query(notices.unread, countUnread),
  command(notices.read, readNotice),
  command(notices.readAll, readAllNotices),
];
