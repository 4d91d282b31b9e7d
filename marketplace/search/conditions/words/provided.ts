// Words for things that an employer provides: food, a place to stay, transport, tools.
import type { ConditionKind } from './condition-words.ts';

export const providedWords: ConditionKind = {
  name: 'provided',
  statedIn: 'text',
  isList: true,
  values: [
    {
      value: 'food',
      sure: 'बस खाना, बस खाने, bas khana, bas khane, खाने के साथ, भोजन सहित, जेवणासह, खाण्यासह, খাবারসহ, খাবার সহ, భోజనంతో, భోజన సౌకర్యం, உணவுடன், சாப்பாட்டுடன், ഭക്ഷണത്തോടെ, ഭക്ഷണത്തോടൊപ്പം, khane ke saath, boarding',
      cued: `khane pine, khana wana, khaye, khaye ke, khaaye, khaa, thindi, tindi, unavu, oonu, ऊण, खाए, खाय, खाए पिए, खायके, खाइल, खाये, खानपान, खानेपीने, खाने पीने, जेवणखाण, जेवणाचे, খেতে, খাবারের, খাওয়ার ব্যবস্থা, খাওয়া দাওয়া, খাওন, సాపాటు, తిండికి, తినడానికి, భోజనానికి, భోజనాలు, తిండీ, సాప్పాడు, உணவும், சாப்பாடும், சாப்பாட்டுக்கு, சோறு, சாப்பாட, ഫുഡ്, ഫുഡും, ഭക്ഷണവും, ഭക്ഷണത്തിനും, ഊണും, ആഹാരം, ആഹാരവും, food, fooding, khana, khaana, khane, khane ka, khana pina, khaana peena, bhojan, meal, meals, lunch, jevan, sapadu, saapadu, bhojanam, bhakshanam, khawa, खाना, खाने, खाना पीना, खाने का, भोजन, जेवण, जेवणाची, खाण्याची, खाए के,
        খাবার, খাওয়া, খাওয়ার, ভোজন, భోజనం, తిండి, ఆహారం, உணவு, சாப்பாடு, ഭക്ഷണം, ഊണ്, ഭക്ഷണവും`,
    },
    {
      value: 'stay',
      sure: `accommodation, accomodation, acommodation, accommodations, lodging, बस रहना, बस रहने, bas rehna, bas rahna, रहने की जगह, रहने के साथ, राहण्याची सोय, राहण्यासह, रहे के जगह, থাকার ব্যবস্থা, থাকার জায়গা, থাকাসহ, వసతితో, వసతి సౌకర్యం, தங்குமிடத்துடன், தங்கும் வசதி, தங்கும் வசதியுடன், தங்குமிடம்,
        താമസത്തോടെ, താമസ സൗകര്യം, താമസസൗകര്യം, rehne ki jagah, rahne ki jagah, rehne ke saath, thakar jayga`,
      cued: `sone ki jagah, sona, kholi, sleeping place, place to sleep, place to stay, living, rehna wehna, rahe, rahe ke, theharna, nivas, vasathi, thanga, thangal, thamasavum, सोने की जगह, सोने, रहे, रहे सुते, सुते के, रहे के जगह, ठहरना, ठहरने, रहने सहने, राहायला, राहायला खोली, राहायची, राहायचे, राहण्याचे, राहण्यासाठी, खोली, থাকতে, থাকবার, ఉండటానికి, ఉండడానికి, వసతీ, రూము, తంగే, தங்கவும், தங்குற, தங்குறதுக்கு, தங்க இடம், தங்கி, ஹாஸ்டல், ஹாஸ்டலும், താമസത്തിനും, താമസിക്കാൻ, താമസിച്ച്, താമസിച്ചു, കിടക്കാൻ, ഹോസ്റ്റൽ, ഹോസ്റ്റലും, stay, room, hostel, quarter, quarters, rehna, rahna, rehne, rahne, rehne ka, rahne ka, rehne ki, thaka, thakar, vasati, vasathi, thangum, thamasam, रहना, रहने, रहने का, रहने की, रहे के, कमरा, रूम, आवास, क्वार्टर, हॉस्टल, राहणे, राहणं, राहण्याची, निवास,
        থাকা, থাকার, রুম, হোস্টেল, వసతి, గది, రూమ్, హాస్టల్, தங்க, தங்கும், ரூம், விடுதி, താമസം, താമസവും, റൂം, മുറി`,
    },
    {
      value: 'transport',
      sure: 'pick and drop, pick up and drop, pickup and drop, pickup drop, pick up drop, आने जाने की सुविधा, बस सुविधा, बस की सुविधा, आने जाने की गाड़ी, যাতায়াতের ব্যবস্থা, போக்குவரத்து வசதி, రవాణా సౌకర్యం, ഗതാഗത സൗകര്യം, aane jaane ki suvidha',
      cued: `transport, transportation, cab, bus, pickup, pick up, conveyance, gadi, gaadi, aana jana, aane jaane, आना जाना, आने जाने, गाड़ी, कैब, ट्रांसपोर्ट, वाहन, प्रवास, যাতায়াত, যাতায়াতের, গাড়ি, పరివహన, రవాణా, బస్సు, వాహనం,
        ట్రాన్స్‌పోర్ట్, போக்குவரத்து, வண்டி, பேருந்து, ഗതാഗതം, വാഹനം, ബസ്, യാത്ര`,
    },
    {
      value: 'tools',
      sure: 'औजार के साथ, అవసరమైన పనిముట్లు',
      cued: `tools, tool, toolkit, tool kit, auzar, aujar, auzaar, aujaar, औज़ार, औजार, अवजारे, हत्यारे, সরঞ্জাম, যন্ত্রপাতি, పనిముట్లు, పరికరాలు, கருவிகள், ടൂൾസ്, ഉപകരണങ്ങൾ, പണിയായുധങ്ങൾ`,
    },
  ],
  cues: `free, provided, provide, included, facility, facilities, milega, milegi, milenge, milta, milti, mile, suvidha, subidha, soukaryam, dega, denge, सुविधा, सुविधासह, मिले, मिलेगा, मिलेगी, मिलेंगे, मिलता, मिली, मिलत, फ्री, मुफ्त, मुफ़्त, मोफत, सोय, मिळेल,
    দেওয়া, পাওয়া, ফ্রি, সুবিধা, বিনামূল্যে, ব্যবস্থা, సౌకర్యం, సౌకర్యాలు, ఉచిత, ఉచితం, ఉచితంగా, ఇస్తారు, ఇవ్వబడుతుంది, வசதி, வசதியுடன், இலவச, இலவசம், இலவசமாக, வழங்கப்படும், സൗകര്യം, സൗജന്യ, സൗജന്യം, സൗജന്യമായി, നൽകും`,
  searchCues: `given, gives, want, wants, need, there, must, in job, intazam, intejam, bandobast, lagbe, chahiye, chahie, ho, इंतजाम, इंतज़ाम, बंदोबस्त, जुगाड़, व्यवस्था, चाहिए, चाही, चाहीं, हो, होखे, मिलना, मिलो, पाहिजे, हवी, हवे, मिळावे, मिळावी, मिळणारे, মিলবে, পেলে, পাব, দেবে, দেবেন, চাই, লাগবে, ఇచ్చే, ఇస్తే, ఉండాలి, ఉంటే, ఉన్న, కావాలి, கிடைக்கும், கிடைக்கிற, தர்ற, தரும், கொடுக்கும், குடுக்குற, வேண்டும், வேணும், കിട്ടുന്ന, ലഭിക്കുന്ന, തരുന്ന, വേണം, ഉണ്ടെങ്കിൽ, ഉള്ളത്, with, including, available, saath, sath, sahit, wala, wali, soy, saha, साथ, सहित, वाला, वाली, वाले, सह, के साथ, সহ, সাথে, తో, తో పాటు, పాటు, உடன், சேர்த்து, உள்ள, ഉൾപ്പെടെ, ഉള്ള, ഒപ്പം`,
};
