// Words by which a search or a job names the job type, such as part-time work.
import type { ConditionKind } from './condition-words.ts';

export const jobTypeWords: ConditionKind = {
  name: 'job_type',
  statedIn: 'title',
  alsoInText: ['part_time'],
  values: [
    {
      value: 'full_time',
      sure: `full time, fulltime, ful time, full taim, permanent, फुल टाइम, फुल टाईम, पूर्णकालिक, पूर्ण वेळ, पूर्णवेळ, স্থায়ী, ফুল টাইম, পূর্ণ সময়, పూర్తి సమయం, ఫుల్ టైమ్, ఫుల్ టైం, ஃபுல் டைம், புல் டைம், முழு நேரம், முழுநேர, முழு நேர,
        ഫുൾ ടൈം, മുഴുവൻ സമയം, മുഴുവൻ സമയ`,
    },
    {
      value: 'part_time',
      sure: `part time, parttime, part taim, part tym, paart time, prt time, half time, few hours, half day, halfday, aadha din, पार्ट टाइम, पार्ट टाईम, पार्टटाइम, पार्ट टैम, कुछ घंटे, आधे दिन, अंशकालिक, आधा दिन, अर्धवेळ, अर्धा दिवस, পার্ট টাইম, খণ্ডকালীন, পার্টটাইম, আধা দিন, పార్ట్ టైమ్, పార్ట్ టైం, పార్ట్‌టైమ్, సగం రోజు,
        பார்ட் டைம், பகுதி நேரம், பகுதிநேர, பகுதி நேர, அரை நாள், പാർട്ട് ടൈം, പാർട്ട് ടൈമ്, പാർട്ട്ടൈം, അര ദിവസം`,
    },
    {
      value: 'contract',
      sure: `contract basis, contract job, contract work, contractual, theke par, theke pe, thekedari par, ठेके पर, ठेका पर, संविदा, कंत्राटी, চুক্তিভিত্তিক, কন্ট্রাক্ট বেসিস, కాంట్రాక్ట్ పని, కాంట్రాక్ట్ ఉద్యోగం, ஒப்பந்த வேலை, ஒப்பந்த அடிப்படையில்,
        കരാർ ജോലി, കരാർ അടിസ്ഥാനത്തിൽ`,
    },
    {
      value: 'one_time',
      sure: `one time, onetime, one day job, one day work, one day, ek din, ek din ka, ek diwas, एक दिन, एक दिन का, एक बार का, एक दिवस, एक दिवसाचे, একদিন, একদিনের, এক দিনের, ఒక రోజు, ఒక్క రోజు, ஒரு நாள், ஒருநாள், ഒരു ദിവസം, ഒരു ദിവസത്തെ`,
    },
    {
      value: 'daily_wage',
      sure: `daily wage, daily wages, daily payment, daily pay, daily cash, daily money, roz ka paisa, roz ka kaam, roz paisa, roz ke roz, har din paisa, din ka paisa, dihadi, dihari, dehadi, dihaadi, roz ki mazdoori, rozana mazdoori, rojandari, दिहाड़ी, दिहाड़ी पर, देहाड़ी, रोज की मजदूरी, रोज़ाना मजदूरी, रोज का पैसा, रोज का काम, रोजचे काम, रोज पैसा, रोज के रोज, रोज नकद, हर दिन पैसा, दररोज पैसे, रोजचे पैसे, रोज पगार, रोज के पइसा, रोजंदारी, रोजंदारीवर, दैनिक मजदूरी, দিনমজুরি, দৈনিক মজুরি,
        রোজ মজুরি, রোজ টাকা, রোজের কাজ, দিনের কাজ, রোজের টাকা, প্রতিদিন টাকা, দিনে দিনে টাকা, రోజూ డబ్బు, రోజు డబ్బులు, రోజువారీ డబ్బు, దినసరి కూలీ, దినసరి కూలి, రోజువారీ కూలీ, రోజు కూలి, రోజు కూలీ, தினக்கூலி, தினசரி கூலி, தினசரி சம்பளம், தினமும் பணம், தினசரி பணம், தினம் காசு, ദിവസവും പണം, ദിവസവും കാശ്, ദിവസ ശമ്പളം, ദിവസക്കൂലി, ദിവസ വേതനം, ദിവസക്കൂലിക്ക്`,
    },
  ],
  cues: '',
  searchCues: 'basis, बेसिस',
};
