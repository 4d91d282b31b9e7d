// Rules of the automatic check of job posts for English about unfair terms of work, such as unpaid trials. Laws and
// reasons are in `../codes.ts`.
import type { Rule } from './rule.ts';

const SPAN = 'day|days|week|weeks|month|months|fortnight';
const WAGE = 'salary|salaries|wage|wages|pay|payment|stipend|money';
const TRIAL = 'trial|trials|probation|training|internship|test|demo';
const UNPAID = 'unpaid|nonpaid';
const LEAVE = 'leave|leaves|holiday|holidays|break|breaks|absent|absence';
/**
 * Words that make “no” before a word for wages harmless: `no pay cut` and `no money is taken` do not mean unpaid work.
 */
const CUT = 'cut|cuts|cutting|deduction|deductions|deducted|taken|charged|asked|collected|required|needed|delay|delays';

const unpaidTrial: Rule = {
  code: 'unpaid_trial',
  hits: `
    ${UNPAID} ${TRIAL}|work|period|${SPAN}
    ${TRIAL} .. is|are|will|be ${UNPAID}
    ${TRIAL} .. ${SPAN}? .... without|no|zero any? ${WAGE}
    ${TRIAL} .. ${SPAN}? .. not|never|isnt|wont|un be? paid|payable
    ${TRIAL} .. free|unpaid work|labour
    not|never|wont .. paid .. during|in|for .. ${TRIAL}
    first # ${SPAN} ... ${UNPAID}
    first #|one|two|three|few|couple? of? ${SPAN} ... ${UNPAID}
    first #|one|two|three|few|couple? of? ${SPAN} .... without|no|zero any? ${WAGE}
    first #|one|two|three|few? ${SPAN} .... not|wont|never be? paid
    first #|one|two|three|few? ${SPAN} ... free|trial|demo . free|work|no|without|unpaid
    #|one|two|three|few ${SPAN} .. without|no|zero any? ${WAGE}
    #|one|two|three|few ${SPAN} .. ${TRIAL} .. without|no|free|unpaid
    ${SPAN} free trial|work|demo
    free trial day|days|work|period|week
    come|join|try .. #|one|two|three|few ${SPAN} free
    work|working free|unpaid|without . for|first|${WAGE} .. #|one|two|three|few? ${SPAN}
    no|without any? ${WAGE} .. for|during|in|on|till|until|while .. first|${TRIAL}|initial|#
    ${WAGE} will|shall|only? only? start|starts|begin|begins only|from? only? after ~ ${TRIAL}
    ${WAGE} will|shall|only? only? start|starts|begin|begins only|from? only? after first|the? #|one|two|three|few ${SPAN}
    ${WAGE} .. only|start|starts after|once|if|when .. ${TRIAL}|selected|selection|confirmed|confirmation
    paid only after|once|if|when .. ${TRIAL}|selected|selection|confirmed|confirmation`,
  before: 'no|not|never|we dont',
  touching: `
    ${UNPAID}|without|no ${WAGE}? ${LEAVE}
    ${LEAVE} ~ ${UNPAID}
    ${LEAVE} ~ without|no any? ${WAGE}
    no|without any? ${WAGE} for|on|during .. ${LEAVE}
    no|without any? ${WAGE} is|are|will|to|has|have? to? be? ${CUT}
    no|never|not unpaid
    ${TRIAL} .. is|are|also|fully|will paid
    paid ${TRIAL}`,
};

const PAPERS =
  'document|documents|certificate|certificates|aadhaar|aadhar|adhaar|marksheet|marksheets|licence|license|passport|pan|id|card|cards|papers|proof|degree';
const PHOTOCOPY = 'copy|copies|photocopy|photocopies|xerox|scan|scanned';
const KEPT = 'kept|keep|keeps|held|hold|holds|retained|retain|surrendered|surrender|custody|locked';
/**
 * Verbs for handing over papers. They match only in the same clause as a word for papers: `original licence needed,
 * collect cash` does not break the rule.
 */
const HANDED = 'deposited|deposit|submitted|submit|collected|handed';
/** Verbs for papers that stay with the employer. A preposition must follow, because `stay` alone can mean lodging. */
const STAYS = 'stay|stays|remain|remains with|in|at';
const HOLDER = 'us|office|company|owner|employer|we|contractor|our|agency';
const RETURNED = 'returned|given|released|handed back?';
const NOT = 'not|never|isnt|arent|wont|dont|cannot|nobody';

