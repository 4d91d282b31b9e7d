// What breaks a rule in Hindi written in Latin letters.
import type { Rule } from './rule.ts';

const WHAT_FOR =
  'registration|panjikaran|joining|bharti|bharti|form|file|training|vardi|wardi|uniform|dress|id|card|kit|medical|security|gate|pass|interview|entry|advance|refundable|verification|processing|document|guarantee|pehchan';
const MONEY =
  'paisa|paise|paisay|rupay|rupaye|rupye|rupaya|rupees|rs|rupe|rakam|raqam|hazar|hazaar|sau|fees|fee|charge|charges|shulk|deposit|jamanat';
const GIVE = 'dena|dene|deni|bharna|bharne|bharni|jama|karna|karana|karwana|kharidna|kharidni|chukana|dekar|deke';
const WILL = 'hoga|honge|hogi|padega|padenge|padegi|parega|pdega|pdenge|hai|hain|h|padta|padte|zaroori|jaruri';
const money: Rule = {
  code: 'money_asked',
  hits: `
    shulk|jamanat|fis|fess|phees
    ${WHAT_FOR} card|money|ke|ka|ki? liye|ka|ke|ki? #? ${MONEY}
    ${WHAT_FOR} .. ${GIVE} ${WILL}
    ${MONEY} .. jama karo|kare|karen|karein|karna|karke|karwao|kara|krna|kro|kre|karana|karne|karwana|karwayein
    # ${MONEY} .. jama|bharo|bhejo|bheje|bhejein|bhejna|bharna|lagenge|lagega|lagegi|lgenge|lagta|lagte|lenge|lage
    # ${MONEY}? advance dena|dene|do|dein|jama|bharo
    naukri|kaam|kam|job|joining ke liye #? ${MONEY}? bhejo|bheje|bhejein|jama|bharo|dena
    ${MONEY} .. ${GIVE} karne|karna|karana|karni? ${WILL}
    ${MONEY} .. lagenge|lagega|lagegi|lgenge|lenge|liye|liya|lete jayenge|jayega|hain|hai?
    ${MONEY} dekar|deke|do|dijiye|bhejo|bheje|dein|den|de .. kaam|kam|naukri|job|join|seat|pakka|pakki|bharti|registration|book|karo
    pehle|pahle|phle #? ${MONEY} do|dena|dene|jama|bharo|bhejo|dijiye|de
    # jama karo|kare|karein|karna|karke|karwao|karwana
    # ${MONEY}? dekar|deke .. join|naukri|pakka|bharti|registration|kaam
    # ${MONEY}? lekar|leke|saath|le aao|aana|aayein|aaye|laana|lana
    pehli|pahli|aadhi|pehle|pahle mahine? ki? salary|tankha|tankhwah|pagar|vetan .. commission|agent|dena|deni|hamari|humein|kaatenge|katenge|kategi
    salary|tankha|tankhwah|pagar|vetan|majduri|dihadi se|me|mein .. katega|katenge|kaatenge|kategi|kata|kaat|commission|kat
    majdoor|mazdoor|mazdooron|majduron|worker|workers|labour|leber|kamgar se .. commission|paise|paisa|fees|rs|rupaye|#
    commission .. katega|kaatenge|lenge|dena|lagega|katenge|lagegi
    # percent|parsent|pratishat? commission
    vardi|wardi|uniform|kit|dress|jute|auzar|tool|bag .. kharidna|kharidni|kharidne|khareedna
    vardi|wardi|uniform|kit|dress|id|medical .. apne|khud kharche|paise|kharch|paiso`,
  before: `
    bina|bagair|muft|free|koi|kisi
    company|malik|thekedar|hum|ham ki|ke|taraf|hi|khud|degi|dega? se|hi|taraf
    grahak|customer|school|parking|toll|bachon|bacchon|student`,
  after: `
    nahi|nahin|nhi|nai|na|mat|nahee|nahi
    free|muft|zero|maaf|maf
    company|malik|hum|ham|thekedar degi|dega|denge|bharegi|bharega|khud
    company|malik|thekedar .. degi|dega|bharegi|bharega|uthayegi
    lene|jama|counter wala|karne|par`,
  near: `
    muft|nishulk|free me|mein|of|training
    kuch|kuchh|koi|kisi bhi|nahi? paisa|paise|rupaya|fees|charge? .. nahi|nahin|nhi
    koi|kisi|ek|koi bhi|bhi|prakar|tarah? .. nahi|nahin|nhi|na
    agar|yadi koi|kisi
    koi|agar|yadi .. mange|maange|mangta|maangta|mangey
    shikayat|dhokha|thagi|savdhan|saavdhan|fraud
    company|malik|hum|ham|thekedar .. degi|dega|denge|bharegi|bharega|uthayegi
    company ki|ke taraf|or|kharche
    aapke|apne|majdoor ke? khate|bank|account`,
};

