export { callCarrier, callOutside } from './call.ts';
export { type Connection, type Party } from './connection.ts';
export { adapterOf, connectionById, enabledConnections, openCredentials, sealCredentials } from './connections.ts';
export { deadlineOf } from './deadlines.ts';
export { msOfStep, stepOf } from './call-figures.ts';
export { closeGateway, gatewayOf, onTrial, type Gateway } from './gateway.ts';
export { drawPro, isLowBlock } from './pro-block.ts';
export { breakerState } from './policies.ts';
export { calledWith, type Called } from './read-reply.ts';