const papersKept: Rule = {
  code: 'papers_kept',
  hits: `
    original|originals .. ${PAPERS} .... ${KEPT}
    original|originals .. ${PAPERS} ... ${HANDED}
    original|originals ... ${STAYS} ~ ${HOLDER}
    original|originals .. ${PAPERS}? will|shall? be|is|are with|in|at ~ ${HOLDER}
    originals .... ${KEPT}
    originals ... ${HANDED}
    ${KEPT}|${HANDED}|collect|hand ... original|originals . ${PAPERS}
    ${KEPT}|${HANDED}|collect|hand ... originals
    ${PAPERS} .. original|originals ... ${KEPT}|${HANDED}
    leave|give .. original|originals .... with|to us|office|hr|owner|company
    ${PAPERS} ... ${KEPT} .. ${HOLDER}
    ${PAPERS} ... ${STAYS} ~ ${HOLDER}
    we|company|owner|employer|office|contractor .. keep|keeps|hold|holds|retain|retains|take|takes .. ${PAPERS}`,
  before: 'never|not|dont|no',
  touching: `
    ${NOT} be|to|ever|have|need? to? be? ${KEPT}|${HANDED}
    ${PHOTOCOPY} ~~ ${KEPT}|${HANDED}
    ${PAPERS}|original|originals ~~ ${PHOTOCOPY}
    ${KEPT}|${HANDED} ~ ${PHOTOCOPY}
    for verification`,
  near: `
    verification|verified|verify|shown|show|checked|checking . only|and|same|then|at|immediately|you
    returned . same|immediately`,
};

const notReturned: Rule = {
  code: 'papers_kept',
  apart: 'papers not returned',
  hits: `
    original|originals .... not|never|wont be|get? ${RETURNED}
    ${PAPERS} .... not|never|wont be|get? ${RETURNED} .. till|until|unless|before`,
  touching: `
    ${PAPERS}|original|originals ~~ ${PHOTOCOPY}
    ${PHOTOCOPY} ~~ ${RETURNED}`,
};
/** Verbs for leaving the job. `Leave` is also a day off, so `if`, `before` or a person must be before it. */
const LEAVING = 'leaving|quit|quits|quitting|resign|resigns|resigning';

const bonded: Rule = {
  code: 'bonded',
  hits: `
    advance|loan|debt|peshgi .... until|till|before ~ repaid|cleared|adjusted|recovered|returned|settled
    advance|loan|debt|peshgi .... until|till ~ over
    advance|loan|debt|peshgi .... until|till it|advance|loan|debt|amount|money|dues|all|fully is|are|has|have? been? fully? paid|worked
    until|till .. advance|loan|debt ~ repaid|paid|cleared|adjusted|recovered|returned|settled
    advance|loan|debt|peshgi .... cannot|cant|not|never . leave|quit|go|stop
    cannot|cant|not|never . leave|quit|go|stop .... advance|loan|debt|repaid|cleared
    must|have|need|has to? stay|work|remain .... until|till .... advance|loan|debt
    must|have|need|has to? stay|work|remain .... until|till it|this|amount|money|dues|all is|are|has|have? been? fully? repaid|cleared|adjusted|recovered|settled
    cannot|cant|not|never be? leave|quit|go|left .. before|until|till|without ~ repay*|clear*|return*|settl*|recover*|adjust*
    nobody|none . leaves|leave|goes|go .. before|until|till .. advance|loan|debt|dues
    nobody|none . leaves|leave|goes|go .. before|until|till it|this|all .. over|repaid|cleared|settled|finish*|recovered
    take|takes|taking|taken|accept|accepts .. advance|loan .. stay|stays|remain|remains till|until
    owe|owes .... if .. ${LEAVING}
    if|who|whoever ~ leave|leaves .... return|repay|refund .. advance|double|twice
    ${LEAVING} .... return|repay|refund .. advance|double|twice
    ${LEAVING} .. within|before .... you|worker|workers pay|pays|must
    advance|loan .... must|has|have|need|needs .... stay|complete|work|finish|remain .... season|year|full|whole|finished|over
    advance|loan .... till|until .. finished|over|end|complete
    ${LEAVING} .. before .... forfeit|lose
    ${LEAVING} .. before .... no|without ${WAGE}
    work off|against .. advance|loan|debt
    advance|loan|debt .. work|worked off
    ${LEAVING} .... penalty|fine|compensation|forfeit|forfeited|recovered|damages
    if|before|anyone|whoever ~ leave|leaves .... penalty|fine|compensation|forfeit|forfeited|recovered|damages
    penalty|fine|compensation|forfeit|damages .. if|for|on .. ${LEAVING}
    penalty|fine|compensation|forfeit|damages .. if ~ leave|leaves
    leave|leaves the|this|our job|work|company .... penalty|fine|forfeit|forfeited|damages
    if you|anyone|worker|workers|they|he|she leave|leaves .... lose|loses|forfeit|forfeits
    cannot|cant|not|never . leave|quit .. before|for|until|till .. #|one|two|three|six . ${SPAN}|year|years
    ${LEAVING} .. before #|one|two|three|six ${SPAN}|year|years .... no|not|forfeit|lose|without|return
    if|who|you|worker|workers|anyone leave|leaves .. before #|one|two|three|six ${SPAN}|year|years .... no|not|forfeit|lose|without|return
    bond of|for|period .. #|one|two|three . year|years|month|months
    #|one|two|three year|years|month|months|yr|yrs service? bond
    service|employment|surety|company|joining bond
    bond .. #|one|two|three year|years|month|months
    bond compulsory|mandatory|required|signed|must`,
  before: 'no|without|not|never|any',
  touching: `
    no|not|without|any bond
    no ~ bond|penalty|fine
    bond paper|store|repo|fund|street|james
    fidelity|performance|bail bond`,
  near: 'free to leave',
};
const CUSTOMER =
  'customer|customers|rider|riders|visitor|visitors|buyer|buyers|client|clients|guest|guests|receiver|consumer|consumers|passenger|passengers';

