import type { FastifyRequest } from 'fastify';
import { stillAllowed } from './still-allowed.ts';

/** Where a stream goes. */
type Out = { readonly write: (text: string) => void; readonly end: () => void };

export type FollowedAccess = {
  /** Sends text, once the caller is known to be allowed. */
  readonly write: (text: string) => void;
  /** Ends the stream after what was written. */
  readonly end: () => void;
  /** Looks at the caller again; what is written meanwhile waits. */
  readonly check: () => void;
  readonly unfollow: () => void;
};

/**
 * Follows what the caller of a request may see, for as long as a stream answers them. At each announced change, in any
 * process, the caller is read again; what is written until then waits, and is dropped with the stream when they are no
 * longer let in. It begins with such a check, since something may have changed after the request was let in.
 */
export function followAccess(request: FastifyRequest, out: Out): FollowedAccess {
  const { context } = request;
  const actor = context?.actor;
  const id = actor?.kind === 'user' ? actor.userId : actor?.kind === 'client' ? actor.clientId : null;
  // A guest, and a reader with a ticket of their own, has no rights that could change.
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
