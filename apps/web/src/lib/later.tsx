import { lazy, useState, type ComponentType } from 'react';

export type Later<P extends object> = {
  /** Stands for the part inside of a Suspense. */
  readonly Part: ComponentType<P>;
  /** Fetches the part before it is shown. */
  readonly fetch: () => Promise<void>;
};

/**
 * A part that comes in when it is first shown, or earlier when it is fetched ahead. One that was fetched is drawn at
 * once: React's own `lazy` falls back even then, and holds a fallback for 300 ms.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let ready: ComponentType<P> | null = null;
  async function fetch(): Promise<ComponentType<P>> {
    ready ??= await load();
    return ready;
  }
  const Lazy = lazy(async () => ({ default: await fetch() }));
  function Part(props: P) {
    // Chosen once: what stands is not taken away and drawn anew when the part arrives.
    const [Shown] = useState<ComponentType<P>>(() => ready ?? Lazy);
    return <Shown {...props} />;
  }
  return { Part, fetch: () => fetch().then(() => undefined) };
}
