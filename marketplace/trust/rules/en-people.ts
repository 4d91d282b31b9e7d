// Rules of the automatic check of job posts for English: who may work, and where.
import type { Rule } from './rule.ts';

const MEN = 'male|males|men|man|gents|gent|boy|boys|guys|gentlemen';
const WOMEN = 'female|females|women|woman|lady|ladies|girl|girls';
const ASKED =
  'required|wanted|needed|only|preferred|preferable|candidate|candidates|staff|applicants|applicant|worker|workers|helper|helpers|employees|preference|mandatory|must';
const TRADE =
  'mason|electrician|plumber|carpenter|painter|welder|helper|helpers|loader|driver|drivers|mechanic|tailors|cook|cooks|maid|maids|cleaner|cleaners|guard|guards|gardener|caretaker|nurse|packer|packers|worker|workers|staff|labour|labourer|labourers|operator|receptionist|salesman|candidate|candidates|attendant|beautician|chef|waiter|supervisor|sweeper|nanny|housekeeping|telecaller|person|teacher';

const gender: Rule = {
  code: 'gender',
  hits: `
    ${MEN}|${WOMEN} ${ASKED}
    only|strictly|exclusively|purely for? ${MEN}|${WOMEN}
    for|need|needs|want|wanted|require|required|requires|wants|looking|hiring|hire|prefer|preferably|seeking for? #|two|three|four|five|some|young|a|only|strong|experienced|unmarried|married|good? smart|young|presentable|pleasant|active|energetic|educated|honest|reliable|local|experienced|decent|healthy|strong|tall? young|looking|experienced? ${MEN}|${WOMEN}
    ${MEN}|${WOMEN} ${TRADE} only|required|wanted|needed|preferred|chahiye|must|should|can|may
    male|female|lady|unmarried ${TRADE}
    ${MEN}|${WOMEN} will|shall|should|can|may be|apply|only|not|are? preferred|considered|hired|apply|contact
    no|not|except|excluding|without for? ${MEN}|${WOMEN}
    ${MEN}|${WOMEN} not|need|cannot|do|should|dont|are .. not|apply|allowed|eligible|considered|accepted|contact
    ${MEN}|${WOMEN} excuse|not|please
    job|work|vacancy|opening|position for ${MEN}|${WOMEN}
    gender male|female
    sex male|female
    pregnant|married|unmarried women|woman|ladies|girls|females .. not|only|need
    mothers|mother|housewives|widows .. not|excuse
    ${MEN}|${WOMEN} with|having|from|of|who .... only|preferred|required
    widow|unmarried|bachelor|bachelors only|required|preferred`,
  before: `
    selected|chosen|hired|delivery|office|news|paper|ball|lift|errand|cow|play|tea|shop
    customers|customer|passengers|guests|patients|clothes|garments|shoes|suits|kids
    safe|safety|separate|transport|toilet|toilets|hostel|cab|respect|drop`,
  after: `
    hostel|pg|compartment|coach|parlour|parlor|salon|saloon|tailor|tailors|tailoring|garment|garments|wear|gym|ward|shoe|shoes|clothes|clothing|suit|suits|blouse|kurta|kurti|toilet|toilets|washroom|washrooms|bag|bags|item|items|section|department|college|school|customer|customers|guest|guests|passenger|passengers|patient|patients|fashion|boutique|beauty|dress|dresses|jeans|shirt|shirts|footwear|police|crossing|finger|hygiene
    staff|workers|only? hostel|quarters|toilet|room|bus|coach|pg|compartment`,
  near: `
    ${MEN} and|or|both|n|as|aur|ya|also|too? ${WOMEN}
    ${WOMEN} and|or|both|n|as|aur|ya|also|too? ${MEN}
    men|women|ladies|gents|girls|boys|males|females welcome|both|alike|also|too|can|may|are? also|both|apply|welcome|alike
    welcome|all|any|both|every|regardless genders|gender|sexes|sex|men|women|ladies
    no|not|any|regardless|irrespective of? gender|sex
    open to all|both|everyone|anyone
    either|any gender|sex
    ${MEN} ${WOMEN}
    ${WOMEN} ${MEN}`,
};

const CASTES =
  'brahmin|brahmins|rajput|rajputs|thakur|thakurs|kshatriya|baniya|bania|vaishya|yadav|yadavs|kurmi|bhumihar|kayastha|maratha|marathas|jat|jats|gujjar|gujar|patel|patidar|reddy|reddys|kamma|kapu|nair|nairs|ezhava|iyer|iyengar|vanniyar|thevar|gounder|nadar|mudaliar|lingayat|vokkaliga|dalit|dalits|harijan|harijans|chamar|valmiki|mahar|scst|obc|sc|st|savarna';
