/** A closed demo chat: question, response time, and age. */
export type DemoChat = {
  readonly daysAgo: number;
  readonly category: 'shipping' | 'quoting' | 'billing' | 'other';
  readonly asked: string;
  readonly answered: string;
  readonly waitedSeconds: number;
};

/** Chats of the customer on credit hold, half of them answered within three minutes. */
export const demoChats: readonly DemoChat[] = [
  {
    daysAgo: 2,
    category: 'billing',
    asked: 'We sent a check on Friday. When can we ship again?',
    answered: 'As soon as it clears. I keep an eye on it and write to you then.',
    waitedSeconds: 95,
  },
  {
    daysAgo: 5,
    category: 'shipping',
    asked: 'The driver came without a liftgate. Can he come back today?',
    answered: 'I called the terminal. He is back between two and four with one.',
    waitedSeconds: 160,
  },
  {
    daysAgo: 9,
    category: 'quoting',
    asked: 'Does a sofa on its side still count as one pallet?',
    answered: 'Yes, as long as nothing hangs over. Enter it with its height as it stands.',
    waitedSeconds: 240,
  },
  {
    daysAgo: 16,
    category: 'shipping',
    asked: 'Where do I see who signed for the delivery in Greensboro?',
    answered: 'On the shipment, under documents: the delivery receipt has the signature.',
    waitedSeconds: 70,
  },
  {
    daysAgo: 24,
    category: 'billing',
    asked: 'Why is there a reclass on the last invoice?',
    answered: 'The carrier measured the crate. The picture is on the invoice; you can contest it there.',
    waitedSeconds: 410,
  },
  {
    daysAgo: 41,
    category: 'other',
    asked: 'Can a colleague get a login of her own?',
    answered: 'You can invite her yourself, under settings, people.',
    waitedSeconds: 300,
  },
];
