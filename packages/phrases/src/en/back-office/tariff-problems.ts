/** What is wrong with a row or a term of a tariff. */
export const problem = {
  unknown_record:
    'No row is of this kind. Kinds are term, service, break, band, lane, rate, fak, cubic, linear, over_length, fuel, fuel_step, accessorial and transit.',
  missing: 'Something has to stand here.',
  not_a_number: 'This is no number.',
  too_precise: 'This has more decimals than are kept.',
  unknown_value: 'This is none of the values there are.',
  twice: 'This stood in an earlier row already.',
  not_read: 'Nothing is read from this cell in a row of this kind. Move it to where it belongs, or clear it.',
  negative: 'This must not be less than nothing.',
  zero: 'This must be more than nothing.',
  not_whole: 'This must be a whole number.',
  not_finite: 'This is no number.',
  too_large: 'This is more than can be reckoned with.',
  too_many: 'This stood in an earlier row already.',
  out_of_range:
    'This is too much or too little for what it is: a rate for each weight break, a percentage up to 100, a most that is not below its least.',
  not_ascending:
    'The order is broken: distances, weights and prices rise from row to row, and rates do not rise with the weight.',
  empty: 'There is no row of this kind, and at least one is needed.',
  required: 'A lane or distance names rates that there are not.',
  invalid_date: 'This is no date. Write it as 2026-12-31.',
  invalid_time: 'This is no time of day. Write it as 17:00.',
  invalid_format: 'This is not written as it should be: ZIP3 areas are three letters or digits.',
  other: 'This cannot be rated by.',
};
