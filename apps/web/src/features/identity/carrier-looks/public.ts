/** What quoting and booking show of carriers beside their names. */
export { useCarrierLooks } from './use-carrier-looks.ts';
