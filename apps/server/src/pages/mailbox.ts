import { fields } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { printedInstant } from '../core/documents/index.ts';
import { Refusal } from '../core/refusal.ts';
import { escapeHtml } from '../core/html.ts';
import { pageStyle } from './style.ts';

const shownMails = 100;

/**
 * Whether a request's host is this machine or the public URL. Protects against DNS rebinding: another site could point
 * its name to this machine and read pages without login.
 */
function isOwnHost({ publicUrl }: Services, host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1', new URL(publicUrl).hostname].includes(host.toLowerCase());
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}

type Row = {
  readonly id: string;
  readonly sent_at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

function letter(row: Row): string {
  return `<article><header><h2>${escapeHtml(row.subject)}</h2><small>${escapeHtml(row.recipient)} · <time datetime="${row.sent_at.toISOString()}">${printedInstant(row.sent_at, 'UTC', 'en')}</time> · <a href="/mailbox/${row.id}">HTML</a></small></header><div>${withLinks(row.body)}</div></article>`;
}

function page(rows: readonly Row[]): string {
  const letters =
    rows.length === 0 ? '<p>No mail yet. Whatever Waybill would send lands here.</p>' : rows.map(letter).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mailbox · Waybill</title><style>${pageStyle}article{background:var(--sheet);border:1px solid var(--line);border-radius:6px;margin:16px 0;padding:16px}article h2{margin:0;font-size:16px}article div{white-space:pre-wrap;margin-top:12px;overflow-wrap:anywhere}</style></head><body><main><h1>Mailbox</h1><p>Demo mode sends no mail. The newest ${shownMails} are kept here instead.</p>${letters}</main></body></html>`;
}

/** `/mailbox`: mails that were not really sent, and the HTML of each. Demo mode only, which listens on the loopback address. */
export function mountMailbox(app: FastifyInstance, services: Services): void {
  if (!services.demo) return;
  app.get('/mailbox', async (request, reply) => {
    if (!isOwnHost(services, request.hostname)) throw new Refusal('not_found');
    const rows = await services.database.staff
      .selectFrom('mailbox')
      .select(['id', 'sent_at', 'recipient', 'subject', 'body'])
      .orderBy('sent_at', 'desc')
      .limit(shownMails)
      .execute();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(rows));
  });
  app.get('/mailbox/:id', async (request, reply) => {
    if (!isOwnHost(services, request.hostname)) throw new Refusal('not_found');
    const { id } = request.params as { readonly id: string };
    const row = fields.id.safeParse(id).success
      ? await services.database.staff.selectFrom('mailbox').select('html').where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row?.html) throw new Refusal('not_found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      .send(row.html);
  });
}
