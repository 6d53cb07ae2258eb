/** What other features may use of truckloads. */
export { equipmentFacts, rigOf } from './equipment/equipment-facts.ts';
export { TruckloadFactsPanel } from './shown/truckload-facts-panel.tsx';
