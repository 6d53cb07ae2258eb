import { Refusal } from '../refusal.ts';

type Asked = {
  readonly account: string;
  readonly bytes: number;
  /** Maximum number of bytes of one account in its queue. */
  readonly most: number;
  /** Maximum number of concurrent tasks, each for another account. */
  readonly at: number;
};
type Waiting = { readonly bytes: number; readonly run: () => Promise<void> };

const queues = new Map<string, Waiting[]>();
const busy = new Set<string>();

/** Starts waiting tasks: one per account, longest waiting account first. */
function begin(at: number): void {
  for (const [account, queue] of queues) {
    if (busy.size >= at) return;
    if (busy.has(account)) continue;
    const next = queue.shift();
    // After its turn, an account moves to the end of the queue.
    queues.delete(account);
    if (queue.length > 0) queues.set(account, queue);
    if (next === undefined) continue;
    busy.add(account);
    void next.run().finally(() => {
      busy.delete(account);
      begin(at);
    });
  }
}

/**
 * Runs tasks in one queue for each account. Accounts take turns, so that the files of one do not delay another's.
 * @throws Refusal too_many_attempts when the queue of the account is full
 */
export function inTurn<T>({ account, bytes, most, at }: Asked, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(account) ?? [];
  const held = queue.reduce((sum, one) => sum + one.bytes, 0);
  if (queue.length > 0 && held + bytes > most) {
    const seconds = 30;
    return Promise.reject(
      new Refusal('too_many_attempts', { params: { seconds }, headers: { 'retry-after': String(seconds) } }),
    );
  }
  return new Promise<T>((resolve, reject) => {
    queue.push({ bytes, run: () => work().then(resolve, reject) });
    queues.set(account, queue);
    begin(at);
  });
}
