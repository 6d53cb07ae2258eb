import { useAddressParams } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { QuoteFormProvider } from '../frame/quote-form-provider.tsx';
import { TakeOrder } from './take-order.tsx';

function Page({ ship }: { readonly ship: boolean }) {
  const user = useUser();
  const { ebayId = '' } = useAddressParams();
  if (user === null) return null;
  return (
    <QuoteFormProvider key={user.id} userId={user.id} reference={undefined}>
      <TakeOrder id={ebayId} ship={ship} />
    </QuoteFormProvider>
  );
}

/** Quotes an order of a marketplace. */
export function OrderQuotePage() {
  return <Page ship={false} />;
}

/** Quotes an order of a marketplace and goes on to ship it. */
export function OrderShipPage() {
  return <Page ship />;
}
