const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** `1,088.52 USD`: a language-neutral format. */
export function plainAmount({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${plain.format(amount / 100)} ${currency}`;
}
