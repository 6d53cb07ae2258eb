/** Something the machine lacks; the message is one line for the person at it. */
export class SetupError extends Error {}