const messenger: Rule = {
  code: 'messenger',
  hits: `
    whatsapp|watsapp|whatsap|whatsup|wtsapp|whtsapp|watsap|telegram|insta|instagram|facebook .. par|pe|karo|kare|karein|karen|kro|bhejo|bheje|bhejein|group|judo|jude|judein|sampark|milo`,
  after: `
    chalana|use|istemal nahi|aana|aata|karna`,
  near: `
    chalana aata|aana|aani
    grahak|grahako ke|ka? order`,
};

const broker: Rule = {
  code: 'broker',
  hits: `
    dalal|dalalon|bichauliya|bicholiya
    commission|bharti|leber|labour|naukri|job|placement ejent|agent|agency
    agent|ejent|agents .. sampark|chahiye|milo|judo|se
    majdoor|mazdoor|leber|labour|aadmi|admi|ladke|log|worker .. lao|laao|lane|laane|bhejo|dilao|lakar|dilane|bhejne|lagwane .. commission|#|kamao|pao|paao
    har|prati|ek majdoor|mazdoor|leber|labour|aadmi|admi|worker|ladke .. commission
    naukri|kaam|kam lagwane|dilane|lagwate|dilate .. commission|agent|hum|ham`,
  before: `
    bina|koi|na|bagair|kisi
    bima|property|insurance|zameen|jamin`,
  after: `
    nahi|nahin|nhi|na|door|dur|bachein|savdhan|maaf`,
  near: `
    seedhi|seedhe|sidhi|sidhe|direct
    bina|koi dalal|agent|kisi
    dalal|agent .. dur|door|nahi|nhi`,
};

const MEN = 'ladka|ladke|ladko|purush|mard|aadmi|admi|gents|male|boys|ladkon|larka|larke';
const WOMEN =
  'ladki|ladkiyan|ladkiya|ladkiyon|mahila|mahilaye|mahilayen|aurat|auratein|aurton|ladies|lady|female|girls|larki|larkiyan';
const BOTH = `${MEN}|${WOMEN}`;
const gender: Rule = {
  code: 'gender',
  hits: `
    sirf|kewal|keval|bas|only ${BOTH}
    ${BOTH} hi|chahiye|chahie|chaiye|chahye|chahiy|only
    ${BOTH} ki|ke|ko hi? jarurat|zarurat|liye|bharti
    ${BOTH} na|nahi|mat|nahin aaye|aayen|apply|chahiye|sampark|chalenge|chalegi|call
    ${BOTH} apply|sampark|aavedan .. na|nahi|mat`,
  before: `
    delivery|office|har
    aur|ya|or|and|tatha`,
  after: `
    hostel|parlour|tailor|darji|salon|kapde|ward|suit|tailoring|garments|toilet
    ke|ki|ka kapde|hostel|liye? alag|kapde|surakshit|toilet
    dono|bhi`,
  near: `
    ${MEN} aur|ya|or|and|dono|ho ya? ${WOMEN}
    ${WOMEN} aur|ya|or|and|dono|ho ya? ${MEN}
    ${MEN} ${WOMEN} dono|sab|sabhi|koi
    ${WOMEN} ${MEN} dono|sab|sabhi|koi
    ${BOTH} bhi|dono
    dono apply|aa|kar|ke|aavedan
    sabhi|sab ke|log|ka`,
};

const CASTE =
  'brahmin|brahman|pandit|rajput|thakur|yadav|kurmi|bhumihar|kayastha|baniya|maratha|jat|gujjar|patel|dalit|harijan|chamar|savarn';
