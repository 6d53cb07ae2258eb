import { staff, type Rows } from './who.ts';

/**
 * Dashboard and reports, for all staff. Margins, receivables, and incidents are shown only to those who may see them.
 */
export const staffFigures: Rows = {
  'dashboard.needs': staff,
  'dashboard.figures': staff,
  'workInbox.list': staff,
  'reports.show': staff,
  'reports.csv': staff,
  'reports.choices': staff,
  'reports.schedules': staff,
  'reports.save': staff,
  'reports.pause': staff,
  'reports.remove': staff,
};