const caste: Rule = {
  code: 'caste',
  hits: `
    only|strictly|must|prefer|preferably|need|want|wanted|required for|be|from|a|the? ${CASTES}
    ${CASTES} only|preferred|required|wanted|needed|candidate|candidates|boy|boys|girl|girls|caste|community|family|people|cook|cooks|maid|maids|driver|helper|worker|workers|persons|person|category
    ${CASTES} or|and ${CASTES} .. only|preferred|preference|priority|required|wanted|needed
    no|not|except|excluding ${CASTES}
    ${CASTES} .. not|need|excuse|cannot
    upper|high|higher|lower|low|general|forward|backward|same|our|particular|good|unreserved caste|castes
    upper|high|higher|lower|low|general|forward|backward|reserved|unreserved category ~ only|candidate|candidates|people|persons|person|preferred|caste
    from|of general|unreserved category
    same|our|own community .. only|preferred|preference
    only|prefer|prefers|want|need|wanted .... our|same own? community|caste|samaj|biradari
    caste should|must|preferred|only|required|is|certificate
    only|specific|mention|tell|write .. caste
    vegetarian|pure|high brahmin`,
  before: `
    any|all|no|every|not|regardless|irrespective|without`,
  after: `
    dhaba|hotel|sweets|restaurant|chowk|nagar|colony|traders|transport|electricals|constructions?|style|welfare|hostel
    no|not|does bar|matter|asked|needed|required|relevant`,
  near: `
    all|any|every|no caste|castes|community|communities|religions|bar|bars
    regardless|irrespective of
    caste no|not|does bar|matter|not
    sc|st|obc and|women|also|candidates? welcome|encouraged|equally|also`,
};

const FAITHS =
  'hindu|hindus|muslim|muslims|christian|christians|sikh|sikhs|jain|jains|buddhist|buddhists|parsi|parsis|islamic|catholic|momin';
const religion: Rule = {
  code: 'religion',
  hits: `
    only|strictly|must|prefer|preferably|need|want|wanted|required|exclusively|looking for|be|from|a|the? ${FAITHS}
    ${FAITHS} only|preferred|required|wanted|needed|candidate|candidates|boy|boys|girl|girls|community|family|families|people|cook|cooks|maid|maids|driver|drivers|helper|helpers|worker|workers|person|persons|lady|ladies|man|men|women|male|female|staff|religion|applicants|nanny|nurse|teacher|guard|gardener|caretaker|labour|watchman|mason|servant
    no|not|except|excluding|non ${FAITHS}
    ${FAITHS} .. not|need|excuse|cannot|dont
    religion should|must|only|hindu|muslim|christian|is
    same|our|particular|hindu|specific|mention religion|faith`,
  before: `
    any|all|every|regardless|irrespective|without|the
    cooking|cook|meals|food|dishes for|in a|the|our?`,
  after: `
    temple|mandir|mosque|masjid|church|gurudwara|chowk|nagar|colony|mohalla|street|food|paper|newspaper|wedding|weddings|festival|school|college|hospital|cemetery|restaurant|hotel|style
    no|not|does bar|matter|asked`,
  near: `
    no caste or|and|nor religion
    all|any|every|no religion|religions|faith|faiths|bar|communities
    regardless|irrespective of
    hindu|muslim and|or|both|also|sikh|muslim|hindu|christian? everyone|all|welcome
    ${FAITHS} and|or ${FAITHS} both|all|also|can|may|welcome`,
};

const YOUNG =
  'boy|boys|girl|girls|child|children|kid|kids|teen|teens|teenager|teenagers|minor|minors|lad|lads|student|students';
