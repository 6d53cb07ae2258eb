import type { FastifyRequest } from 'fastify';
import { stillAllowed } from './still-allowed.ts';

type Out = { readonly write: (text: string) => void; readonly end: () => void };

export type FollowedAccess = {
  /** Sends text once the caller's access is confirmed. */
  readonly write: (text: string) => void;
  /** Ends the stream after pending text. */
  readonly end: () => void;
  /** Checks the caller again; text is held back meanwhile. */
  readonly check: () => void;
  readonly unfollow: () => void;
};

/**
 * Monitors the caller's access during a stream. At each announced change, in any process, the caller is read again;
 * text is held back until then, and dropped if the access is lost. Starts with a check, since something may have
 * changed after the request was accepted.
 */
export function followAccess(request: FastifyRequest, out: Out): FollowedAccess {
  const { context } = request;
  const actor = context?.actor;
  const id = actor?.kind === 'user' ? actor.userId : actor?.kind === 'client' ? actor.clientId : null;
  // Guests and holders of a quote ticket have no rights that could change.
  if (context === null || id === null) {
    return { ...out, check: () => undefined, unfollow: () => undefined };
  }
  let waiting: string[] | null = null;
  let [again, over] = [false, false];

  async function run(): Promise<void> {
    let allowed = true;
    do {
      again = false;
      allowed = await stillAllowed(request).catch((error: unknown) => {
        request.log.error({ err: error }, 'the caller of a stream could not be read again');
        return false;
      });
    } while (allowed && again);
    const texts = waiting ?? [];
    waiting = null;
    if (allowed) for (const text of texts) out.write(text);
    if (!allowed || over) out.end();
  }
  const check = (): void => {
    again = true;
    if (waiting !== null) return;
    waiting = [];
    void run();
  };
  const unfollow = context.services.database.live.follow('access', id, check);
  check();
  return {
    write: (text) => (waiting === null ? out.write(text) : void waiting.push(text)),
    end: () => {
      over = true;
      if (waiting === null) out.end();
    },
    check,
    unfollow,
  };
}
