// English rules of the automatic check of job posts. They find demands for money, mentions of agents, links, and
// restrictions on who may apply. Each phrase combines word lists (payer, verb, fee), so that it matches many wordings.
import type { Rule } from './rule.ts';

const FEE = 'fee|fees|charge|charges|deposit|deposits|token|caution|premium';
const FOR =
  'registration|registering|joining|enrollment|enrolment|admission|application|processing|file|form|forms|training|verification|documents|documentation|medical|fitness|eye|blood|test|tests|checkup|uniform|uniforms|dress|id|identity|icard|card|kit|interview|membership|security|booking|seat|slot|gate|pass|passes|entry|background|police|induction|onboarding|exam|portal|insurance|agreement|bond|locker|key|shoes|boots|helmet|helmets|gloves|apron|badge|sim|app|visa|ticket|tickets|passport|certificate|stamp|photo|token|caution|placement|license|gatepass|place|berth';
const MONEY = 'money|amount|cash|rs|inr|rupees|rupee|payment|payments|advance|sum|bucks';
const COST = 'cost|costs|expense|expenses|price|bill|bills|charges|money|amount|fees|fee';
const WORKER =
  'worker|workers|candidate|candidates|labour|labourer|labourers|employee|employees|applicant|applicants|joinee|joinees|helper|helpers|staff|you|yourself|himself|herself|themselves|yourselves|own|them|him|everyone|each';
const HAND =
  'pay|paying|deposit|depositing|give|giving|submit|submitting|send|sending|transfer|transferring|remit|bring|bringing|carry|hand|arrange|drop|gpay|phonepe|paytm|scan';
const HANDED =
  'paid|given|deposited|submitted|sent|transferred|collected|taken|charged|levied|recovered|deducted|cut|bought|purchased|borne|arranged|remitted|brought|adjusted|withheld|payable';
const WILL = 'must|should|will|to|has|have|shall|needs|need';
/**
 * Verbs that ask workers to buy or pay for something. “Submitted” and “given” are not among them, because papers are
 * submitted and training is given without money.
 */
const BOUGHT = 'paid|bought|purchased|borne|payable|charged|levied|deducted|recovered';
/**
 * Verbs behind an amount and “will be” that can only mean a payment by the worker. “Paid” and “given” are not among
 * them, because an amount that “will be paid” is a wage or an advance.
 */
const CHARGED =
  'deposited|submitted|collected|taken|charged|levied|recovered|deducted|cut|borne|withheld|remitted|brought|adjusted';
const WAGE = 'wage|wages|salary|salaries|pay|earnings|earning';
const TAKEN =
  'kept|keep|held|hold|withheld|withhold|retained|retain|deducted|deduct|cut|taken|take|takes|taking|goes|go|minus|recovered|adjusted|stopped|ours';

