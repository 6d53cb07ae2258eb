import React from 'react';
import { flushSync } from 'react-dom';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Testing Library calls this around each event; the production build has none. What the event changes is drawn at its end. */
function act(callback: () => unknown) {
  const result = flushSync(callback);
  flushSync(() => undefined);
  return nextTask().then(() => result);
}
Object.assign(React, { act });
