// Words by which a search or a job names its shift, such as night work.
import type { ConditionKind } from './condition-words.ts';

export const shiftWords: ConditionKind = {
  name: 'shift',
  statedIn: 'text',
  values: [
    {
      value: 'night',
      sure: `night, nite, nait, nayt, night shift, nightshift, raat, raat ki, raat me, ratri, raatri, rathri, iravu, rater, ratir, रात, रात की, रात में, रतिया, राती, नाइट, नाईट, नाइट शिफ्ट, रात्री, रात्रपाळी, रात्रपाळीचे,
        রাত, রাতের, রাতে, নাইট, রাত্রি, রাত্রিকালীন, రాత్రి, రాత్రిపూట, నైట్, இரவு, இரவில், நைட், രാത്രി, രാത്രിയിൽ, നൈറ്റ്`,
    },
    {
      value: 'day',
      sure: 'dayshift, day shift, दिनपाळी, दिवसपाळी, பகல்நேர, పగటిపూట',
      cued: `day, din, din ki, din me, divas, pagal, pagati, morning, subah, दिन, दिन की, दिन में, डे, सुबह, दिवस, दिवसा, दिवसाची, सकाळ, सकाळची, দিন, দিনের, দিনে, ডে, সকাল, সকালের, పగలు, పగటి, డే, ఉదయం,
        பகல், பகல் நேர, டே, காலை, പകൽ, ഡേ, രാവിലെ`,
    },
  ],
  cues: `shift, shifts, shifft, sift, duty, duti, dyuti, pali, शिफ्ट, सिफ्ट, ड्यूटी, डयूटी, डियूटी, पाली, पाळी, শিফট, শিফ্ট, ডিউটি, পালা, షిఫ్ట్, షిఫ్టు, డ్యూటీ, ஷிப்ட், ஷிஃப்ட், டூட்டி, டியூட்டி, பணி,
    ഷിഫ്റ്റ്, ഷിഫ്റ്റിൽ, ഡ്യൂട്ടി`,
  searchCues: 'timing, time, टाइम, टाइमिंग, টাইম, టైమ్, டைம், நேரம், ടൈം, നേരം',
};
