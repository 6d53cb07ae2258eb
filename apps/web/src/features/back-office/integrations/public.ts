/** What the page of a carrier uses of integrations. */
export { IntegrationList } from './integration-list.tsx';
