// Wraps the credentials of all carriers with the current key: the first of CREDENTIALS_KEYS. It may be interrupted and
// run again. A server may run on the database meanwhile, also on the embedded one.
import { rotateCredentials } from '../apps/server/src/rotate-credentials.ts';
import { runOnServices } from './database/by-hand.ts';

await runOnServices(async (services) => {
  const { rewrapped, current, failed } = await rotateCredentials(services);
  console.log(`Key ${services.outside.keys.current}: ${rewrapped} rewrapped, ${current} already were.`);
  for (const id of failed) console.error(`Not rewrapped, since its key is not set or it was changed: ${id}`);
  return failed.length === 0 ? 0 : 1;
});
