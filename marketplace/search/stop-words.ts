// Stop words of all languages: words of a query that say nothing about the work or the place. The list was written for
// this product and not copied.
import { normaliseText } from '../places/normalise.ts';

const listed = (words: string): ReadonlySet<string> => new Set(normaliseText(words).split(' '));

export const stopWords = listed(
  `a an and any at for from i in is my job jobs me near nearby need needed of on or required requirement requirements the to urgent
   urgently vacancy vacancies wanted want with work works working hiring hire opening openings looking apply best good new fresher
   freshers candidate candidates position post walkin immediate only
   chahiye chahie chaiye chaheye chahi karna karne kaam kam kaaj ka ke ki ko k me mein main mai par pe se naukri naukari nokri rojgar
   wala wale wali vala hai hain ho he kaj baa ba havas lagi khatir ke liye liye aur mere paas pass aas nazdik patni
   का की के को में मे पर से और या एवं काम नौकरी जॉब रोजगार रोज़गार चाहिए चाहिये चाही नियर पास नज़दीक नजदीक हेतु लिए है हैं बा हई खातिर वाला वाले वाली तुरंत
   आवश्यकता जरूरत भर्ती वैकेंसी करना करने
   काम हवे हवा हवी पाहिजे पाहिजेत नोकरी आहे आणि जवळ साठी मध्ये
   வேலை வேண்டும் தேவை வேலைவாய்ப்பு வேலைகள் அருகில் உள்ள velai venum vendum thevai
   ఉద్యోగం ఉద్యోగాలు పని కావాలి కావలెను దగ్గర లో udyogam kavali pani
   কাজ চাকরি চাই দরকার লাগবে কাছে জন্য chakri chai kajer
   chalana chalane lagana lagane dekhna dekhne sambhalna sambhalne baithna uthana uthane dena milana sikhna seekhna
   चलाना चलाने चलावे लगाना लगाने देखना देखने संभालना संभालने बैठना उठाना उठाने देना मिलाना सीखना
   करणे चालवणे बसवणे सांभाळणे लावणे देणे করা করার চালানো লাগানো দেখা সারানো তোলা
   చేయడం చేసే నడపడం నడిపే బిగించడం చూసుకోవడం చూసుకునే వేయడం వేసే
   செய்யும் செய்ய ஓட்டும் ஓட்ட பார்க்கும் பார்த்துக்கொள்ள பார்த்துக்கொள்ளும் பொருத்தும்
   ചെയ്യാൻ ചെയ്യുന്ന ഓടിക്കാൻ ഓടിക്കുന്ന നോക്കാൻ നോക്കുന്ന നന്നാക്കാൻ ശരിയാക്കാൻ
   ജോലി വേണം ആവശ്യമുണ്ട് ഒഴിവ് അടുത്ത് ജോലികൾ joli venam pani`,
);

/** Stop words of the location field, such as `near` and `district`. */
export const placeStopWords = listed(
  `in near at all of district dist state india any city town nagar palika tehsil taluka se mein me area jila zilla bharat pin pincode code
   में भारत जिला ज़िला शहर राज्य जिल्हा मधील மாவட்டம் நகரம் జిల్లా నగరం জেলা শহর ജില്ല നഗരം`,
);
