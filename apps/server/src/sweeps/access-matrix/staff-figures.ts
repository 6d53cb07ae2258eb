import { staff, type Rows } from './who.ts';

/** The dashboard and the reports: of all staff, who are told margins, receivables and incidents only where they may see them. */
export const staffFigures: Rows = {
  'dashboard.needs': staff,
  'dashboard.figures': staff,
  'reports.show': staff,
  'reports.csv': staff,
  'reports.choices': staff,
  'reports.schedules': staff,
  'reports.save': staff,
  'reports.pause': staff,
  'reports.remove': staff,
};
