/** Mails about what happens to a shipment; their first sentence is the one of the notice in the page. */
export const shipment_news = {
  subject: '{{number}} {{what}} ({{lane}})',
  what: {
    shipment_picked_up: 'picked up',
    shipment_delayed: 'delayed',
    shipment_exception: 'needs attention',
    shipment_out_for_delivery: 'out for delivery',
    shipment_delivered: 'delivered',
  },
  said: '{{carrier}}: “{{words}}” ({{where}})',
  expected: 'Expected delivery: {{day}}',
  expected_instead: 'Expected delivery: {{day}}, instead of {{promised}}',
  foot: 'You choose which mails you get in your settings: {{link}}',
  digest_subject_one: 'Your shipments today: news of {{count}}',
  digest_subject_other: 'Your shipments today: news of {{count}}',
  digest_text_one: 'This is new about {{count}} of your shipments.',
  digest_text_other: 'This is new about {{count}} of your shipments.',
} as const;