const codeAsked: Rule = {
  code: 'code_asked',
  hits: `
    tell|give|share|send|forward|provide|read|say|submit|need|want|enter|ask|asks|asking|require|required .... otp|otps
    otp|otps .... tell|give|share|send|forward|provide|required|needed|must|asked|to
    tell|give|share|send|forward|read .... code|pin|password .. phone|mobile|sms|receive|received|comes|sent|your
    reply|respond .. code|otp|pin
    call|phone|ring you for .. otp|otps
    tell|give|share|send|forward|read .... code|pin|password .. you|u get|gets|got|receive
    your|the otp|pin|password .. tell|give|share|send|us|hr
    code|pin|password .... tell|give|forward|send|share|read it|that|this|them to? us|our|hr|staff|office|team|this|him|her|me
    tell|give|share|send|forward .. verification|confirmation|login|activation|security code|pin`,
  before: 'not|never|dont|nobody',
  touching: `
    otp|otps|code ~ from|of|by|with ~ ${CUSTOMER}
    ${CUSTOMER} s? ~ otp|otps
    not|never|dont|nobody|no ~ share|tell|give|ask|asks|send ~~ otp|otps|code|pin|password
    otp|otps ~ not|never|dont|nobody|no
    pin code
    otp|otps api|module|feature|flow|integration|gateway|screen|testing`,
};

const AGE = 'age|aged|ages';
const EXPERIENCE = 'experience|experienced|exp|warranty';
const MORE = 'below|under|not|less|more|above|over|minimum|least|atleast';
/** Words for people whom the worker cares for. An age near such a word is not the age of the worker. */
const CARED = 'patient|patients|child|children|baby|babies|kids|elderly|grandmother|grandfather|mother|father';
const THING = 'vehicle|vehicles|car|cars|bike|bikes|truck|trucks|machine|machines|building|house';

/** Phrases for the age of another person or of a thing. They excuse hits about the age of workers. */
const OF_OTHERS = `
    ${CARED} ~ ${AGE}|between|from ~ # to|and? #? years? old?
    # to|and? #? years|yrs|year|yr old|aged? ${CARED}
    care|caring|nurse|nursing|look|looking|help|helping|for|of|with|serve|assist ~ older|elder|aged|old|elderly people|persons .. not|dont|cannot|need
    not|never .. ${THING} ~ older than # years?
    ${THING} ~ not|never older than # years?`;

