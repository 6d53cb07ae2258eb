import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readCall, type SimulatorAnswer, type SimulatorCall } from './call.ts';
import { control } from './control.ts';
import { Faults } from './faults.ts';
import { SimulatorLog } from './log.ts';
import { startPushing, type SimulatorPush } from './push.ts';
import { send } from './reply.ts';
import { matchRoute } from './route.ts';
import { SimulatorState } from './state.ts';

export type SimulatorRoute = {
  readonly method: string;
  /** Path with `:name` parts, as the carrier publishes it, with its base path. */
  readonly path: string;
  /** What faults and the log call it: `token`, or an operation of the adapter kit. */
  readonly operation: string;
  handle(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer;
};

/** A carrier's own rules: routes, who may call, and how it words a failure. */
export type SimulatorDefinition = {
  readonly name: string;
  readonly routes: readonly SimulatorRoute[];
  /** Null when the call may pass; else the carrier's own refusal. Tokens' routes are asked too. */
  authorize(call: SimulatorCall, route: SimulatorRoute, state: SimulatorState): SimulatorAnswer | null;
  /** A failure in the carrier's own shape. */
  failure(status: number, text: string): SimulatorAnswer;
  /** Calls it has to make to its customers by now, for carriers that push. */
  readonly pushes?: (state: SimulatorState, now: Date, site: SimulatorSite) => readonly SimulatorPush[];
};

/** How a simulated carrier is run. */
export type SimulatorOptions = {
  /** 0 takes any free one. */
  readonly port?: number;
  /** Where it remembers its records across restarts. */
  readonly stateFile?: string | null;
  readonly clock?: () => Date;
  /** Milliseconds in which an hour of a shipment's journey passes. */
  readonly hourMs?: number;
  /** Its own answer time: at least, and at most. */
  readonly latencyMs?: readonly [number, number];
  /** Chance between 0 and 1, for faults that strike a share of the calls. */
  readonly chance?: () => number;
  /** How often it looks for something to push, in milliseconds. */
  readonly pushEveryMs?: number;
};

/** What a route may know of the place it runs in. */
export type SimulatorSite = { readonly hourMs: number };

export type Simulator = {
  readonly name: string;
  readonly url: string;
  readonly faults: Faults;
  readonly log: SimulatorLog;
  readonly state: SimulatorState;
  close(): Promise<void>;
};

type Running = {
  readonly definition: SimulatorDefinition;
  readonly state: SimulatorState;
  readonly faults: Faults;
  readonly log: SimulatorLog;
  readonly clock: () => Date;
  readonly site: SimulatorSite;
  readonly latency: readonly [number, number];
  readonly chance: () => number;
};

function answerOf(running: Running, call: SimulatorCall): { operation: string; answer: SimulatorAnswer } {
  const { definition, state } = running;
  const found = matchRoute(definition.routes, call);
  if (found === null)
    return { operation: 'unknown', answer: definition.failure(404, `No ${call.method} ${call.path}`) };
  const { route, params } = found;
  const barred = definition.authorize(call, route, state);
  return { operation: route.operation, answer: barred ?? route.handle({ ...call, params }, state, running.site) };
}

async function serve(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { definition, faults, log } = running;
  const call = await readCall(request, running.clock());
  if (call.path.startsWith('/__simulator/')) return send(response, control(call, faults, log), null);
  const fault = faults.strike(matchRoute(definition.routes, call)?.route.operation ?? 'unknown');
  const [least, most] = running.latency;
  if (most > 0) await pause(least + (most - least) * running.chance());
  if (fault?.kind === 'slow') await pause(fault.ms ?? 1000);
  if (fault?.kind === 'reset') return void response.destroy();
  if (fault?.kind === 'hang') return void log.add(call, { operation: 'hang', answer: { status: 0 }, fault });
  if (fault?.kind === 'rate_limited') {
    const refused = definition.failure(429, 'Too many requests');
    return send(
      response,
      { ...refused, headers: { ...refused.headers, 'retry-after': String(Math.ceil((fault.ms ?? 1000) / 1000)) } },
      null,
    );
  }
  if (fault?.kind === 'unavailable') return send(response, definition.failure(503, 'Service unavailable'), null);
  const made = answerOf(running, call);
  const entry = log.add(call, { ...made, fault });
  if (fault?.kind === 'late') await pause(fault.ms ?? 1000);
  entry.sentAt = performance.timeOrigin + performance.now();
  await send(response, made.answer, fault);
}

/** Starts a simulated carrier on the loopback address. */
export async function startSimulator(
  definition: SimulatorDefinition,
  options: SimulatorOptions = {},
): Promise<Simulator> {
  const chance = options.chance ?? Math.random;
  const running: Running = {
    definition,
    state: new SimulatorState(options.stateFile ?? null),
    faults: new Faults(chance),
    log: new SimulatorLog(
      options.stateFile === undefined || options.stateFile === null ? null : `${options.stateFile}.log`,
    ),
    clock: options.clock ?? (() => new Date()),
    site: { hourMs: options.hourMs ?? 60_000 },
    latency: options.latencyMs ?? [0, 0],
    chance,
  };
  const server = createServer((request, response) => {
    serve(running, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stopPushing =
    definition.pushes === undefined
      ? async () => {}
      : startPushing({ ...running, due: definition.pushes }, options.pushEveryMs ?? 500);
  return {
    name: definition.name,
    url: `http://127.0.0.1:${port}`,
    faults: running.faults,
    log: running.log,
    state: running.state,
    close: async () => {
      await stopPushing();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