const caste: Rule = {
  code: 'caste',
  hits: `
    sirf|kewal|keval|bas ${CASTE}
    ${CASTE} hi|chahiye|chahie|jati|samaj|biradari|ladka|ladke|ladki|ho|log|parivar|na|nahi
    oonchi|unchi|uchi|neechi|nichi|apni|hamari|chhoti|uchch jati|jaati|biradari|jat
    jati|jaati|biradari .. batao|likho|wale|hona|hi|bataye|batayein|zaroori|ka`,
  before: 'har\nsabhi\nkisi\nkoi\nsab\nbina',
  after: 'koi\ndhaba\nnagar\nchowk\nhotel\nsweets\nka|ki|ke koi|bhedbhav',
  near: 'sabhi|har|kisi|sab|koi bhi? jati|jaati|dharm\nbhedbhav\njati|jaati .. nahi|nhi|bandhan',
};
const FAITH = 'hindu|muslim|musalman|isai|christian|sikh|jain|momin';
const religion: Rule = {
  code: 'religion',
  hits: `
    sirf|kewal|keval|bas ${FAITH}
    ${FAITH} hi|chahiye|chahie|ladka|ladke|ladki|samaj|dharm|ho|hona|log|mahila|parivar|na|nahi|ko
    ${FAITH} apply|aaye|sampark|aavedan|log .. na|nahi|mat
    gair|ghair ${FAITH}
    dharm|dharam .. batao|likho|wale|hona|hi|ka`,
  before: 'har\nsabhi\nkisi\nkoi\nsab\nbina',
  after: 'koi\nmandir\nmasjid\nchowk\nnagar\nmohalla\nkhana\nbhojan\nka|ki|ke koi|bhedbhav|khana',
  near: `sabhi|har|kisi|sab|koi bhi? jati|jaati|dharm|dharam\nbhedbhav\n${FAITH} ${FAITH} .. sab|sabhi|koi|bhi`,
};
const childAge: Rule = {
  code: 'child_age',
  hits: `
    umar|umra|age|umr .. <18 saal|sal|se|ya|tak|varsh
    <18 se|tak|ya # saal|sal|varsh
    <18 saal|sal|varsh ke|ki|ka|se|tak|wale|ya upar|jyada|bada|adhik? ladka|ladke|ladko|ladki|ladkiyan|bacha|bache|bacche|bachche|bhi|wale|upar|umar|umr|chalega|chalenge|adhik|jyada
    <18 saal|sal|varsh ladka|ladke|ladki|bacche|bache|bhi|chalega|chalenge
    18 se kam .. chalega|chalenge|bhi|wale|umar
    chote|chhote|chota|choti|chhota|kam umar|umr? ke|ka|wale? bache|bacche|bachche|ladke|ladka|bachon|chokra
    nabalig|bache|bacche|bachche|chhotu|chotu .. chalenge|chalega|chahiye|bhi`,
  before: 'anubhav\npichle\nnahi',
  after: `
    nahi|nahin|nhi|na|mat
    ka|ki|ke|se|purana|purani anubhav|experience|tajurba|purani|company|anubhavi
    ki|ko|ka dekhbhal|sambhalna|school|padhana`,
  near: `
    18 se|saal|sal|varsh upar|adhik|kam|jyada|plus|saal? na|nahi|hi|ke|ho|umar
    anubhav|experience|purani|tajurba
    dekhbhal|sambhalne|padhane
    school bus|van|chhodna|chhodne|le`,
};
const ABROAD =
  'dubai|saudi|arab|qatar|kuwait|oman|muscat|bahrain|gulf|khadi|sharjah|singapore|malaysia|videsh|foreign|israel|russia|canada|riyadh|doha';
const overseas: Rule = {
  code: 'overseas',
  hits: `
    ${ABROAD} arab? me|mein|jana|jane|jaane|ki|ka|ke|naukri|kaam|kam|job|bhejenge|chalo|jao|jaiye
    visa .. free|muft|ticket|milega|tayyar|taiyar|denge
    passport .. zaroori|jaruri|chahiye|wale|lekar|lao|tayyar|hona
    # dirham|riyal|dinar|dollar`,
  after: `
    style|experience|anubhav|return|bazar|chowk
    me|mein|ka|ke|ki|se anubhav|lautey|laute|experience|khajoor
    nahi|nahin|nhi`,
  near: `
    videsh .. nahi|nhi
    ${ABROAD} se laute|wapas|lautey
    ${ABROAD} me|mein|ka|ke|ki kaam|kam|rehne? ka|karne? anubhav|experience
    passport size|photo`,
};

export const hindiInLatin: readonly Rule[] = [money, messenger, broker, gender, caste, religion, childAge, overseas];
