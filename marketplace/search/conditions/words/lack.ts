// Words for experience and schooling that a worker lacks, in the eight languages and in Latin letters. `*` stands for any
// ending.

/** Words for experience and schooling, by kind of condition. */
export const subjects = {
  experience: `experience experiance experiences exp tajurba tazurba anubhav anubhab anubhavam anubavam parichayam munparichayam
    अनुभव* तजुर्बा तजुरबा अभ्यास एक्सपीरियंस एक्सपिरियन्स অভিজ্ঞতা* এক্সপেরিয়েন্স அனுபவ* முன்னனுபவ* అనుభవ* ఎక్స్పీరియన్స్ പരിചയ* മുൻപരിചയ* അനുഭവ* എക്സ്പീരിയൻസ്`,
  schooling: `school iskool schooling education educated study studies studied padha padhi padhe padhai padhayi padhal padhalikha likha padipu padippu chaduvu
    पढ़ा पढ़ी पढ़े पढ़ल पढ़ाई पढ़ा-लिखा लिखा स्कूल इस्कूल शिक्षा शिक्षित शिकलो शिकले शिकलेला शिकलेली शिक्षण शाळा शाळेत पढाई
    পড়াশোনা পড়াশুনা লেখাপড়া পড়ালেখা স্কুল স্কুলে শিক্ষা শিক্ষিত படிப்பு படிச்ச படித்த படிக்க* பள்ளிக்கூடம் ஸ்கூல் చదువు* చదవ* స్కూల్ పాఠశాల പഠിപ്പ* പഠിച്ച* പഠനം വിദ്യാഭ്യാസ* സ്കൂൾ സ്കൂളിൽ`,
};

/** Words that deny the subject beside them, or say that there is little of it. */
export const lackWords = `no not without zero never nothing nil less little low
  nahi nahin nahee nai nay na bina bagair naahi nasla nasle naikhe naikhi nei nai illa illai illama ledu leni lekunda
  नहीं नही नइखे नइखीं नइखी नईखे नइखी ना न बिना बगैर कम नाही नाहीत नसला नसले* नसली नसताना विना कमी थोड़ा
  নেই নাই না নয় ছাড়া কম নি হয়নি করিনি করি-নি இல்ல* இல்லை இல்லாம* குறைவு கம்மி అవసరంలేదు లేదు లేని లేక* లేదండి లేకుండా తక్కువ ഇല്ല* ഇല്ലാതെ കുറവ്`;

/** Words between a subject and its denial, which make the denial stronger or weaker. */
export const degreeWords = `any prior previous much formal work hai hain likha bilkul ekdam koi kuch kuchh kisi zyada jyada khas kahi kahich kono temon beshi
  बिल्कुल एकदम कोई कुछ किसी ज्यादा ज़्यादा खास बहुत काहीच काही फारसे फार जास्त कोणताही लिखा लिखल कोनो কোনো কোনও তেমন বেশি কিছু কিছুই একদম
  எந்த எதுவும் ஒண்ணும் ஒன்றும் பெரிசா அதிகமா ఏమీ ఏ ఎక్కువ పెద్దగా అసలు ഒന്നും യാതൊരു വലിയ അധികം`;

/** Nouns for work in general. */
export const workNouns = `work job anything kaam kam kaaj kaj kuch kuchh velai pani joli काम कुछ काहीच कामच কাজ কিছু কিছুই வேலை வேலையும் ஒண்ணும் ஒன்றும் எதுவும் పని ఏమీ ఏది పనులు പണി ജോലി ഒന്നും`;

/** Verbs for knowing how to do work. */
export const knowWords = `know aata ata aati aave janta jante janti janat yet yete jani jane pari
  आता आती आवे आवत जानता जानती जानते जानत येत येते माहीत माहिती জানি পারি`;

/** Verbs for not knowing. They are one word. */
export const unknowingWords = `teliyadu teleedu theriyadhu theriyathu ariyilla জানিনা শিখিনি తెలియదు తెలీదు రాదు రావు தெரியாது தெரியாத தெரியல அறியாத അറിയില്ല അറിയാത്ത`;

/** Verbs for learning work. */
export const learnWords = `learn learning trainee training sikh sikha sikhao sikhna sikhne sikhenge sikhunga seekh seekhna seekhne seekhunga seekhenge sikhaiye shiken shikel shikva shikun
  सीखना सीखने सीखूंगा सीखूँगा सीखेंगे सीख सिखा सिखाओ सिखाइए सिखइब सीखब शिकेन शिकीन शिकवा शिकायचे शिकायचं शिकून শিখব শিখবো শিখতে শিখে শিখিয়ে শেখান
  கத்துக்* கற்றுக்* నేర్చు* నేర్పి* പഠിക്കാ* പഠിപ്പിച്ച* പഠിച്ചോളാം`;
