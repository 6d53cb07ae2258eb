export { callCarrier, type Called } from './call.ts';
export { type Connection } from './connection.ts';
export { adapterOf, connectionById, enabledConnections, openCredentials, sealCredentials } from './connections.ts';
export { deadlineOf } from './deadlines.ts';
export { failures, type Failure } from './failure.ts';
export { closeGateway, gatewayOf, type Gateway } from './gateway.ts';
export { breakerState } from './policies.ts';
