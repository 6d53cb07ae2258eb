/** What other features may use of the carriers an account may use. */
export { CarriersTab } from './carriers-tab.tsx';
