// Rules about unfair terms for English. Laws and reasons are in `../codes.ts`.
import type { Rule } from './rule.ts';

const SPAN = 'day|days|week|weeks|month|months|fortnight';
const WAGE = 'salary|salaries|wage|wages|pay|payment|stipend|money';
const TRIAL = 'trial|trials|probation|training|internship|test|demo';
const UNPAID = 'unpaid|nonpaid';

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
    work|working free|unpaid|without . for|first|${WAGE} .. #|one|two|three|few? ${SPAN}
    no|without any? ${WAGE} .. for|during|in|on|till|until|while .. first|${TRIAL}|initial|#
    ${WAGE} starts|start|begins|will|only . start|begin|starts|after|from .. after .. ${TRIAL}|#
    ${WAGE} .. only|start|starts after|once|if|when .. ${TRIAL}|selected|selection|confirmed|confirmation
    paid only after|once|if|when .. ${TRIAL}|selected|selection|confirmed|confirmation`,
  before: 'no|not|never|we dont',
  after: 'leave|leaves|holiday|holidays|break',
  near: `
    leave|holiday|holidays|absent
    no|never|not unpaid
    ${TRIAL} .. is|are|also|fully|will paid
    paid ${TRIAL}`,
};

const PAPERS =
  'document|documents|certificate|certificates|aadhaar|aadhar|adhaar|marksheet|marksheets|licence|license|passport|pan|id|card|cards|papers|proof|degree';
const KEPT =
  'kept|keep|keeps|held|hold|holds|retained|retain|deposited|deposit|submitted|submit|surrendered|surrender|custody|stay|stays|remain|remains|locked|collected|collect|handed|hand';
const STAYS =
  'kept|keep|keeps|held|hold|holds|retained|retain|surrender|surrendered|custody|locked|stay|stays|remain|remains';

const papersKept: Rule = {
  code: 'papers_kept',
  hits: `
    original|originals .. ${PAPERS} .... ${KEPT}
    originals .... ${KEPT}
    ${KEPT} .... original|originals . ${PAPERS}
    ${KEPT} .... originals
    ${PAPERS} .. original|originals ... ${KEPT}
    leave|give .. original|originals .... with|to us|office|hr|owner|company
    ${PAPERS} .... ${STAYS} .. us|office|company|owner|employer|we|contractor|our|agency
    we|company|owner|employer|office|contractor .. keep|keeps|hold|holds|retain|retains|take|takes .. ${PAPERS}`,
  before: 'never|not|dont|no',
  after: 'not|never|nor',
  near: `
    not|never|dont|no|nobody .. ${STAYS}|${KEPT}
    copy|copies|photocopy|photocopies|xerox|scan|scanned
    verification|verified|verify|shown|show|checked|checking|returned . only|and|same|then|at|immediately|you
    for verification`,
};

const bonded: Rule = {
  code: 'bonded',
  hits: `
    advance|loan|debt|peshgi .... until|till|before .... repaid|paid|cleared|adjusted|worked|over|recovered|returned|settled
    advance|loan|debt|peshgi .... cannot|cant|not|never . leave|quit|go|stop
    cannot|cant|not|never . leave|quit|go|stop .... advance|loan|debt|repaid|cleared
    must|have|need|has to? stay|work|remain .... until|till .... advance|loan|debt
    advance|loan .... must|has|have|need|needs .... stay|complete|work|finish|remain .... season|year|full|whole|finished|over
    advance|loan .... till|until .. finished|over|end|complete
    leave|leaving|leaves|quit .. before .... no|forfeit|lose|without ${WAGE}
    work off|against .. advance|loan|debt
    advance|loan|debt .. work|worked off
    leave|leaving|quit|quitting|leaves|quits|resign|resigning .... penalty|fine|compensation|forfeit|forfeited|recovered|damages
    penalty|fine|compensation|forfeit|damages .. if|for|on .. leave|leaving|quit|quitting|leaves|resign
    cannot|cant|not|never . leave|quit .. before|for|until|till .. #|one|two|three|six . ${SPAN}|year|years
    leave|leaving|leaves|quit .. before #|one|two|three|six ${SPAN}|year|years .... no|not|forfeit|lose|without|return
    bond of|for|period .. #|one|two|three . year|years|month|months
    #|one|two|three year|years|month|months|yr|yrs service? bond
    service|employment|surety bond
    bond compulsory|mandatory|required|signed|must`,
  before: 'no|without|not|never|any',
  near: `
    no|not|without|any bond
    no .. bond|penalty|fine
    free to leave
    bond paper|store|repo|fund|street|james
    fidelity|performance|bail bond`,
};

const codeAsked: Rule = {
  code: 'code_asked',
  hits: `
    tell|give|share|send|forward|provide|read|say|submit|need|want|enter|ask|asks|asking|require|required .... otp|otps
    otp|otps .... tell|give|share|send|forward|provide|required|needed|must|asked|to
    tell|give|share|send|forward|read .... code|pin|password .. phone|mobile|sms|receive|received|comes|sent|your
    reply|respond .. code|otp|pin
    your|the otp|pin|password .. tell|give|share|send|us|hr`,
  before: 'not|never|dont|nobody',
  near: `
    customer|customers|delivery|deliver|parcel|order|orders|buyer
    not|never|dont|nobody|no .. share|tell|give|ask|asks|send
    pin code
    software|app|developer|testing|login`,
};

const AGE = 'age|aged|ages';
const upperAge: Rule = {
  code: 'upper_age',
  hits: `
    ${AGE} limit|group|criteria|range|bracket|bar|should|must|between|from|is|of|required|preferred|years? be|is|of|from|between|within? # to|and|till|upto|or? >18
    ${AGE} .. below|under|upto|maximum|max|within|less|till|up|before|not . than|to|exceeding|above|more|over? >18
    ${AGE} .... between|from # and|to|till >18
    not|never . older|elder than >18
    maximum|max|upper ${AGE} .. >18
    maximum|max|upto >18 years|yrs .. age|old
    ${AGE} .. >18 years|yrs? max|maximum|only|or . below|under|less|younger
    between|from # and|to >18 years|yrs|yr of? age|old?
    # to|and|or? >18 years|yrs|yr age|old|of . age|candidates|only
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
    age no bar
    experience|exp|experienced|warranty
    minimum|least age? .. >18 years? above|and|old|or
    patient|patients|child|children|baby|elderly|retired|building|machine`,
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
  after: 'not|never',
  near: 'no|not|never|nothing .. held|hold|withheld|kept|retained|keep',
};

export const englishTerms: readonly Rule[] = [unpaidTrial, papersKept, bonded, codeAsked, upperAge, payHeld];