const money: Rule = {
  code: 'money_asked',
  hits: `
    ${FEE} ... ${MONEY}? ${WILL} have? to? be? ${HANDED}
    ${FOR} ... ${MONEY}|${COST} ${WILL} have? to? be? ${HANDED}
    ${FOR} ... must|should|to|has|have|shall|needs|need have? to? be? ${BOUGHT}
    ${FOR} ... ${WILL} be? charged|levied|deducted|recovered
    # ... ${MONEY}? must|should|to|has|have|needs|need have? to? be? ${HANDED}
    # ... ${MONEY}? will|shall have? to? be? ${CHARGED}
    # .. ${MONEY}? ${HANDED} .. before|first|advance|upfront|joining|for ${FOR}|you|work|joining|start|starting|interview
    ${HAND} .. # .... ${FOR}|to|before|first|join|joining|confirm|book|get|through|via|on ${FOR}|join|joining|work|confirm|book|get|start|phonepe|gpay|paytm|upi|your
    ${HAND} .. ${MONEY}|${FEE} .... ${FOR}|join|joining|confirm|book|start|first
    send|transfer|deposit|gpay|phonepe|paytm|scan .. #|${MONEY} .. on|via|through|by|to|and|here? phonepe|gpay|paytm|upi|googlepay|qr|account|number
    only|not after|when|if|once|until|unless|till .. ${HAND}|paid|payment .. #|${MONEY}|${FEE}
    after|on paying|depositing|payment|deposit .. #|${MONEY}|${FEE} .... get|letter|join|joining|work|job|start|duty|begin|called
    ${HAND} # only|and|then|cash|first|today|now
    ${FOR} .. ${COST} .... ${WORKER} .. ${HAND}|side|pocket|end|account|bear|bears|expense|cost|own|self
    ${FOR} .. ${COST} .... by|on|from|of|is|are on|from|by|the|your|of? ${WORKER}|your|side
    ${COST} .. ${FOR} .... by|on|from|of|is ${WORKER}|your|the|side side|worker|candidate|workers|candidates|own|end|pocket|account
    ${WORKER} .. bear|bears|pay|pays|cover|covers|arrange|settle|meet|buy|purchase .. ${COST}|${FOR}|#
    bear|pay|cover|settle|buy|purchase|arrange .. own|your|the .. ${COST}|${FEE} .... ${FOR}
    ${FOR} .. ${COST}? .. from|at|on|out your|own|their|his of? own? side|end|pocket|cost|expense|expenses
    ${FOR} .. from|at|on|out your|own|their|his of? own? side|end|pocket|cost|expense|expenses
    ${FOR} .. worth|costing|costs|for .. # .... bought|buy|purchase|purchased|pay|paid|collect|taken
    buy|purchase|bought|purchased .. from us|our|office|company|supervisor
    ${FEE}|${MONEY} .. on|for ${WORKER}
    confirms|books|reserves|secures|blocks|holds your|the place|seat|slot|job|interview
    first|one|half|1st|two|full weeks|week|month|months|days|day s? ${WAGE} .... ${TAKEN}
    first|half .. ${WAGE} .... our|us|office|agency|agent|service|commission|charge|fee
    half of|the your? first|salary|month ... our|us|office|agency|agent|commission|charge|fee
    # .... ${TAKEN} .. from|of|out every|each|first|your|the? week|month|day? s? ${WAGE}
    ${TAKEN} .. # .... ${WAGE}
    # percent|per|from cent? .. of|from|out .. ${WAGE}
    share|cut|commission .. from|of|on|out .. ${WAGE}
    ${WAGE} .... minus|less|after .. commission|share|cut|charge
    ${HAND}|make|making|do|done .. payment|payments ... paymentaddress
    money|amount|cash|rs|inr|rupees|rupee|advance|#|booking|${FEE} ... paymentaddress
    paymentaddress ... money|amount|cash|rs|inr|rupees|rupee|advance|#|booking|${FEE}`,
  before: `
    you|workers|worker|will|helpers|people get|gets|receive|receives|earn|earns
    we|employer|company|contractor|owner|they pay|pays|give|gives|bear|bears|send|sends|provide|provides|cover|covers
    wage|wages|salary of|is? rs? #`,
  after: `
    per|a|an|every|each|daily|monthly|weekly day|month|week|hour|shift|night|trip|piece|visit
    advance? to|for you|workers|the? worker|workers|family
    no|not|never|nil
    borne|paid|given|covered|arranged|provided by|from us|our|company|contractor|employer|owner|the`,
  near: `
    customer|customers|tenant|tenants|visitors|visitor|shops|shop|shopkeepers|parents|patients|passengers|students|school|parking|suppliers|supplier
    cashier|accountant|accounts
    pf|esi|epf|provident|tax|law|rules
    paid|borne|given|provided|covered|met|reimbursed by us|company|employer|contractor|owner
    company|employer|contractor|owner|we ... bear|bears|pays|cover|covers|provide|provides|give|gives|arrange|arranges .. ${FOR}|${COST}
    nobody|never|not|no .. pay|pays|paying|give|take|takes|deducted|cut|charged|asked
    nothing .. ${HANDED}|deduct|pay
    not|never|no|isnt be|to|ever? ${TAKEN}
    aadhaar|aadhar|tiffin|lunch|tools|documents .. bring|carry|photocopy`,
};

/**
 * Rule for demands such as `must deposit Rs 500 every month`. It has its own excuses (phrases that make a hit
 * harmless), because “every month” makes an amount harmless, but not a demand.
 */
const mustPay: Rule = {
  code: 'money_asked',
  apart: 'must pay',
  hits: `${WORKER} must|should|have|has|need|needs to? deposit|pay|submit|transfer rs|inr? #`,
  after: 'collected\nfrom|of the? customer|customers|shop|shops',
};

