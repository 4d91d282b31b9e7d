// Forty strings that run as a script if a page does not escape them (docs/rules.md, B56). Each calls the function
// `caught` with its number.

/** Contexts in which a vulnerable page would insert a string. `careless.ts` has a page for each. */
export const places = [
  'body',
  'double quotes',
  'single quotes',
  'no quotes',
  'address',
  'script, single',
  'script, double',
  'script, backtick',
  'script, remark',
  'title',
  'textarea',
  'noscript',
  'style',
  'inner html',
  'inner html of a string',
  'decoded entities',
  'decoded address',
  'markdown',
  'template',
  'tags taken out',
  'letters made plain',
] as const;
export type Place = (typeof places)[number];

interface Shape {
  place: Place;
  /** True if the string runs only at the beginning of a field, before other strings. */
  leads?: true;
  /** Returns the string that contains the call of `caught`. */
  text: (call: string) => string;
}

const shapes: readonly Shape[] = [
  { place: 'body', text: (call) => `<script>${call}</script>` },
  { place: 'body', text: (call) => `<img src=x onerror=${call}>` },
  { place: 'body', text: (call) => `<svg onload=${call}></svg>` },
  { place: 'body', text: (call) => `<svg><script>${call}</script></svg>` },
  { place: 'body', text: (call) => `<details open ontoggle=${call}><summary>x</summary></details>` },
  { place: 'body', text: (call) => `<video src=x onerror=${call}></video>` },
  { place: 'body', text: (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>` },
  { place: 'body', text: (call) => `<iframe src="javascript:parent.${call}"></iframe>` },
  { place: 'double quotes', text: (call) => `"><script>${call}</script>` },
  { place: 'double quotes', leads: true, text: (call) => `" onmouseover="${call}" x="` },
  { place: 'double quotes', text: (call) => `"><svg/onload="${call}"></svg>` },
  { place: 'single quotes', text: (call) => `' onmouseover='${call}' x='` },
  { place: 'single quotes', text: (call) => `'><img src=x onerror='${call}'>` },
  { place: 'no quotes', leads: true, text: (call) => `x onmouseover=${call} x=` },
  { place: 'address', leads: true, text: (call) => `javascript:${call}//` },
  { place: 'address', leads: true, text: (call) => `JaVaScRiPt:${call}//` },
  { place: 'address', leads: true, text: (call) => `java\tscript:${call}//` },
  { place: 'body', text: (call) => `<a href="javascript:${call}">x</a>` },
  { place: 'body', text: (call) => `<form><button formaction="javascript:${call}">x</button></form>` },
  { place: 'script, single', leads: true, text: (call) => `';${call};//` },
  { place: 'script, double', leads: true, text: (call) => `";${call};//` },
  { place: 'script, backtick', leads: true, text: (call) => `\${${call}}` },
  { place: 'script, remark', leads: true, text: (call) => `x\u2028${call}\u2029//` },
  { place: 'script, double', leads: true, text: (call) => `</script><script>${call}</script>` },
  { place: 'title', text: (call) => `</title><img src=x onerror=${call}>` },
  { place: 'textarea', text: (call) => `</textarea><img src=x onerror=${call}>` },
  { place: 'noscript', text: (call) => `</noscript><img src=x onerror=${call}>` },
  { place: 'style', text: (call) => `</style><img src=x onerror=${call}>` },
  {
    place: 'inner html',
    text: (call) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}></style>`,
  },
  { place: 'inner html', text: (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>` },
  { place: 'inner html', text: (call) => `<!--><img src=x onerror=${call}>-->` },
  { place: 'inner html', text: (call) => `<input autofocus onfocus=${call}>` },
  { place: 'inner html of a string', text: (call) => `\\x3cimg src=x onerror=${call}\\x3e` },
  { place: 'decoded entities', text: (call) => `&lt;img src=x onerror=${call}&gt;` },
  { place: 'decoded address', text: (call) => `%3Cimg src=x onerror=${call}%3E` },
  { place: 'markdown', text: (call) => `[x](javascript:${call}//)` },
  { place: 'markdown', text: (call) => `![x](x"onerror="${call})` },
  { place: 'template', text: (call) => `{{${call}}} #{7*7} <%= 7*7 %>` },
  { place: 'tags taken out', text: (call) => `<scr<script>ipt>${call}</scr</script>ipt>` },
  { place: 'letters made plain', text: (call) => `＜img src=x onerror=${call}＞` },
];

export interface HostileText {
  /** The number that the string passes to `caught`. */
  number: number;
  place: Place;
  leads: true | undefined;
  text: string;
}

export const hostileTexts: readonly HostileText[] = shapes.map(({ place, leads, text }, index) => ({
  number: index + 1,
  place,
  leads,
  text: text(`caught(${index + 1})`),
}));

const leaders = hostileTexts.filter(({ leads }) => leads);
const others = hostileTexts.filter(({ leads }) => !leads);

/**
 * All strings in groups. The strings of a group are written into the same field: the first runs only at the beginning
 * of the field, the others run anywhere.
 */
export const groups: readonly (readonly HostileText[])[] = leaders.map((leader, group) => [
  leader,
  ...others.filter((_text, index) => index % leaders.length === group),
]);

/** Returns the strings of a group, separated by spaces. */
export const wordsOfGroup = (group: readonly HostileText[]): string => group.map(({ text }) => text).join(' ');
