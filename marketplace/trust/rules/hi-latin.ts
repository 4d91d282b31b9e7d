// Rules of the automatic check of job posts for Hindi in Latin letters.
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
    # percent|parsent|pratishat commission
    # commission .. kata|katega|katenge|kaat
    vardi|wardi|uniform|kit|dress|jute|auzar|tool|bag .. kharidna|kharidni|kharidne|khareedna
    vardi|wardi|uniform|kit|dress|id|medical .. apne|khud kharche|paise|kharch|paiso
    vardi|uniform|kit|dress|medical|training|form|id|card|gate|pass|security .. kharcha|kharch|paise|paisa .. khud|apna|apne|majdoor|worker|aapko|aapka
    # ${MONEY} .. lana|laana|lekar|leke|laao|lao|aana
    # ${MONEY}? office|gate|counter me|mein|par|pe? .. dena|do|jama|de
    phonepe|gpay|paytm|googlepay|upi .. #
    # ${MONEY}? .. phonepe|gpay|paytm|googlepay|upi karo|karke|karlo|kare|kar|karein|karna|krdo
    booking|seat|token .. ${MONEY} .. bhejo|do|dena|jama|dal
    hafte|mahine|din ki? ki? majduri|pagar|salary|tankha .. rakh|rok|kaat|kat|jamanat|commission
    paisa|paise|rupay|rupaye|rs|fees|deposit|charge dena|deni|dene|bharna|bharni|bharne|lagta|lagti padta|hoga|hogi|honge|hai|h|padega|padegi
    fees|fee|deposit|charge|shulk .. lagegi|lagega|lagti|lagta|deni|dena|bharni|jama
    booking|token|seat ke|ki|ka? # ${MONEY}
    # ${MONEY} booking|token|seat`,
  before: `
    bina|bagair|muft|free|koi|kisi
    company|malik|thekedar|hum|ham ki|ke|taraf|hi|khud|degi|dega? se|hi|taraf
    grahak|customer|school|parking|toll|bachon|bacchon|student`,
  after: `
    nahi|nahin|nhi|nai|na|mat|nahee|nahi
    free|muft|zero|maaf|maf
    company|malik|hum|ham|thekedar degi|dega|denge|bharegi|bharega|khud
    company|malik|thekedar .. degi|dega|bharegi|bharega|uthayegi
    lene|jama wala|karne|par
    counter wala`,
  near: `
    muft|nishulk|free me|mein|of|training
    kuch|kuchh|koi|kisi bhi|nahi? paisa|paise|rupaya|fees|charge? .. nahi|nahin|nhi
    koi|kisi|ek|koi bhi|bhi|prakar|tarah? .. nahi|nahin|nhi|na
    agar|yadi koi|kisi
    koi|agar|yadi .. mange|maange|mangta|maangta|mangey
    commission nahi|nhi|nahin|nai
    shikayat|dhokha|thagi|savdhan|saavdhan|fraud
    company|malik|hum|ham|thekedar .. degi|dega|denge|bharegi|bharega|uthayegi
    company ki|ke taraf|or|kharche
    aapke|apne|majdoor ke? khate|bank|account`,
};

const messenger: Rule = {
  code: 'messenger',
  hits: `
    whatsapp|watsapp|whatsap|whatsup|wtsapp|whtsapp|watsap|telegram|insta|instagram|facebook .. par|pe|karo|kare|karein|karen|kro|bhejo|bheje|bhejein|group|judo|jude|judein|sampark|milo
    whatsapp|watsapp|whatsap|whatsup|telegram|insta|instagram .. bhej|bhejna|bhejiye|likho|hi|milega|milegi|location|jud|join|channel|kijiye|kariye|krna|karna
    whatsapp|telegram|insta pe|par|pr`,
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
    naukri|kaam|kam lagwane|dilane|lagwate|dilate .. commission|agent|hum|ham
    agent|agents|ejent .. commission|#|kaam|dila|lagwa|majdoor|labour|through|ke
    majdoor|mazdoor|labour|aadmi|log|ladke .. jodo|jodne|lagwao|dilwao|pahunchao|lagao .. #|commission|paise
    bande|banda|aadmi|ladke lao|laao|bhejo .. commission|#
    har bande|banda|aadmi pe|par|ka .. commission`,
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

const ABROAD =
  'dubai|saudi|arab|qatar|kuwait|oman|muscat|bahrain|gulf|khadi|sharjah|singapore|malaysia|videsh|foreign|israel|russia|canada|riyadh|doha';
const overseas: Rule = {
  code: 'overseas',
  hits: `
    ${ABROAD} arab? me|mein|jana|jane|jaane|ki|ka|ke|naukri|kaam|kam|job|bhejenge|chalo|jao|jaiye
    visa .. free|muft|ticket|milega|tayyar|taiyar|denge
    passport .. zaroori|jaruri|chahiye|wale|lekar|lao|tayyar|hona
    # dirham|riyal|dinar|dollar
    ${ABROAD} .. naukri|vacancy|visa|job|bhejte|bhej|jaane|kaam
    visa .. passport|ticket|company|free`,
  after: `
    style|experience|anubhav|return|bazar|chowk
    me|mein|ka|ke|ki|se anubhav|lautey|laute|experience|khajoor
    nahi|nahin|nhi`,
  near: `
    videsh .. nahi|nhi
    ${ABROAD} se laute|wapas|lautey
    ${ABROAD} me|mein|ka|ke|ki kaam|kam|rehne? ka|karne? anubhav|experience
    passport size|photo
    maal|saman|export ki|ka|ke? loading|packing|jata`,
};

export const hindiInLatin: readonly Rule[] = [money, messenger, broker, overseas];
