import { useParams } from '@tanstack/react-router';
import { useUser } from '../../lib/session/use-user.ts';
import { DeskProvider } from './frame/desk-provider.tsx';
import { QuoteSteps } from './frame/quote-steps.tsx';
import { Reseed } from './frame/reseed.tsx';

type Params = { readonly clientrefnum?: string; readonly id?: string; readonly return?: string };

/** Quote & Ship: one page, four steps, and a draft that survives going back, a reload and a lost answer. */
export function QuotePage() {
  const user = useUser();
  const params: Params = useParams({ strict: false });
  if (user === null) return null;
  return (
    <DeskProvider key={`${user.id} ${params.clientrefnum ?? ''}`} userId={user.id} reference={params.clientrefnum}>
      {params.id === undefined ? <QuoteSteps /> : <Reseed id={params.id} back={params.return === 'return'} />}
    </DeskProvider>
  );
}
