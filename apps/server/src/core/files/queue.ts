import { Refusal } from '../refusal.ts';

type Asked = {
  readonly account: string;
  readonly bytes: number;
  /** Bytes of one account that may wait. */
  readonly most: number;
  /** Pieces of work that go on at once, of different accounts. */
  readonly at: number;
};
type Waiting = { readonly bytes: number; readonly run: () => Promise<void> };

const queues = new Map<string, Waiting[]>();
const busy = new Set<string>();

/** Begins what can begin: of each account one, the account that has waited longest first. */
function begin(at: number): void {
  for (const [account, queue] of queues) {
    if (busy.size >= at) return;
    if (busy.has(account)) continue;
    const next = queue.shift();
    // An account that had its turn goes to the end of the line.
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
 * Work in one queue for each account. Accounts take turns, so that one account's files do not hold up another's.
 * @throws Refusal too_many_attempts when more of the account waits than may
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
