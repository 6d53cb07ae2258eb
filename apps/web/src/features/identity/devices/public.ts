/** What other features may use of the list of devices. */
export { DevicesPanel } from './devices-panel.tsx';
