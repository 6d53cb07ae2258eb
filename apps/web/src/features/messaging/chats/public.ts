/** What the Support dialog and the staff's inbox use of the chat; the top bar takes the button by its own file. */
export { showChat } from './chat-open.ts';
export { ConversationView } from './conversation-view.tsx';
export { useConversation } from './use-conversation.ts';
export { staffWire } from './wires.ts';
