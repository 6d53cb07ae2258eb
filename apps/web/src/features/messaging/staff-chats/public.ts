/** What other pages of the staff show of chats. */
export { useInboxStream } from './use-inbox-stream.ts';
export { useSpan } from './use-span.ts';
