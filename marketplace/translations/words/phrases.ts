// Phrases of job titles other than trades and objects, in English, Hindi, Marathi, Tamil, Telugu, Bengali and
// Malayalam. In a translated title, the phrase from `first` comes first. The phrase from `wanted` comes last, followed
// only by the place.

export const wanted = `
needed, required, wanted, need, requirement, require, hiring, we need, we are hiring, looking for, requirement of, need of, required for, chahiye, chahie, ki zarurat hai, urgently needed of, pahije, venum, thevai, kavali, dorkar, venam, chahin | चाहिए, चाहिये, की ज़रूरत, के ज़रूरत बा, की ज़रूरत बा, की ज़रूरत है, की आवश्यकता, की आवश्यकता है, चाहीं, चाही | पाहिजे, हवे, हवा आहे, पाहिजेत, हवे आहेत | தேவை, வேண்டும் | కావలెను, కావాలి | চাই, প্রয়োজন, দরকার, আবশ্যক | ആവശ്യമുണ്ട്, വേണം
`;

export const work = `
work, job, jobs, vacancy, vacancies, opening, openings, job for, vacancy for, opening for, kaam, naukri | काम, का काम, नौकरी, की नौकरी | काम, नोकरी | வேலை, பணி | ఉద్యోగం, పని | কাজ, পদে কাজ, চাকরি | ജോലി, പണി
`;

export const first = `
urgent, urgently, immediate, immediately, jaldi, turant | तुरंत, जल्दी, तत्काल | तातडीने, त्वरित | உடனடியாக | వెంటనే, అత్యవసరంగా | জরুরি, জরুরী | ഉടൻ, അടിയന്തിരമായി
`;

export const joining = `
and | और, व, एवं | आणि | மற்றும் | మరియు | ও, এবং | &
or | या | किंवा | அல்லது | లేదా | বা | അല്ലെങ്കിൽ
`;

export const plain = `
full_time: full time, fulltime | फ़ुल टाइम, पूरा समय, पूर्णकालिक | पूर्णवेळ | முழுநேர | పూర్తికాల, ఫుల్ టైమ్ | ফুল টাইম, পূর্ণকালীন | ഫുൾ ടൈം, മുഴുവൻ സമയ
part_time: part time, parttime | पार्ट टाइम, आधा समय, अंशकालिक | अर्धवेळ | பகுதிநேர | పార్ట్ టైమ్ | পার্ট টাইম, খণ্ডকালীন | പാർട്ട് ടൈം, ഭാഗിക സമയ
contract: contract, contract basis, theka | ठेका, ठेके पर | कंत्राटी | ஒப்பந்த | కాంట్రాక్ట్ | চুক্তিভিত্তিক | കരാർ
one_time: one time, one day | एक बार का काम, एक दिन का | एकदाच | ஒருமுறை | ఒకసారి | এককালীন | ഒറ്റത്തവണ
daily_wage: daily wage, daily wages, dihadi, dihari | दिहाड़ी, रोज़ाना मज़दूरी | रोजंदारी | தினக்கூலி | రోజువారీ కూలీ | দৈনিক মজুরি, দিনমজুরি | ദിവസക്കൂലി
night shift, night duty | रात की शिफ़्ट, नाइट शिफ़्ट | रात्रपाळी | இரவு நேர | రాత్రి షిఫ్ట్ | রাতের শিফট | രാത്രി ഷിഫ്റ്റ്
day shift, day duty | दिन की शिफ़्ट, डे शिफ़्ट | दिवसपाळी | பகல் நேர | పగటి షిఫ్ట్ | দিনের শিফট | പകൽ ഷിഫ്റ്റ്
experienced | अनुभवी | अनुभवी | அனுபவமுள்ள | అనుభవం ఉన్న | অভিজ্ঞ | പരിചയസമ്പന്നനായ
skilled | कुशल | कुशल | திறமையான | నైపుణ్యం గల | দক্ষ | വൈദഗ്ധ്യമുള്ള
unskilled | अकुशल | अकुशल | திறன் தேவைப்படாத | నైపుణ్యం అవసరం లేని | অদক্ষ | വൈദഗ്ധ്യം വേണ്ടാത്ത
good, best | अच्छा, अच्छे | चांगला | நல்ல | మంచి | ভালো | നല്ല
new, fresher, freshers | नए, नया | नवीन | புதிய | కొత్త | নতুন | പുതിയ
senior | सीनियर | सीनियर | மூத்த | సీనియర్ | সিনিয়র | സീനിയർ
junior | जूनियर | ज्युनियर | இளநிலை | జూనియర్ | জুনিয়র | ജൂനിയർ
post, posts, position, positions | पद | पदे | இடங்கள் | పోస్టులు | পদ | ഒഴിവുകൾ
food | खाना | जेवण | உணவு | భోజనం | খাবার | ഭക്ഷണം
stay, room, accommodation | रहना | राहण्याची सोय | தங்குமிடம் | వసతి | থাকা | താമസം
morning, mornings | सुबह | सकाळी | காலை நேர | ఉదయం | সকালের | രാവിലെ
evening, evenings | शाम | संध्याकाळी | மாலை நேர | సాయంత్రం | সন্ধ্যার | വൈകുന്നേരം
free | मुफ़्त | मोफत | இலவச | ఉచిత | বিনামূল্যে | സൗജന്യ
`;

/** Pay periods. */
export const periods = `
hour: per hour | घंटा | तास | மணிநேரம் | గంట | ঘণ্টা | മണിക്കൂർ
day: per day | दिन | दिवस | நாள் | రోజు | দিন | ദിവസം
week: per week | हफ़्ता | आठवडा | வாரம் | వారం | সপ্তাহ | ആഴ്ച
month: per month | महीना | महिना | மாதம் | నెల | মাস | മാസം
job: per job | काम | काम | வேலை | పని | কাজ | ജോലി
`;
