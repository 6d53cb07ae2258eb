import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../core/http/binding.ts';
import { pageBody } from '../../core/page.ts';
import { incidentChoices, listIncidents, showIncident } from './incident-rows.ts';
import { reopenIncident, resolveIncident } from './resolve-incident.ts';

const { incidents } = endpoints;

export const incidentsBindings: readonly Binding[] = [
  query(incidents.list, async ({ db }, { query: asked }) => {
    const { rows, total } = await listIncidents(db, asked);
    return pageBody(rows, total, asked, incidents.list.path) as never;
  }),
  query(incidents.choices, async ({ db }) => ({ data: await incidentChoices(db) })),
  query(incidents.show, async ({ db }, { params }) => ({ data: await showIncident(db, params.id) })),
  command(incidents.resolve, resolveIncident),
  command(incidents.reopen, reopenIncident),
];
