/** What has to be kept before somebody signs out. */
type Work = () => Promise<unknown>;

const bound = new Set<Work>();
const mostMs = 2000;

/** Has something done before the person signs out, while the server still knows them. Returns the way to take it back. */
export function beforeSignOut(work: Work): () => void {
  bound.add(work);
  return () => void bound.delete(work);
}

/** Does what was asked for; whoever signs out waits two seconds at most, and signs out whatever comes of it. */
export async function finishWork(): Promise<void> {
  const works = [...bound].map((work) => work().catch(() => undefined));
  await Promise.race([Promise.all(works), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}
