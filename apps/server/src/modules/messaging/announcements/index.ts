import { endpoints } from '@waybill/contract';
import { likeContains } from '../../../core/database/like.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { listCurrent } from './in-effect.ts';
import { announcementById, listAnnouncements } from './read-announcements.ts';
import { dismissAnnouncement, readAnnouncements } from './mark.ts';
import { deleteAnnouncement, endAnnouncement, saveAnnouncement } from './save.ts';

export { announcedTo } from './in-effect.ts';

const { announcements } = endpoints;
const accountsOffered = 20;

export const announcementsBindings: readonly Binding[] = [
  query(announcements.current, listCurrent),
  command(announcements.read, readAnnouncements),
  command(announcements.dismiss, dismissAnnouncement),
  query(announcements.list, listAnnouncements),
  query(announcements.accounts, async ({ db }, { query: { search } }) => {
    const named = db.selectFrom('accounts').select(['id', 'name']).where('name', 'ilike', likeContains(search));
    return { data: await named.orderBy('name').orderBy('id').limit(accountsOffered).execute() };
  }),
  query(announcements.show, async (ctx, { params }) => ({ data: await announcementById(ctx, ctx.db, params.id) })),
  command(announcements.save, saveAnnouncement),
  command(announcements.end, endAnnouncement),
  command(announcements.delete, deleteAnnouncement),
];
