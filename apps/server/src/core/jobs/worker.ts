import { setTimeout as pause } from 'node:timers/promises';
import { Logger as WorkerLogger, run, runMigrations, runOnce, parseCronItems, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { systemContext, type Services } from '../context.ts';
import { loginsFrom, type DatabaseLogins } from '../database/logins.ts';
import { migrationLock } from '../database/migrate.ts';
import { addJob, NotNow, type JobHandler } from './define.ts';

function bridge(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

/** Grants the worker's role access to the queue only. Its tables have row-level security for everyone but the owner. */
const allowWorker = `
  DO $$
  DECLARE name regclass;
  BEGIN
    PERFORM pg_advisory_xact_lock(${migrationLock});
    IF NOT has_schema_privilege('waybill_worker', 'graphile_worker', 'USAGE') THEN
      GRANT USAGE ON SCHEMA graphile_worker TO waybill_worker;
    END IF;
    FOR name IN SELECT oid FROM pg_class WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' LOOP
      CONTINUE WHEN has_table_privilege('waybill_worker', name, 'SELECT');
      IF name = 'graphile_worker.migrations'::regclass THEN
        GRANT SELECT ON graphile_worker.migrations TO waybill_worker;
      ELSE
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO waybill_worker', name);
        EXECUTE format('CREATE POLICY worker ON %s TO waybill_worker USING (true) WITH CHECK (true)', name);
        GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO waybill_worker;
      END IF;
    END LOOP;
  END $$`;

/** Creates or updates the tables of the job queue as the owner, and grants the worker's role access to them. */
export async function migrateJobs(ownerUrl: string, log: Logger): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: bridge(log) });
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'waybill-migrate' });
  await client.connect();
  try {
    await client.query(allowWorker);
  } finally {
    await client.end();
  }
}

/** Runs a job; a postponed one is added again for later. */
async function runOrWait(services: Services, handler: JobHandler, payload: unknown): Promise<void> {
  try {
    await handler.run(systemContext(services, handler.definition.name), payload);
  } catch (error) {
    if (!(error instanceof NotNow)) throw error;
    const runAt = new Date(Date.now() + error.pauseMs);
    await addJob(services.database.staff, handler.definition, payload, { runAt });
  }
}

function taskList(services: Services, handlers: readonly JobHandler[]): TaskList {
  return Object.fromEntries(
    handlers.map((handler) => [
      handler.definition.name,
      async (payload: unknown) => {
        // Cron runs have their own envelope and no payload.
        const parsed = handler.cron === undefined ? handler.definition.payload.parse(payload) : {};
        await runOrWait(services, handler, parsed);
      },
    ]),
  );
}

/** Runs a handler in a loop with pauses. A failed run is logged, and the next one tries again. */
function startLoop(services: Services, { definition, run: handle }: JobHandler, everyMs: number): () => Promise<void> {
  const stopping = new AbortController();
  const turn = async (): Promise<void> => {
    try {
      await handle(systemContext(services, definition.name), {});
    } catch (error) {
      services.log.error({ err: error, job: definition.name }, 'a job of the loop failed');
    }
  };
  const going = (async () => {
    while (!stopping.signal.aborted) {
      await turn();
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await going;
  };
}

/**
 * Runs jobs until stopped. Failed jobs are retried with growing pauses; jobs of a killed worker are left to the next
 * one.
 * @param from the logins, or the owner's URL, whose logins were created by `migrate`
 * @param options.once runs what is due now and ends
 */
export async function startWorker(
  services: Services,
  from: DatabaseLogins | string,
  handlers: readonly JobHandler[],
  options: { readonly once?: boolean } = {},
): Promise<{ stop(): Promise<void> }> {
  const connectionString = loginsFrom(from).worker;
  if (options.once) {
    await runOnce({
      connectionString,
      noHandleSignals: true,
      logger: bridge(services.log),
      taskList: taskList(services, handlers),
    });
    return { stop: async () => undefined };
  }
  const runner = await run({
    connectionString,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: bridge(services.log.child({ part: 'worker' })),
    taskList: taskList(services, handlers),
    parsedCronItems: parseCronItems(
      handlers.flatMap((handler) =>
        handler.cron === undefined
          ? []
          : [{ task: handler.definition.name, match: handler.cron, identifier: handler.definition.name }],
      ),
    ),
  });
  for (const { definition, atStart } of handlers) {
    if (atStart) await runner.addJob(definition.name, {}, { jobKey: `${definition.name}:start` });
  }
  const loops = handlers.flatMap((handler) =>
    handler.everyMs === undefined ? [] : [startLoop(services, handler, handler.everyMs)],
  );
  return {
    stop: async () => {
      await Promise.all([runner.stop(), ...loops.map((stop) => stop())]);
    },
  };
}
