// React chooses its build by this name when it is first read. The production build draws in half the time.
const environment = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
const { default: React } = await import('react');
await import('react/jsx-runtime');
const { flushSync } = await import('react-dom');
await import('react-dom/client');
process.env['NODE_ENV'] = environment;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Testing Library calls this around each event; the production build has none. What the event changes is drawn at its end. */
function act(callback: () => unknown) {
  const result = flushSync(callback);
  flushSync(() => undefined);
  return nextTask().then(() => result);
}
Object.assign(React, { act });
