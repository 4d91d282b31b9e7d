// Test cases B56 to B64 of docs/rules.md: injection strings that are harmful if they are not treated as plain text.
import { hostileWords } from '#testing/hostile-words.ts';
import { cases, isOf, type ValueCase } from './case.ts';

const inWords: Pick<ValueCase, 'fits' | 'must'> = { fits: isOf('text', 'identity', 'email', 'pattern'), must: 'any' };
const inChoices: Pick<ValueCase, 'fits' | 'must'> = {
  fits: isOf('choice', 'uuid', 'id', 'whole', 'date'),
  must: 'refused',
};

const asPairs = (values: readonly string[]) => values.map((value): [string, string] => [value.slice(0, 24), value]);

const scripts = [
  ...hostileWords,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<form action=javascript:alert(1)><button>x',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<video><source onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><style><!--</style><img src=x onerror=alert(1)>-->',
  '<template><script>alert(1)</script></template>',
  '[x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  'data:text/html,<script>alert(1)</script>',
  '$' + '{7*7}',
  '</textarea><script>alert(1)</script>',
  "';alert(1)//",
];

const statements = [
  "' OR 1=1--",
  "'; DROP TABLE users;--",
  '") UNION SELECT * FROM users--',
  '\\',
  '%',
  '_',
  '$1',
  '::text',
  'created_at;--',
  'desc nulls first',
  'users;',
  'pg_catalog.pg_shadow',
  "' || pg_sleep(5) || '",
];

const controls = [
  ';id',
  '$(id)',
  '`id`',
  '| cat /etc/passwd',
  '../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
];

const long = 'z'.repeat(1_000);

export const words: readonly ValueCase[] = [
  ...cases('B56', inWords, asPairs(scripts)),
  ...cases('B57', inWords, asPairs(statements)),
  ...cases('B57', inChoices, asPairs(statements)),
  ...cases('B58', inWords, asPairs(controls)),
  ...cases('B58', inChoices, asPairs(controls.slice(0, 3))),
  ...cases('B59', inWords, [['a header in an address', '%0d%0aSet-Cookie:%20a=b']]),
  ...cases('B60', inWords, asPairs(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1', '=HYPERLINK("http://evil.example")'])),
  ...cases('B61', inWords, [
    ['right-to-left override', 'Sai \u202eelpmaxe.live\u202c'],
    ['a lookalike letter', 'Sаi Construction'],
    ['500 combining marks', `Z${'\u0351'.repeat(500)}`],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a flag', '🇮🇳'],
    ['a rare 4-byte character', '𠀀𪜀'],
    ['conjuncts of Hindi', 'श्री क्षत्रिय'],
    ['Tamil', 'கட்டுமானம்'],
    ['a chillu of Malayalam', 'ൻ ർ ൽ'],
    ['decomposed Unicode', 'Cafe\u0301'],
  ]),
  ...cases('B62', inWords, [
    ['a very long word', long],
    ['ten thousand lines', '\n'.repeat(10_000)],
  ]),
  ...cases('B63', inWords, [['a dash', '-']]),
  ...cases(
    'B64',
    { fits: isOf('text', 'identity', 'email', 'pattern', 'phone', 'gstin', 'otp', 'date', 'uuid'), must: 'any' },
    [
      ['a long run of letters', `${'a'.repeat(50_000)}!`],
      ['a long run of digits', `${'1'.repeat(50_000)}!`],
      ['a long run of spaces', `${' '.repeat(50_000)}!`],
      ['a long run of punctuation', `${'a.@'.repeat(15_000)}`],
      ['a long run of rupee signs', `₹${'1,'.repeat(20_000)}x`],
    ],
  ),
];
