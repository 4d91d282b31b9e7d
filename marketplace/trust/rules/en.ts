// Rules of the automatic check of job posts for English.
import type { Rule } from './rule.ts';

const WHAT_FOR =
  'registration|registering|joining|join|enrollment|enrolment|admission|application|processing|process|file|form|training|verification|document|documents|documentation|medical|uniform|dress|id|identity|icard|card|kit|tool|tools|bag|shoes|interview|membership|placement|security|caution|advance|booking|gate|pass|entry|background|police|induction|onboarding|exam|test|refundable|consultancy|consulting|service|portal|account|activation|insurance|agreement|bond|hostel|accommodation';
const COST = 'fee|fees|charge|charges|deposit|deposits|cost|costs|amount|payment|money';
const ONE =
  'worker|workers|candidate|candidates|labour|labourer|labourers|employee|employees|applicant|applicants|joinee|joinees|helper|helpers|staff|people|boys|they|each|you';

const money: Rule = {
  code: 'money_asked',
  hits: `
    ${WHAT_FOR} card|pass|kit|check|money? ${COST}
    fee|fees
    ${WHAT_FOR} and|or|plus|cum|with|& ${WHAT_FOR} card? ${COST}
    ${WHAT_FOR} ${WHAT_FOR} and|or ${WHAT_FOR} card? ${COST}
    security|caution|refundable|advance|initial|small|nominal deposit|deposits|amount|money
    refundable security|deposit|amount|money
    security of|is? rs|inr|rupees? #
    deposit of|is|will? be? rs|inr|rupees? #
    deposit rs|inr|your? #
    deposit .. to|before|for|and join|joining|confirm|start|interview|offer
    deposit required|mandatory|compulsory|needed|must|refundable|returned|refunded
    deposit|pay|give|submit|send|transfer|bring|carry # rs|rupees|inr|cash|at|before|first|for|to|as|towards
    deposit|submit|send|transfer|bring rs|inr|rupees|a|an|small|nominal|one|time? >99
    deposit|submit|hand|transfer cash|money of? rs|inr? #
    pay|give a|an|small|nominal|one . time? rs|inr? #
    pay|give rs|inr|rupees? # rs|rupees|inr|only? and|now|online|advance|token|via|through|on|using|joining|registration|then|here|today|immediately
    you|must|should|to|please|kindly|then|first|just|only pay|give rs|inr|rupees? #
    pay .. to join|register|apply|confirm|get|start|book|activate|enter
    pay .. before|first|upfront|yourself|joining
    pay for the|your|own|their? ${WHAT_FOR}
    must|should|have|need|required to? pay|deposit
    ${ONE} must|should|will|have|has|need|needs|to to? pay|deposit|bear|buy|purchase
    charge|charges|charged|take|collect|collecting|taking from? ${ONE} # 
    money|fee|fees|charge|charges|deposit|amount|commission .. from|by|of worker|workers|candidate|candidates|labour|labourers|joinee|applicant|applicants|your|their|first
    # rs|rupees|inr? for|as|towards the|your|a? ${WHAT_FOR}
    rs|inr # for|as|towards|is|in? the|your? ${WHAT_FOR} card? ${COST}?
    # rs|rupees|inr|only? payable|refundable|in|to? advance|deposit
    ${WHAT_FOR} card|pass|kit? rs|inr #
    ${WHAT_FOR} card|kit? ${COST}? # rs|rupees|only|extra
    # rs|rupees|inr .. deducted|deduct|cut
    # rs|rupees|inr? a|per|every|each? day|week|month|shift? is|are|will|gets? be? cut|deducted|kept|charged for|towards ~ tools|tool|uniform|kit|dress|shoes|gate|id|training|agent|bag|helmet|locker|machine
    deduct|deducted|cut .. from|for .. first|uniform|id|kit|training|registration|commission
    first|one|half|1st|full month|months|week|weeks? salary|wages|pay .. as|goes|given|to our|commission|fee|fees|charge|charges|agency|agent|us|consultancy
    commission .. salary|wages|pay|wage|worker|workers|candidate
    # percent|per? cent? commission|of first|your|salary .. salary|wages|pay|worker|workers
    keep|keeps|take|takes|cut|cuts # percent? commission|cut|share|of .. wage|wages|salary|pay|worker
    buy|purchase .. kit|uniform|tools|bag|shoes|dress|starter .. from us|company|office|our
    ${WHAT_FOR} at own|your cost|expense
    google|phone pay|pe # 
    gpay|phonepe|paytm rs|inr? #
    lend|loan us|company #
    ${COST} .. borne|paid|covered by the? worker|workers|candidate|candidates|you|yourself|labour`,
  before: `
    no|not|never|without|zero|nil|free|nor|neither
    dont|don|doesnt|doesn|didnt|isnt|wont|cannot|cant t? take|charge|ask|collect|want|need|have|demand? any?
    we|company|employer|contractor|owner|management will|shall|also|always|do|does|can? pay|pays|bear|bears|cover|covers|reimburse|give|gives|deposit|deposits|provide
    collect|collecting|collects|receive|receiving|count|counting|handle|handling customer|customers|student|students|tenant|parking|toll|delivery|school|entry|parking|cash|bill? 
    parking|toll|school|college|tuition|delivery|customer|customers|student|students|children|kids|patient|visitor|doctor|court|lawyer|locker|entrance|bank`,
  after: `
    no|not|nil|zero|none|free|na|never
    0
    paid|borne|reimbursed|covered|given|met|provided by the|our? company|employer|us|owner|contractor|client
    by company|us|employer|our|owner
    is|are|will|are be? paid|borne|reimbursed? by company|employer|us|owner
    isnt|arent|wont|isn|aren`,
  touching: `
    joining|training|uniform|medical|insurance|attendance bonus|allowance|allowances|incentive|stipend
    ${COST}|fee|fees counter|collection|collector|receipt|slip|slips|register|section`,
  near: `
    free of|from cost|charge|charges|any
    paid|borne|provided|reimbursed|covered by the? company|us|employer|owner|contractor|client
    company|employer|owner|contractor|we pays|pay|bears|bear|covers|cover|reimburses all|the|your|full? ${WHAT_FOR}|${COST}|for|medical|fee
    we do? never|not|dont|don ask|take|charge|collect|demand
    never|not|do|dont pay|give .. anyone|anybody|anything|money|any|nobody
    nobody|no|nothing one|body|worker|workers|candidate? .. pay|pays|charged|asked|money
    anyone|anybody|somebody|if .. asks|ask|demands|asking
    beware|fraud|complain|complaint|report`,
};

