/** Viewing an account as its customer. */
export const customer_views = {
  view_as: 'View as customer',
  failed: 'Could not open the customer view',
  viewing: 'You are viewing {{account}} as its customer.',
  read_only: 'View only. It ends at {{time}}.',
  back: 'Back to staff area',
  merged: 'Shipments and invoices from before {{date}} are under {{account}} ({{number}}).',
  look: 'View account',
  viewing_merged: 'You are viewing {{account}}, which was merged into your account.',
  back_merged: 'Back to your account',
} as const;
