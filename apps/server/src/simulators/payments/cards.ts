/** Outcome of a test card by its number; the numbers are from the API's documentation. */
export type Outcome = 'succeeds' | 'authenticates' | DeclineCode;
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card';

export const testCards: readonly { readonly number: string; readonly brand: string; readonly outcome: Outcome }[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds' },
  { number: '4000002500003155', brand: 'visa', outcome: 'authenticates' },
  { number: '4000000000000002', brand: 'visa', outcome: 'generic_decline' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'visa', outcome: 'expired_card' },
  { number: '4000000000000127', brand: 'visa', outcome: 'incorrect_cvc' },
  { number: '4000000000000119', brand: 'visa', outcome: 'processing_error' },
];

/** The test card of a number. Other numbers are declined, as in the API's test mode. */
export function cardOf(number: string): { readonly brand: string; readonly last4: string; readonly outcome: Outcome } {
  const card = testCards.find((each) => each.number === number);
  return {
    brand: card?.brand ?? 'unknown',
    last4: number.slice(-4),
    outcome: card?.outcome ?? 'test_mode_live_card',
  };
}

/** Whether a number has a valid check digit (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