const contact: Rule = {
  code: 'messenger',
  hits: `
    whatsapp|watsapp|whatsap|whatsup|wtsapp|whtsapp|watsap|whatapp|whatsaap|telegram|signal|imo .. no|number|me|us|group|now|only|msg|message|on|at|your|resume|bio|photo|join|link|channel|hr|details|cv|for|chat|call
    whats|wats app|up .. no|number|me|us|group|now|only|msg|message|on|at|your|resume|bio|photo|join|link|details|cv|for
    send|message|msg|contact|ping|text|join|apply|call|share|dm|reach|chat|talk|connect|interview|add|forward|drop|available|find|mail|reply .. whatsapp|watsapp|whatsap|wtsapp|whtsapp|watsap|telegram|insta|instagram|messenger|facebook
    send|message|msg|contact|ping|text|join|apply|share|connect .. whats|wats app
    dm|message|inbox|follow us|me|on? on? insta|instagram|facebook|fb|telegram
    wa me`,
  before: `
    no|not|never|without|dont
    use|using|know|knows|operate|operating|knowledge|handle|handling|read|reading|see|customers|customer|orders|order|from|repair|repairing`,
  after: `
    not|is? not
    orders|order|app? knowledge|skills|installed
    web|business`,
  touching: `
    media|mediums|channels|platforms including|like|such as? .... whatsapp|telegram|facebook|instagram|insta
    whatsapp|telegram|facebook|instagram|insta|fb marketing|campaign|campaigns|ads|posts|page|pages|reels|story|stories
    फेसबुक|इंस्टाग्राम|इंस्टा पेज|रील|रील्स`,
};

const broker: Rule = {
  code: 'broker',
  hits: `
    broker|brokers|middleman|middlemen|dalal|dalals
    commission|placement|recruitment|recruiting|recruiter|labour|labor|manpower|job|placing agent|agents
    placement|recruitment|recruiting|job agency|agencies|consultancy|consultants|consultant|bureau
    manpower|labour|labor|staffing consultancy|consultants|consultant|agency|agencies|supplier|suppliers|broker
    agents|agent|contractors welcome|invited|wanted|can|may|contact|get|earn|will|who|also|commission|paid|bring
    through|via|contact|by|our|from an|our|the|local|good? agent|agents|broker|middleman|sardar|thekedar
    commission|bonus|money|# .. per|for|each|every|on worker|workers|labour|labourer|labourers|candidate|person|head|joining|referral .. sent|bring|brought|placed|supplied|joined|supply|you
    commission|# per|for each|every? worker|workers|labour|labourer|head|candidate|placement
    bring|supply|send|provide|arrange|refer # workers|labour|labourers|people|boys|candidates|helpers .. commission|earn|get
    earn|get commission .. placing|supplying|sending|bringing|each|every|worker|workers|candidate|labour
    agency|agent|consultancy|bureau .. takes|take|charges|keeps|gets # percent? of|commission|share`,
  before: `
    no|not|without|never|nor|any|avoid|bypass
    property|estate|stock|share|insurance|custom|customs|ship|travel|ticket|cargo|vehicle|car|land|commodity|real|delivery|sales|field|collection
    at|for|with an|a|the? property|estate|stock|share|insurance|land`,
  after: `
    excuse|not|keep|stay|please no|not|away
    not|need not|strictly|allowed|are? not|allowed|excuse`,
  touching: 'agency|agencies|consultancy|recruitment|staffing industry|sector|domain',
  near: `
    no|without|not agents|agent|brokers|broker|middleman|middlemen|dalal|consultancy
    direct from|hiring|joining|by|with|company|job|employer|no`,
};

export const english: readonly Rule[] = [money, contact, broker];