const upperAge: Rule = {
  code: 'upper_age',
  hits: `
    ${AGE} limit|group|criteria|range|bracket|bar|should|must|between|from|is|of|required|preferred|years? be|is|of|from|between|within? # years? to|and|till|upto|or >18
    ${AGE} limit|group|criteria|range|bracket|bar|should|must|between|from|is|of|required|preferred|years? be|is|of|from|between|within? # - >18
    ${AGE} .. below|under|upto|maximum|max|within|less|till|up|before|not . than|to|exceeding|above|more|over? >18
    ${AGE} .... between|from # and|to|till >18
    not|never . older|elder than >18
    maximum|max|upper ${AGE} .. >18
    maximum|max|upto >18 years|yrs .. age|old
    ${AGE} .. >18 years|yrs? max|maximum|only|or . below|under|less|younger
    between|from # and|to >18 years|yrs|yr of? age|old?
    # to|and|or >18 years|yrs|yr age|old|of . age|candidates|only
    # - >18 years|yrs|yr age|old|of . age|candidates|only
    ${AGE} limit|bar is? >18
    below|under|not|less|younger .. above|than|over|of|the|age? .. >18 years|yrs|yr of|old|age|only|preferred|can|may|required|candidates
    above|over|older|more .. >18 .. not|excuse|need|dont|cannot|rejected
    older|elder|aged|old|elderly people|persons|candidates|workers|applicants .. not|excuse|need|dont|cannot
    not .. above|over|older|more than|of|the? >18 years|yrs|yr|age
    upper ${AGE} limit .. >18
    only|want|wanted|need|needed|required young|youthful people|boys|girls|men|women|candidates|persons|workers|staff
    young people|boys|girls|men|women|candidates|persons|workers|staff only|preferred|wanted|required`,
  before: 'no|any|without',
  after: 'no|not bar|limit',
  near: `
    no upper|age? limit|bar
    any|all age|ages
    age no bar`,
  inside: `
    # years|year|yrs|yr s? of|in? ~ ${EXPERIENCE}
    # to|and|or # years|year|yrs|yr? s? of|in? ~ ${EXPERIENCE}
    # - # years|year|yrs|yr? s? of|in? ~ ${EXPERIENCE}
    between|from|of # to|and|or # years|year|yrs|yr? s? of|in? ~ ${EXPERIENCE}
    ${MORE} than|the|of? than? # years|year|yrs|yr s? of|in? ~ ${EXPERIENCE}
    ${EXPERIENCE} ~ # to|and|or? #? years|year|yrs|yr?
    ${EXPERIENCE} ~ between|from|of # to|and # years|year|yrs|yr?
    minimum|least ${AGE}? .. >18 years|yrs? above|and|old|or above|over?
    ${AGE} limit is? >18 years|yrs? and|or above|over|more
    ${OF_OTHERS}`,
};

/** Rule for age limits with “years of age” or “years old”. Words for experience do not make such a limit harmless. */
const yearsOld: Rule = {
  code: 'upper_age',
  apart: 'years old',
  hits: `
    between|from # and|to >18 years|yrs|yr of? age|old
    # to >18 years|yrs|yr of? age|old
    # - >18 years|yrs|yr of? age|old`,
  inside: OF_OTHERS,
};

const HELD = 'held|hold|holding|withheld|withhold|retained|retain|kept|keep|keeping|blocked|pending|reserve|reserved';
const payHeld: Rule = {
  code: 'pay_held',
  hits: `
    first|one|two|half|#|1st|last . ${SPAN}|s . s|of|the? ${WAGE} .... ${HELD}
    ${HELD} .. first|one|two|half|#|1st|last . ${SPAN} . s|of? ${WAGE}
    ${HELD} .... ${WAGE} .. as|for security|deposit|guarantee
    ${WAGE} .... ${HELD} .. as|for|until|till .. security|deposit|guarantee|leave|leaving|exit|resign|completion
    ${WAGE} .. as security|deposit|guarantee
    # ${SPAN} ${WAGE} ${HELD}
    ${WAGE} hold|held|withheld of|for|till|until .. #|one|first|security`,
  before: 'no|not|never|without',
  touching: `
    ${NOT} be|to|ever? ${HELD}
    nothing|no ${WAGE}? is|are|will? be? ${HELD}`,
};

const notPaid: Rule = {
  code: 'pay_held',
  apart: 'pay not paid',
  hits: `
    ${WAGE} .. not|never|wont be? paid|given|released|returned ~ if|when you|worker|workers|he|she|they|anyone leave|leaves
    ${WAGE} .. not|never|wont be? paid|given|released|returned ~ if|when|on|upon|before ~ ${LEAVING}
    if|when you|worker|workers|he|she|they|anyone leave|leaves .... ${WAGE} .. not|never|wont be? paid|given|released|returned`,
};

export const englishTerms: readonly Rule[] = [
  unpaidTrial,
  papersKept,
  notReturned,
  bonded,
  codeAsked,
  upperAge,
  yearsOld,
  payHeld,
  notPaid,
];
