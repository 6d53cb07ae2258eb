export { fewestForNmfc, NmfcSuggest } from './nmfc-suggest.tsx';
