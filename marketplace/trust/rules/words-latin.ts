// Hindi words in Latin letters for the patterns in `patterns.ts`, with which job posts are checked.
import type { Words } from './patterns.ts';

export const latinWords: Words = {
  money: {
    fee: 'fees|fee|fis|shulk|charge|charges|charj|deposit|diposit|jamanat|token|phees|feesh',
    purpose:
      'guarantee|garanti|kagaz|kagaj|dastavej|documents|registration|ragistration|registeration|panjikaran|joining|bharti|bharati|aavedan|form|farm|file|training|trening|vardi|wardi|uniform|dress|id|pehchan|card|kit|medical|test|jaanch|janch|police|verification|satyapan|security|pass|gatepass|interview|entry|processing|document|booking|buking|seat|token|visa|ticket|insurance|bima|jute|joote|helmet|tool|tools|auzar|caution|membership|agreement|naukri|nokri|locker',
    money:
      'paisa|paise|paisay|paiso|rupay|rupaye|rupye|rupaya|rupaiya|rupees|rupee|rs|rupe|rupiya|rakam|raqam|rashi|nakad|cash|amount|money|hazar|hazaar|hajar|sau|advance',
    cost: 'kharch|kharcha|kharche|kharchaa|cost|dam|daam|kiraya|bill|paise|paisa',
    ask: [
      'rakhne|rakhna|rakhni|chuka honge|hoga|hogi|padenge|padega|do|de|dein|dijiye',
      'dena|dene|deni|bharna|bharne|bharni|chukana|chukane|lana|laana|lane|laane|bhejna|bhejne|dalna|daalna|dalne|uthana|uthane|kharidna|kharidne|kharidni|jama|karna|karana|karne|karwana|karane|karwane ka|ke|karna? hoga|honge|hogi|padega|padenge|padegi|parega|pdega|pdenge|padta|padte|padti|zaroori|zaruri|jaruri|jaroori|rahega|compulsory|must',
      'dena|dene|deni|bharna|bharne|bharni|bhejna|chukana hai|h|hain|he',
      'jama|transfer|payment|ada|pay|gpay|phonepe|paytm|googlepay|online|submit karo|kare|karein|karen|kar|karke|karna|karwao|kara|kro|kre|karao|karaye|karwaye|kijiye|kariye|karwana|krdo|karde|kardo',
      'bhejo|bheje|bhejein|bhejen|bhejiye|bhej|bhejdo|bhejna|bharo|bhare|bharein|bhariye|bharke|dalo|daalo|dale|dalein|daldo|dal|daal|dijiye|dijie|deke|dekar|dedo|chukao|lagenge|lagega|lagegi|lgenge|lgega|lagte|lagta|lagti|vasule',
      'liye|liya|li|kaate|kata jayenge|jayega|jayegi|jaenge|jaega|jaegi|jate|jata',
      'do|de|dein|den|dene|bharne|karne tabhi|ke|tab|fir|phir|uske|tbhi|to|baad|bad',
    ],
    bring: 'layega|laega|laayega|lekar|leke|lao|laao|laye|laayein|lana|laana|lete|lekr|sath|saath',
    bear: 'uthana|uthane|uthaega|uthayega|dena|dene|deni|dega|denge|bharna|bharne|bharega|karna|karega|uthao',
    self: 'khud|apna|apne|apni|aapka|aapko|aapki|majdoor|mazdoor|majdur|mazdur|kamgar|worker|workers|labour|candidate|umeedvar|jeb|apke|apko|swayam',
    wage: 'tankhwah|tankha|tankhwa|tankhah|salary|selary|vetan|pagar|majduri|mazduri|mazdoori|majdoori|dihadi|dihari|mehnatana|kamai',
    part: 'pehli|pahli|pehle|pahle|phle|aadha|aadhi|aadhe|adha|adhi|half|hissa|percent|parsent|pratishat|fisdi',
    ours: 'office|ofice|agency|agent|hamara|hamari|hame|humko|hamein|humein|commission|comission|commision|service|thekedar|munshi|hum',
    cut: 'kat|katega|kategi|katenge|kaatenge|kaat|kata|kate|katoti|kata|rok|roka|rakh|rakha|rakhenge|lenge|lega|legi|lete|liya|jayega|jayegi|dena|deni|rahega|katta|kaatte',
    not: 'nahi|nahin|nhi|nai|na|mat|nahee|bina|no',
    customer:
      'grahak|grahako|grahakon|customer|customers|mareej|bachon|bacchon|student|students|yatri|sawari|school|college',
    counter: 'cashier|vasuli|vasulne|collection|rasid|raseed|hisab|hisaab|ginna|ginne|munim',
    employer: 'company|kampani|malik|thekedar|hum|ham|hamari|seth|factory',
    gives:
      'denge|degi|dega|dete|deti|deta|bharega|bharegi|bharenge|bharte|uthayegi|uthayega|uthaegi|karegi|karega|dengi|dege',
  },
  people: {
    men: 'ladka|ladke|ladko|ladkon|larka|larke|purush|purusho|purushon|mard|mardo|mardon|gents|boys|male|aadmiyon|yuvak',
    women:
      'ladki|ladkiya|ladkiyan|ladkiyon|ladkiyo|larki|larkiyan|mahila|mahilaye|mahilayen|mahilao|mahilaon|aurat|aurato|auraton|auratein|aurte|ladies|female|girls|stri|yuvti',
    both: 'dono|sab|sabhi|bhi|koi|sakte|sakta',
    onlyBefore: 'sirf|kewal|keval|bas|sirph|matra|khali|only',
    onlyAfter: 'hi|only',
    emphatic: 'ladkehi|mahilahi',
    want: 'chahiye|chahie|chaiye|chahye|chahiy|chaiy|jarurat|zarurat|jarurt|prathmikta',
    keepOut: 'na|nahi|nahin|nhi|mat|nai',
    caste:
      'brahmin|brahman|bramhan|pandit|rajput|thakur|yadav|kurmi|bhumihar|kayastha|baniya|jat|gujjar|dalit|harijan|chamar|savarn|sc|obc',
    casteWord: 'jati|jaati|jaat|biradari|biradri|samaj|caste',
    faith: 'hindu|hinduo|muslim|muslimo|musalman|musalmano|musalmaan|isai|christian|sikh|jain|momin',
    faithWord: 'dharm|dharam|majhab|mazhab|religion',
    other: 'dusre|doosre|dusri|doosri|anya|gair|baki|baaki|other|aur',
    mustBe: 'hona|honi|ho|hon|hone',
    place:
      'mandir|masjid|church|charch|gurudwara|hostel|tailor|darji|parlour|parlor|salon|school|college|dhaba|hotel|bhojan|khana|shadi|chowk|nagar|mohalla|kapde|ward|suit|tailoring|toilet|garments',
    any: 'sabhi|sab|har|kisi|koi|any|all',
  },
  child: {
    year: 'saal|sal|varsh|baras|years|year|sala',
    young:
      'ladka|ladke|ladko|ladki|ladkiya|ladkiyan|bacha|bache|bacche|bachche|bacchon|bachon|chhote|chhotu|chotu|chokra|nabalig|kishor|students',
    welcome: 'chalega|chalenge|chalegi|bhi|upar|adhik|jyada|zyada|umar|umr|rakh|lenge|ok',
    over: 'kam',
  },
  abroad: {
    place:
      'dubai|dubay|saudi|soudi|sudi|arab|qatar|katar|kuwait|kuvait|oman|muscat|maskat|bahrain|gulf|khadi|sharjah|sarjah|abudhabi|singapore|malaysia|malesia|videsh|bidesh|vides|foreign|foren|israel|izrail|russia|canada|riyadh|doha|jeddah|germany|europe|london|america|poland|italy|japan|maldives|uae',
    there: 'workvisa',
    work: 'me|mein|main|naukri|nokri|kaam|kam|job|jana|jane|jaane|jaana|jakar|bhejenge|bhejte|chalo|jao|visa|bharti|chahiye|vacancy|posting',
    goods:
      'kapde|kapdo|kapdon|garment|garments|maal|mal|saman|samaan|export|import|jahaj|jahaaz|order|laute|lautey|lauta|wapas|vapas|anubhav|experience|khajoor|style|tourist|nahi|nhi|nahin|bazar|bazaar|container|return',
  },
  broker: {
    agent: 'agent|agents|ejent|ajent|dalal|dalalo|dalalon|bichauliya|broker|brokers|sardar|mukadam',
    wanted: 'chahiye|chahie|sampark|judo|jude|milo|mile|milein|kamao|kamaye',
    workers:
      'majdoor|mazdoor|majdur|mazdur|leber|lebar|labour|labor|aadmi|admi|log|logo|ladke|worker|workers|bande|banda|bando|mistri|helper|kamgar',
    bring:
      'lao|laao|laye|laaye|lane|laane|lakar|laakar|bhejo|bhejne|bhijwao|dilao|dilane|dilwao|jodo|jodne|jutao|supply|lagwao|lagwane|pahunchao',
    head: 'har|prati|ek|per|hr|pratyek',
    pays: 'pao|paao|paaye|commission|comission|commision|kamao|kamaye|inam|bonus',
  },
  messenger: {
    app: 'whatsapp|watsapp|whatsap|whatsup|wtsapp|whtsapp|watsap|watsup|whtsap|whatapp|vatsap|vatsapp|vhatsap|telegram|telegaram|insta|instagram|facebook|messenger',
    act: 'karo|kare|karein|karen|kariye|kijiye|kro|krna|karna|karde|kardo|bhejo|bheje|bhejein|bhejna|bhejiye|bhej|group|grup|channel|chanel|msg|message|sms|sampark|judo|jude|judein|judiye|jud|join|hi|likho|likhe|dalo|number|no|location|photo|milega|milegi',
    use: 'chalana|chalane|use|istemal|order|orders|marketing|grahak|customer|customers',
    link: 'link|website|sait|site|webside',
    open: 'kholo|khole|kholein|kholiye|click|klik|dabao|dabaye|jakar|jake|jao|form|apply',
  },
};
