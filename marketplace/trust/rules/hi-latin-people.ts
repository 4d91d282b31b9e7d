// Rules of the automatic check of job posts for Hindi in Latin letters: who may work.
import type { Rule } from './rule.ts';

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
    ${BOTH} apply|sampark|aavedan .. na|nahi|mat
    ladke|ladkiyan|ladki|ladka|purush|mahila|mard|aurat|aurte|auratein ke|ko|log hi? liye|chahiye|chahie|hi|rakhenge
    ladkiyan|ladki|mahila|mahilayen|aurat|aurte|auratein|ladke|purush .. na|nahi|mat aaye|aayen|chahiye|rakhenge|kare|karein|aana
    ye|yeh kaam .. ladko|mardon|purusho|mahilaon|ladkiyon`,
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
  'brahmin|brahman|pandit|rajput|thakur|yadav|kurmi|bhumihar|kayastha|baniya|maratha|jat|gujjar|patel|dalit|harijan|chamar|savarn|sc|st|scst';
const caste: Rule = {
  code: 'caste',
  hits: `
    sirf|kewal|keval|bas ${CASTE}
    ${CASTE} hi|chahiye|chahie|jati|samaj|biradari|ladka|ladke|ladki|ho|log|parivar|na|nahi
    oonchi|unchi|uchi|neechi|nichi|apni|hamari|chhoti|uchch jati|jaati|biradari|jat
    jati|jaati|biradari .. bata*|likh*|wale|hona|hi|zaroori|ka
    ${CASTE} .. hi|chahiye|chahie|rakhenge
    dusri|doosri|neech jati|jaati|biradari .. na|nahi|mat`,
  before: 'har\nsabhi\nkisi\nkoi\nsab\nbina',
  after: 'koi\ndhaba\nnagar\nchowk\nhotel\nsweets\nka|ki|ke koi|bhedbhav',
  near: 'sabhi|har|kisi|sab|koi bhi? jati|jaati|dharm\nbhedbhav\njati|jaati .. dekhi|puchhi|puchi|matlab|farak|bandhan',
};
const FAITH = 'hindu|muslim|musalman|isai|christian|sikh|jain|momin';
const religion: Rule = {
  code: 'religion',
  hits: `
    sirf|kewal|keval|bas ${FAITH}
    ${FAITH} hi|chahiye|chahie|ladka|ladke|ladki|samaj|dharm|ho|hona|log|mahila|parivar|na|nahi|ko
    ${FAITH} apply|aaye|sampark|aavedan|log .. na|nahi|mat
    gair|ghair ${FAITH}
    dharm|dharam .. batao|likho|wale|hona|hi|ka
    ${FAITH} hona|ho|hi|ka chahiye|zaroori|jaruri|rakhenge|hona|ho
    dusre|doosre dharm .. na|nahi|mat
    ${FAITH} .. na|nahi|mat chahiye|aaye|kare|karein|rakhenge|apply`,
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
    nabalig|bache|bacche|bachche|chhotu|chotu .. chalenge|chalega|chahiye|bhi
    barah|terah|chaudah|pandrah|solah|satrah|sola saal|sal ke|ki|ka|se|wale|bhi`,
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
export const hindiInLatinPeople: readonly Rule[] = [gender, caste, religion, childAge];
