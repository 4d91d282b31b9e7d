// Hindi words in Latin letters that fill the rule patterns about unfair terms of work (terms.ts).
import type { TermWords } from './terms.ts';

const WAGE =
  'vetan|pagar|paisa|paise|paisay|salary|tankhwah|tankha|tankhah|mazduri|majduri|mazdoori|majdoori|dihadi|dihari|mehnatana';
const NOT = 'nahi|nahin|nhi|nai|na|mat|no';

export const latinTerms: TermWords = {
  first: 'pehla|pehle|pehli|pahla|pahle|pahli|phle|shuru|shuruaat|first|suru',
  count: 'ek|do|teen|char|paanch|panch|saat|aath|das|pandrah|one|two|three',
  unit: 'din|dino|hafta|hafte|haftey|week|mahina|mahine|mahiney|month|saptah',
  year: 'saal|sal|varsh|baras|year|years',
  wage: WAGE,
  not: NOT,
  trial: {
    trial: 'trial|trail|training|trening|probation|test|parikshan|dekhenge|seekhne|sikhne|dikhao',
    unpaid: [
      `bina|bagair|bagair|bin koi|kisi? ${WAGE}`,
      'free|muft|mufat|fokat me|mein|main|ka|m? kaam|kam|work|me',
      'unpaid',
      `${WAGE} ke bina|bagair`,
    ],
    unwaged: ['bina|bagair vetan|pagar|salary|tankhwah|tankha|mazduri|majduri|dihadi', 'unpaid'],
    notGiven: [
      'nahi|nahin|nhi|na|nai milega|milegi|milenge|denge|dega|diya|di|milta|milti|banega|banegi',
      'milega|milegi nahi|nhi|nahin',
    ],
    leave: 'chutti|chhutti|leave|holiday',
    taken: 'kaat*|kat*|rok*|lagega|lagegi|lagta|liya|lete|lenge|katega|dena|denge',
  },
  his: 'uski|uska|uske|hamari|humari|hamara|agent',
  papers: {
    original: 'original|orignal|asli|mool|orijinal|asal',
    papers:
      'kagaz|kagaj|kagzat|dastavej|document|documents|aadhar|aadhaar|adhar|pan|certificate|certificates|marksheet|licence|license|passport|id|pehchan|voter|ration',
    ours: 'hamare|humare|malik|company|office|thekedar|manager|seth|hum',
    kept: 'rakh|rakha|rakhi|rakhe|rakhenge|rakhega|rakhna|rakhne|rahega|rahenge|rahegi|jama|zabt|submit|deposit|rakhwana|saunpna',
    stays: 'rakh|rakha|rakhi|rakhe|rakhenge|rakhega|rahega|rahenge|rahegi|zabt',
    copy: 'photocopy|xerox|copy|copies|scan|dikhana|dikhane|dikhaye|dekhkar|verification|jaanch|janch|photo',
    notBack: [`${NOT} lauta*|wapas|vapas|wapis|milenge|milega|milegi|diye|diya`, `lauta*|wapas|vapas|wapis ${NOT}`],
    notKept: '',
  },
  bonded: {
    advance: 'advance|adwance|peshgi|udhar|udhaar|karz|karza|karj|dadan|loan',
    until: 'chukane|chukne|chukta|utarne|vasool|vasul|pura|poora|katne|kate|patne|utre|season|poore|pure|saal',
    till: 'tak|bhar',
    work: [
      'kaam|kam karna|karte',
      'rukna|rehna|tikna hoga|padega',
      `ghar|gaon|gaanv|chhod*|chod*|jaa|ja|jane .. ${NOT}`,
    ],
    leave: 'chhod*|chod*|bhag*|ghar|gaon|gaanv|leave',
    cannot: [`${NOT} . sakte|sakta|sakenge|jana|jaana|dega|denge|hoga|sakega`, 'mana'],
    never: '',
    penalty: 'jurmana|dand|penalty|harjana|fine',
    bond: 'bond|baand',
    mayNotLeave: [`${NOT} chhod*|chod*|bhag*|ja|jaa sakte|sakta|sakenge|sakega`],
    double: 'dugna|doguna|duguna|double',
  },
  code: {
    codes: [
      'otp',
      'o t p',
      'aaya|aaye|aayega|aye|aya hua|wala? code|kod',
      'mobile|phone|sms|message .. code',
      'code aayega|ayega|aaye|aye',
      'sms|message me|mein jo number',
    ],
    tell: 'bata*|de|dein|do|dijiye|bhej*|bol*|share|dena|chahiye|lagega|keh*',
    customer: 'customer*|grahak*',
    parcel: 'parcel|saman',
    dontTell: '',
  },
  age: {
    age: 'umar|umr|umra|age|aayu|ayu',
    people: 'log|wale|wala|ladke|ladka|chahiye|yuvak|candidate|candidates|aadmi|admi|kamgar',
    to: 'se|to|tak|ya',
    above: 'upar|uper|oopar|jyada|zyada|jada|adhik|bada|bade|paar',
    upTo: 'tak|kam|niche|neeche|andar|ke',
    underYears: '',
    maximum: ['adhiktam|maximum|max', 'zyada|jyada se zyada|jyada'],
    notCome: '',
    experience: 'anubhav|anubhavi|tajurba|experience|exp|purana|purani|licence|license',
    noLimit: `seema|sima|limit|bandhan|rok . ${NOT}`,
  },
  held: {
    held: 'rok*|daba*|hold|rakhi|rakha|rakhenge|rakh|rukegi|pending|katkar|kaatkar',
    security: 'security|jamanat|zamanat|amanat|guarantee|deposit',
    notHeld: '',
  },
};
