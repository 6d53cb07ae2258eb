/** Service levels that sales and house carriers offer. */
export const offered_services = {
  standard: 'Standard',
  volume_ltl: 'Volume LTL',
  partial: 'Partial truckload',
  truckload: 'Full truckload',
  team: 'Team drivers',
  expedited: 'Expedited',
  guaranteed: 'Guaranteed',
  cross_border: 'Cross-border',
  economy: 'Economy',
  priority: 'Priority',
  guaranteed_by_noon: 'Guaranteed by noon',
} as const;
