import type { workAges } from '@waybill/contract';

/** The inbox of staff: the open work of every queue in one list. */
export const work_inbox = {
  note_one: '{{count}} open item',
  note_other: '{{count}} open items',
  kinds: 'Queue',
  all: 'All',
  owners: 'Owner',
  anyone: 'Everyone',
  me: 'Mine',
  nobody: 'Unassigned',
  any_age: 'Any age',
  ages: { '1': '1 day or older', '3': '3 days or older', '7': '7 days or older' } satisfies Record<
    (typeof workAges)[number],
    string
  >,
  kind: 'Queue',
  subject: 'Item',
  account: 'Account',
  owner: 'Owner',
  since: 'Waiting since',
  due: 'Due',
  overdue: 'Overdue',
  urgent: 'Urgent',
  requests: { new: 'New', in_progress: 'In progress' },
  bills: { unmatched: 'No shipment found', review: 'To review', disputed: 'Disputed with the carrier' },
  empty_title: 'Nothing is open',
  empty_text: 'New work shows up here.',
  failed: 'Could not load the inbox',
};
