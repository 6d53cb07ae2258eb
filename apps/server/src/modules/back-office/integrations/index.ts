import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { withFreshPassword } from '../../identity/session/index.ts';
import { changeIntegration } from './change-integration.ts';
import { integrationChoices } from './choices.ts';
import { createIntegration } from './create-integration.ts';
import { enterCredentials } from './enter-credentials.ts';
import { listIntegrations, showIntegration } from './integration-rows.ts';
import { changeProBlock } from './pro-block.ts';
import { readPushKey } from './read-push-key.ts';
import { testConnection } from './test-connection.ts';

export { askAddress, retryOperation, retryableOperation } from './retry-operation.ts';
export { askHarmlessly } from './test-connection.ts';

const { integrations } = endpoints;

export const integrationsBindings: readonly Binding[] = [
  query(integrations.list, async ({ services }) => ({ data: await listIntegrations(services) })),
  query(integrations.choices, integrationChoices),
  query(integrations.show, async ({ services }, { params }) => ({ data: await showIntegration(services, params.id) })),
  process(integrations.create, createIntegration),
  process(integrations.update, changeIntegration),
  withFreshPassword(process(integrations.credentials, enterCredentials)),
  process(integrations.proBlock, changeProBlock),
  process(integrations.test, testConnection),
  withFreshPassword(command(integrations.pushKey, readPushKey)),
];
