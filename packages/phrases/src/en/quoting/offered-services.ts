/** Services that sales offer. */
export const offered_services = {
  standard: 'Standard',
  volume_ltl: 'Volume LTL',
  partial: 'Partial truckload',
  truckload: 'Full truckload',
  team: 'Team drivers',
  expedited: 'Expedited',
  guaranteed: 'Guaranteed',
  cross_border: 'Cross-border',
} as const;
