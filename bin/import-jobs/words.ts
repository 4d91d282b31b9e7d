// Explains the codes of an import report (reasons for a rejection, changes of an ad) in plain English.
const reasons: Readonly<Record<string, string>> = {
  malformed_json: 'The line is not JSON.',
  not_an_ad: 'The line is JSON, but not an object with the fields of a job ad.',
  line_too_long: 'The line is longer than any job ad.',
  wrong_type: 'The value of the field has the wrong type.',
  no_source_id: 'The ad has no source (src) or no id of that source (id).',
  no_title: 'The ad has no title.',
  no_company: 'The ad names no company.',
  no_state: 'The ad names no place whose state is known.',
  state_unknown: 'The first place is in a state that India does not have.',
  pay_invalid: 'The pay is not in whole rupees per hour, day, week, month, year or piece of work.',
  title_short: 'The title has fewer than 3 letters.',
  description_short: 'The description, completed from the other fields, has fewer than 20 letters.',
  required: 'The field is empty.',
  too_long: 'The field is too long.',
  bad_characters: 'The field contains invalid characters, such as NUL.',
};

const changes: Readonly<Record<string, string>> = {
  description_completed: 'The description was too short and was completed from the other fields.',
  description_shortened: 'The description was cut to 5,000 letters.',
  title_shortened: 'The title was cut to 120 letters.',
};

export const reasonInWords = (code: string): string => reasons[code] ?? 'The ad does not meet the rules of a job post.';

export const changeInWords = (code: string): string => changes[code] ?? code;
