/** Calls that are not reads but may leave no audit entry, with the reason. */
export const leavesNoEntry: Readonly<Record<string, string>> = {
  'staffParts.check': 'says what a file would do; nothing of it is kept',
  'chats.typing': 'tells that somebody types, to whoever looks at the chat now; nothing is kept',
  'staffChats.typing': 'tells that somebody types, to whoever looks at the chat now; nothing is kept',
  'payments.webhook':
    'says that there is something to ask of the provider; what comes of it is a command, and else only when it is looked at next',
  'quoteDrafts.keep': 'saves what is being typed every second or so; that a draft is begun and dropped is told',
};

/** Reads that are sent as POST, since what they ask about does not belong in an address, which is logged. */
export const readsByPost: ReadonlySet<string> = new Set([
  'bankFiles.read',
  'session.checkResetToken',
  'shipmentChanges.preview',
  'signUp.checkEmail',
]);

/** Technical tables without business data, which reads may write to as well. */
export const noState: Readonly<Record<string, string>> = {
  rate_limits: 'counts calls',
  api_incidents: 'how a call outside went wrong; what staff make of it is told',
  sessions: 'when a session was last seen; logging in and out is told',
  remember_tokens: 'a remembered login is renewed at each use; the login itself is told',
};