const childAge: Rule = {
  code: 'child_age',
  hits: `
    age|aged|ages between|from|is|limit|group|should|above|minimum|of|be? be|of|is? <18
    age|aged|ages .. <18 to|and|or #|above|years|yrs|plus
    <18 to|and|or|till|upto # years|year|yrs|yr of|old|age
    <18 years|year|yrs|yr old|of|age|aged|above ${YOUNG}|age|and|or|worker|workers|helper|candidates|can|may|also|ok|allowed|welcome|accepted
    <18 years|year|yrs|yr ${YOUNG}
    <18 years|year|yrs|yr .. can|may|also|ok|allowed|accepted|above|minimum .. apply|work|join|come|ok|allowed|age
    <18 plus|and above|years|yrs|age
    ${YOUNG} of|aged|above|from|between|age .. <18
    under|below|less than? 18 years|yrs|of|age? .. ok|also|allowed|welcome|can|may|accepted|boys|preferred|apply
    child|children|kid|kids|teenager|teenagers|teens|minor|minors .. can|may|also|wanted|needed|required|welcome work|apply|join|help|welcome|below|under|for
    school boy|boys|girl|girls|kids|children .. needed|wanted|required
    small|young|little|school|minor child|children|kids|kid|minors .. needed|wanted|required|work|can|helper|for
    minors|children|child|kids|minor welcome|wanted|allowed|labour|labor|ok|required|workers
    no|any age limit|bar|proof|check`,
  before: `
    no|not|never|nobody|experience|than|since|last
    look|care|caring|take|teach|teaching|drop|pick|babysit|nanny|play|with|bathe|feed|feeding`,
  after: `
    no|not|never|strictly|prohibited|excuse|banned|illegal
    experience|exp|ago|company|building|warranty|old? company|building|house|experience|brand|machine|vehicle|firm|institution
    bus|van|home|park|school|clothes|wear|care|hospital|garments|section|toys
    should|must|do|are|need|cannot|will|may .. not`,
  near: `
    above|over|minimum|only|least|than 18
    18 plus|years|or|and? and|or above|older|over|above
    not|no|nobody|never below|under|younger
    prohibited|illegal|strictly|criminal|looking|look after|care|teach|school|class|bus
    experience .. <18`,
};

const ABROAD =
  'dubai|abudhabi|abu|sharjah|uae|saudi|riyadh|jeddah|dammam|qatar|doha|kuwait|oman|muscat|bahrain|gulf|singapore|malaysia|israel|russia|canada|germany|poland|romania|croatia|serbia|maldives|mauritius|iraq|japan|australia|america|usa|uk|london|europe|thailand|cambodia|laos|myanmar|italy|portugal|greece|ireland|jordan|lebanon|libya|kazakhstan|korea|newzealand';
const overseas: Rule = {
  code: 'overseas',
  hits: `
    in|at|to|for|from|go|going|near dhabi|the|arabia? ${ABROAD}
    ${ABROAD} dhabi|arabia? job|jobs|work|visa|vacancy|vacancies|company|site|project|salary|going|urgent|requirement|hiring|client|interview|placement|based|location|employer|mein|country|countries|contract|opening|openings|camp|duty
    foreign|overseas|abroad|international|videsh job|jobs|work|visa|vacancy|vacancies|placement|employment|country|countries|posting|opportunity|opportunities|company|site|project|assignment
    work|job|jobs|go|going|earn|placement|send|sending|posting|travel abroad|overseas|videsh
    work|free|employment|tourist|visit|azad visa
    visa .. ticket|free|provided|ready|arranged|passport|fee|processing
    passport must|required|needed|ready|mandatory|compulsory|valid|copy|original|holder|holders|and|with
    valid|original|ready passport
    air|flight|free ticket .. ${ABROAD}|visa|provided|company
    salary|pay|earn # .. dirham|dirhams|riyal|riyals|dinar|dinars|dollar|dollars|aed|usd|sar|euro|euros
    # dirham|dirhams|riyal|riyals|dinar|dinars|dollars|aed|usd|sar|kwd|qar|euro|euros`,
  before: `
    no|not|never
    experience|experienced|worked|exp|returned|return|back|trained|export|exports|exported|orders|order|clients|tourists|goods|imported|brand|customers|guests|students`,
  after: `
    style|returned|return|returnee|returnees|experience|cuisine|food|market|export|bazaar|bazar|chowk|biryani|dishes|kitchen
    not|size|photo|photos|office|seva|no
    airlines|clients|customers|orders|goods|tourists|guests|noodles|process|shift`,
  near: `
    not|no an? overseas|abroad|foreign
    experience in|of|from .. ${ABROAD}|abroad
    ${ABROAD} return|returned|experience|style
    passport size`,
};

/**
 * Rule about countries in titles. A title names a country only if the work is there: `Mechanical Engineer (Saudi
 * Arabia)`.
 */
const countryInTitle: Rule = {
  code: 'overseas',
  titleOnly: true,
  hits: 'dubai|sharjah|uae|saudi|riyadh|qatar|doha|kuwait|oman|bahrain|singapore|malaysia|israel|russia|canada|germany|poland|maldives|mauritius|iraq|japan|australia|uk|usa',
};

export const englishPeople: readonly Rule[] = [gender, caste, religion, childAge, overseas, countryInTitle];
