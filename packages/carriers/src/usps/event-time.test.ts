import { expect, it } from 'vitest';
import { eventTime } from './event-time.ts';

it.each<[string, Parameters<typeof eventTime>, ReturnType<typeof eventTime>]>([
  [
    'minutes from Greenwich, as published',
    ['2024-04-04T07:03:12Z', '2024-04-04T14:03:12.041Z', '-420'],
    { local: '2024-04-04T07:03:12', offset: '-07:00' },
  ],
  [
    'hours from Greenwich, as seen',
    ['2024-04-04T07:03:12Z', '2024-04-04T14:03:12Z', '-7:00'],
    { local: '2024-04-04T07:03:12', offset: '-07:00' },
  ],
  ['another day there', [null, '2024-04-04T02:00:00Z', '-05:00'], { local: '2024-04-03T21:00:00', offset: '-05:00' }],
  ['east of Greenwich', [null, '2024-04-04T20:00:00Z', '600'], { local: '2024-04-05T06:00:00', offset: '+10:00' }],
  ['four digits', [null, '2024-04-04T20:00:00Z', '-0330'], { local: '2024-04-04T16:30:00', offset: '-03:30' }],
  ['only its own time', ['2024-04-04T07:03:12Z', null, null], { local: '2024-04-04T07:03:12', offset: null }],
  [
    'its own time with an offset',
    ['2024-04-04T07:03-05:00', null, null],
    { local: '2024-04-04T07:03:00', offset: '-05:00' },
  ],
  [
    'its own time and the offset beside',
    ['2024-04-04 14:03:12:000', 'x', '-300'],
    { local: '2024-04-04T14:03:12', offset: '-05:00' },
  ],
  [
    'an offset that is none',
    ['2024-04-04T07:03:12', '2024-04-04T14:03:12Z', 'EST'],
    { local: '2024-04-04T07:03:12', offset: null },
  ],
  ['a day that is none', ['2024-02-31T07:03:12', null, null], null],
  ['no time', ['yesterday', null, '-300'], null],
])('reads %s', (_name, given, expected) => {
  expect(eventTime(...given)).toEqual(expected);
});
