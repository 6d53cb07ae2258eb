import { endpoints } from '@waybill/contract';
import { signedIn } from '../../../core/context.ts';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { assignIncident, retryIncident } from './work-on-incident.ts';
import { incidentChoices, listIncidents, showIncident } from './incident-rows.ts';
import { reopenIncident, resolveIncident } from './resolve-incident.ts';

const { incidents } = endpoints;

export const incidentsBindings: readonly Binding[] = [
  query(incidents.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listIncidents(ctx.db, signedIn(ctx).userId, asked);
    return pageBody(rows, total, asked, incidents.list.path);
  }),
  query(incidents.choices, async ({ db }) => ({ data: await incidentChoices(db) })),
  query(incidents.show, async (ctx, { params }) => ({ data: await showIncident(ctx, ctx.db, params.id) })),
  command(incidents.resolve, resolveIncident),
  command(incidents.reopen, reopenIncident),
  command(incidents.assign, assignIncident),
  process(incidents.retry, retryIncident),
];