const broker: Rule = {
  code: 'broker',
  hits: `
    agent|agents|subagents|subagent|middleman|middlemen|broker|brokers|sardars|contractors .. bring|get|supply|send|earn|commission|wanted|required|needed|paid|take|takes|contact|call
    bring|supply|supplies|supplying|send|arrange|refer|recruit|provide|give .. masons|mason|workers|worker|labour|labourers|people|boys|candidates|helpers|men|drivers|welders|maids|friends|hands .... #|earn|commission|per|each|reward|bonus
    commission .. anyone|those|who|whoever|person|people|contractors|sardars|each|every|per|on head|worker|supplies|supply|bring|brings|labour|person|workers|labourer|placement
    # per|for|on|each|a each|every? head|labourer|candidate|joiner .. bring|brought|supply|supplied|joined|placed|paid
    earn|get|take|make # per|on|for|each each|every? head|worker|person|candidate|labourer|joining
    agency|we|office|consultancy .. take|takes|cut|charge|charges .. commission|percent|# .... salary|wage|wages|pay
    we|agency|office place|places|placing|supply|supplies maids|workers|labour|helpers|drivers|staff|people|guards|nurses ... commission|agency|homes|companies|charge
    placement|recruitment|labour|maid|manpower|staffing|job agency|agencies|agent|agents|bureau|office|consultancy
    agents|agent s share|commission|cut
    our|his man|person|boy|contact .... job|work .... first|commission|salary`,
  near: 'no|without|avoid|against agents|agent|brokers|broker|middlemen|middleman|commission\nnot on commission\nestate|insurance|property|travel',
};

const link: Rule = {
  code: 'link',
  hits: `
    click|open|tap|press|visit|use|see|follow .. link|website|webpage
    link .. click|open|tap|below|bio|profile|form|register|apply
    website .. apply|register|form|fill|visit|details
    visit|on|at|from|our our|the|company|my? website|webpage
    fill|submit google|online form`,
  before: 'not|no|never|without',
  near: 'website|web|link design|developer|designer|building|testing',
};

const messenger: Rule = {
  code: 'messenger',
  hits: `
    hi|hello|photo|location|resume|message|text|msg|voice|details|aadhaar|aadhar|drop|ping .. on|in|by|via|to|through our|my|the? whatsapp|telegram|whatsap|watsapp|messenger|insta|instagram|facebook|signal|imo
    join|add|enter|follow .. whatsapp|telegram|insta|instagram|facebook|whatsap|watsapp|signal .. group|channel|page|list
    whatsapp|telegram|whatsap|watsapp|insta|instagram .. hi|photo|location|resume|group|channel|shared|join|message|aadhaar|aadhar|your|us|page`,
};

const CASTES =
  'brahmin*|rajput*|thakur*|yadav*|dalit*|maratha|marathas|jats|nair|nairs|ezhava*|iyer|iyengar|reddy|kamma|kapu|obc|sc|st|savarna';
const FAITHS = 'hindu|hindus|muslim*|christian*|sikh*|jain|jains|buddhist*|catholic*';
const people: readonly Rule[] = [
  {
    code: 'caste',
    hits: `
      must|should|has|have to? be an|a? ${CASTES}
      ${CASTES} .. excuse|not|need not|considered|welcome|priority|first
      other|another|different|low|lower castes|caste|community|communities .. not|no|excuse|dont`,
  },
  {
    code: 'religion',
    hits: `
      must|should|has|have to? be an|a? ${FAITHS}
      ${FAITHS} .. excuse|need not|dont|cannot|priority
      no|not|only|except|excluding for|a? ${FAITHS}
      other|another|different religions|religion|faith|faiths .. not|no|excuse|dont
      same|our|particular religion|faith`,
    near: `${FAITHS} . weddings|wedding|food|dishes|music|festival|festivals|temple|church`,
  },
  {
    code: 'gender',
    hits: `
      women|men|ladies|gents|girls|boys|male|female only|team|crew|batch
      men|women|ladies|gents|girls|boys|males|females .. not|dont|never wanted|allowed|apply|call|come|needed|required|taken|suitable
      unsuitable|suitable|meant|reserved|fit|job|work for only? men|women|ladies|gents|girls|boys|males|females`,
    near: 'men women|ladies|females\nwomen men|gents|males',
  },
  {
    code: 'child_age',
    hits: `
      boy|boys|girl|girls|lad|lads|kid|kids|child|children|student|students|teen|teens|youngster|youngsters .. of|aged|age|is|are|from|above|years? <18 .. fine|ok|okay|can|may|also|too|welcome|and|for|will
      age|aged|ages <18 to|and|or|till|upwards|plus|onwards|upto # .. can|may|ok|come|welcome|apply|allowed|work
      <18 years|year|yrs|yr|plus of|and|old|or .. up|above|older|onwards|age|can|may|fine|ok|welcome|too
      <18 or|and|to|till <18 years|year|yrs|yr`,
    near: 'experience|exp|warranty|machine|company|building|contract|guarantee|agreement|bond\n<18 .. to|till # .. am|pm|break',
  },
];

export const englishRequests: readonly Rule[] = [money, mustPay, broker, link, messenger, ...people];
