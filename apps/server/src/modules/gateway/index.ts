export { callCarrier } from './call.ts';
export { type Connection } from './connection.ts';
export { adapterOf, connectionById, enabledConnections, openCredentials, sealCredentials } from './connections.ts';
export { deadlineOf } from './deadlines.ts';
export { closeGateway, gatewayOf } from './gateway.ts';
export { drawPro, isLowBlock } from './pro-block.ts';
export { breakerState } from './policies.ts';
export { calledWith, type Called } from './read-reply.ts';
