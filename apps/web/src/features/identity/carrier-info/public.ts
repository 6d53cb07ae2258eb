/** What quoting and booking show of carriers beside their names. */
export { useCarrierInfo } from './use-carrier-info.ts';
