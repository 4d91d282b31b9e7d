// Words for work without experience, work from home, work today or tomorrow, and interviews without an appointment.
import type { ConditionKind } from './condition-words.ts';

export const experienceWords: ConditionKind = {
  name: 'experience',
  statedIn: 'text',
  values: [
    {
      value: 'none',
      sure: `fresher, freshers, no exp, no exp required, no exp needed, first job, first time job, never worked, never worked before, no experience, without experience, zero experience, experience not required, no experience required, experience not needed, bina anubhav, bina anubhav ke, bina experience, bina experience ke, anubhav nahi, anubhav ki zarurat nahi, anubhavam lekunda,
        experience nahi, experience nahi hai, exp nahi, tajurba nahi, pehli naukri, pehli baar, pahli naukri, pahli baar, kabhi kaam nahi kiya, पहली नौकरी, पहली बार, पहिलांदा, पहिली नोकरी, पहिल्यांदाच, तजुर्बा नहीं,
        अनुभव नसलेल्यांना, अनुभव नसलेल्यांसाठी, अनुभव नसलेले, अनुभव नसला, अनुभव नसला तरी, अनुभव नसताना, अनुभव नसणाऱ्यांना, अनुभव नसणाऱ्यांसाठी, अनुभव नसल्यास, अनुभव नइखे, अनुभव नाहीं, अनुभव ना बा, पहिला बेर,
        ആദ്യ ജോലി, ആദ്യമായി, പരിചയമില്ല, പരിചയം ഇല്ല, പരിചയമില്ലാത്തവർക്ക്, മുൻപരിചയമില്ല, മുൻപരിചയം ഇല്ലാത്ത, മുൻപരിചയം വേണ്ട, എക്സ്പീരിയൻസ് ഇല്ല, എക്സ്പീരിയൻസ് ഇല്ലാത്ത,
        அனுபவமும் இல்லை, அனுபவம் இல்லை, அனுபவம் இல்ல, அனுபவமே இல்ல, அனுபவமில்லை, அனுபவம் இல்லாதவர்களுக்கு, அனுபவமில்லாதவர்களுக்கு, அனுபவம் இல்லாதவங்களுக்கு, முன் அனுபவம் இல்லாத, முதல் வேலை, முதல் முறை,
        అనుభవం లేదు, అనుభవం లేనివాళ్ళకు, అనుభవం లేనివాళ్లకు, అనుభవం లేనివారికి, అనుభవం లేకపోయినా, ఎక్స్‌పీరియన్స్ లేదు, ఎక్స్‌పీరియన్స్ లేకుండా, మొదటి ఉద్యోగం, మొదటిసారి, కొత్తవాళ్ళకు, కొత్తవారికి,
        অভিজ্ঞতা নেই এমন, অভিজ্ঞতাহীন, অভিজ্ঞতা লাগে না, প্রথম চাকরি, প্রথমবার, প্রথম কাজ, নতুনদের, anubhavam illamal, फ्रेशर, फ्रेशर्स, बिना अनुभव, बिना अनुभव के, अनुभव नहीं, अनुभव की जरूरत नहीं, अनुभव जरूरी नहीं, अनुभव नाही, अनुभव नको, विना अनुभव, अनुभवाशिवाय, अनुभव के बिना, बिना अनुभव वाला, অভিজ্ঞতা ছাড়া, অভিজ্ঞতা নেই, অভিজ্ঞতা লাগবে না,
        ফ্রেশার, అనుభవం లేకుండా, అనుభవం లేని, అనుభవం అవసరం లేదు, ఫ్రెషర్, ఫ్రెషర్స్, அனுபவம் இல்லாமல், அனுபவம் இல்லாத, அனுபவமில்லாமல், அனுபவம் தேவையில்லை, பிரஷர், ஃப்ரெஷர், ഫ്രഷർ, ഫ്രഷേഴ്സ്, പരിചയം ഇല്ലാതെ, പരിചയം ഇല്ലാത്ത, പരിചയമില്ലാത്ത,
        പരിചയം വേണ്ട, മുൻപരിചയം ഇല്ലാത്ത, മുൻപരിചയം വേണ്ട`,
    },
  ],
  cues: '',
};

export const fromHomeWords: ConditionKind = {
  name: 'from_home',
  statedIn: 'text',
  values: [
    {
      value: 'true',
      sure: `work from home, wfh, home based, ghar baithe, ghar bethe, ghar baithe kaam, ghar par baithe, ghar se kaam, घर बैठे, घर बइठे, घर से काम, घर बसल्या, घरबसल्या, घरून काम, ঘরে বসে, বাড়িতে বসে, বাড়ি থেকে কাজ, ఇంటి నుండి పని, ఇంటి నుంచి పని, ఇంట్లో కూర్చుని,
        வீட்டிலிருந்து வேலை, வீட்டில் இருந்து வேலை, വീട്ടിലിരുന്ന്, വീട്ടിലിരുന്നുള്ള, വീട്ടിൽ ഇരുന്ന്, വർക്ക് ഫ്രം ഹോം, वर्क फ्रॉम होम, ghore bose, inti nundi pani, veetil irunthu velai`,
      cued: 'from home, ghar se, घर से, घरून, বাড়ি থেকে, ఇంటి నుండి, ఇంటి నుంచి, வீட்டிலிருந்து, வீட்டில் இருந்து, remote',
    },
  ],
  cues: '',
  searchCues: `work, job, jobs, kaam, kam, काम, जॉब, काज, কাজ, పని, ఉద్యోగం, வேலை, ജോലി, പണി`,
};

export const walkInWords: ConditionKind = {
  name: 'walk_in',
  statedIn: 'text',
  values: [
    {
      value: 'true',
      sure: `walk in interview, walkin interview, walk in, walkin, walkins, direct interview, seedha interview, sidha interview, वॉक इन, वाक इन, वॉक इन इंटरव्यू, सीधा इंटरव्यू, थेट मुलाखत, ওয়াক ইন, সরাসরি ইন্টারভিউ, వాక్ ఇన్, వాక్ఇన్, నేరుగా ఇంటర్వ్యూ,
        வாக் இன், நேரடி நேர்காணல், വാക്ക് ഇൻ, വാക്ക് ഇൻ ഇന്റർവ്യൂ, നേരിട്ടുള്ള അഭിമുഖം`,
    },
  ],
  cues: 'interview, interviews, इंटरव्यू, मुलाखत, ইন্টারভিউ, ఇంటర్వ్యూ, நேர்காணல், ഇന്റർവ്യൂ',
};

export const startWords: ConditionKind = {
  name: 'start',
  statedIn: 'nothing',
  values: [
    {
      value: 'today',
      sure: 'today, aaj, aaj ka, aaj ke liye, aajke, ajker, ajke, eeroju, ee roju, indru, innu, आज, आज का, आज के लिए, आजच, आजु, आज ही, आजच्यासाठी, আজ, আজকে, আজকের, ఈరోజు, ఈ రోజు, నేడు, இன்று, இன்றைக்கு, இன்னைக்கு, ഇന്ന്, ഇന്നത്തെ',
    },
    {
      value: 'tomorrow',
      sure: 'tomorrow, kal, kal ka, kal ke liye, kal se, udya, repu, naalai, nalai, naale, agamikal, कल, कल का, कल के लिए, कल से, उद्या, उद्यापासून, काल्हु, बिहान, আগামীকাল, কাল, কাল থেকে, రేపు, రేపటి, நாளை, நாளைக்கு, നാളെ, നാളത്തെ',
    },
  ],
  cues: '',
};
