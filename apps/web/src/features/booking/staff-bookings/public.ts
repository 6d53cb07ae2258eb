/** What other staff features may use of unclear pickups. */
export { PickupDecisionDialog } from './pickup-dialog.tsx';
