// Names of the industries in all languages, for the search. Also contains the words that employers typed before they
// could select an industry from a list.
import { type IndustrySlug, industrySlug } from '#contracts/industries.ts';
import { normaliseText } from '../places/normalise.ts';

interface Names {
  /**
   * The names of the industry in all languages, the same as in `locales/<language>/reference.json`. The names are
   * repeated here, because this layer must not import `locales/`. A test compares both.
   */
  names: string;
  /** English words with the same meaning. */
  words: string;
}

const industries: Readonly<Record<IndustrySlug, Names>> = {
  construction: {
    names: 'Construction | निर्माण | बांधकाम | নির্মাণ | నిర్మాణం | கட்டுமானம் | നിർമാണം',
    words:
      'building, building work, real estate, builder, civil, civil work, civil construction, infrastructure, construction and building',
  },
  'facility-services': {
    names:
      'Facility services | सफ़ाई और देखरेख | स्वच्छता आणि देखभाल | পরিষ্কার ও দেখাশোনা | శుభ్రత, నిర్వహణ సేవలు | துப்புரவு மற்றும் பராமரிப்பு | ശുചീകരണവും പരിപാലനവും | साफ-सफाई आ देखरेख',
    words: 'facility management, facilities, housekeeping, cleaning, cleaning services, maintenance',
  },
  security: {
    names: 'Security | सुरक्षा | নিরাপত্তা | భద్రత | பாதுகாப்பு | സുരക്ഷ',
    words: 'security services, security agency, guarding',
  },
  automobile: {
    names:
      'Vehicles and garages | गाड़ी और गैरेज | वाहनं आणि गॅरेज | গাড়ি ও গ্যারাজ | వాహనాలు, గ్యారేజీ | வாகனங்கள் மற்றும் பணிமனை | വാഹനങ്ങളും ഗാരേജും | गाड़ी आ गैरेज',
    words: 'automobile, automotive, auto, garage, auto repair, vehicle repair, automobiles, auto components',
  },
  fabrication: {
    names:
      'Metal work | लोहे-धातु का काम | लोखंड आणि धातूकाम | লোহা ও ধাতুর কাজ | లోహపు పని | உலோக வேலை | ലോഹപ്പണി | लोहा-धातु के काम',
    words: 'fabrication, metal, steel, engineering, welding, metalwork',
  },
  garments: {
    names: 'Garments | कपड़ों की सिलाई | तयार कपडे | পোশাক | దుస్తులు | ஆடை தயாரிப்பு | വസ്ത്രനിർമാണം | कपड़ा के सिलाई',
    words: 'garment, apparel, clothing, tailoring, clothes, fashion',
  },
  textiles: {
    names:
      'Cloth and yarn | कपड़ा और धागा | कापड आणि सूत | কাপড় ও সুতো | బట్ట, నూలు | துணி மற்றும் நூல் | തുണിയും നൂലും | कपड़ा आ सूत',
    words: 'textiles, textile, spinning, weaving, textile mill',
  },
  retail: {
    names: 'Shop | दुकान | দোকান | దుకాణం | கடை | കട | दोकान',
    words: 'retail, shops, store, stores, grocery, kirana, supermarket, mall, shopping',
  },
  farming: {
    names: 'Farming | खेती | शेती | চাষবাস | వ్యవసాయం | விவசாயம் | കൃഷി',
    words: 'agriculture, farm, agri, gardening, plantation, horticulture',
  },
  animals: {
    names:
      'Milk and poultry | दूध और मुर्गीपालन | दूध आणि कुक्कुटपालन | দুধ ও মুরগি পালন | పాలు, కోళ్ల పెంపకం | பால் மற்றும் கோழி வளர்ப்பு | പാലും കോഴിവളർത്തലും | दूध आ मुर्गीपालन',
    words: 'dairy, poultry, animal husbandry, milk, livestock',
  },
  fishing: {
    names: 'Fishing | मछली का काम | मासेमारी | মাছ ধরা ও চাষ | చేపల పని | மீன்பிடி | മത്സ്യബന്ധനം | मछरी के काम',
    words: 'fisheries, fish, aquaculture, seafood',
  },
  'food-processing': {
    names:
      'Food making | खाने का सामान बनाना | खाद्यपदार्थ तयार करणं | খাবার তৈরি | ఆహార తయారీ | உணவு தயாரிப்பு | ഭക്ഷ്യനിർമാണം | खाए के सामान बनावल',
    words: 'food processing, food, bakery, rice mill, flour mill, food production, fmcg',
  },
  catering: {
    names: 'Catering | कैटरिंग | केटरिंग | কেটারিং | క్యాటరింగ్ | கேட்டரிங் | കാറ്ററിംഗ്',
    words: 'caterers, events, event, wedding, weddings, party',
  },
  restaurant: {
    names: 'Restaurant | रेस्टोरेंट | रेस्टॉरंट | রেস্তোরাঁ | రెస్టారెంట్ | உணவகம் | റെസ്റ്റോറന്റ്',
    words: 'restaurants, food service, dhaba, canteen, cafe, hotel and restaurant',
  },
  hotel: {
    names: 'Hotel | होटल | हॉटेल | হোটেল | హోటల్ | ஹோட்டல் | ഹോട്ടൽ',
    words: 'hotels, hospitality, lodge, resort, tourism',
  },
  transport: {
    names: 'Transport | ढुलाई और सवारी | वाहतूक | পরিবহন | రవాణా | போக்குவரத்து | ഗതാഗതം | ढुलाई आ सवारी',
    words: 'transportation, taxi, travel, cab, trucking, bus',
  },
  logistics: {
    names: 'Delivery | डिलीवरी | डिलिव्हरी | ডেলিভারি | డెలివరీ | டெலிவரி | ഡെലിവറി',
    words: 'logistics, courier, e-commerce, ecommerce, supply chain',
  },
  warehouse: {
    names: 'Warehouse | गोदाम | গুদাম | గిడ్డంగి | கிடங்கு | ഗോഡൗൺ',
    words: 'warehousing, godown, storage, cold storage, warehouses',
  },
  manufacturing: {
    names: 'Factory | कारखाना | কারখানা | ఫ్యాక్టరీ | தொழிற்சாலை | ഫാക്ടറി',
    words: 'manufacturing, factories, production, industrial, industry, plant, plastics, chemicals',
  },
  electronics: {
    names:
      'Electrical goods | बिजली का सामान | विजेच्या वस्तू | বৈদ্যুতিক জিনিস | విద్యుత్ పరికరాలు | மின்சாதனங்கள் | വൈദ്യുത ഉപകരണങ്ങൾ | बिजली के सामान',
    words: 'electronics, electrical, mobile repair, electricals, appliances',
  },
  furniture: {
    names: 'Furniture | फ़र्नीचर | फर्निचर | আসবাবপত্র | ఫర్నిచర్ | மரச்சாமான்கள் | ഫർണിച്ചർ | फर्नीचर',
    words: 'carpentry, woodwork, interiors, interior, furnishing',
  },
  'home-care': {
    names: 'Homes | घर का काम | घरकाम | বাড়ির কাজ | ఇంటి పని | வீட்டு வேலை | വീട്ടുജോലി | घर के काम',
    words: 'home care, home, domestic, domestic help, household, home services, private home',
  },
  health: {
    names:
      'Hospital and health | अस्पताल और सेहत | रुग्णालय आणि आरोग्य | হাসপাতাল ও স্বাস্থ্য | ఆసుపత్రి, ఆరోగ్యం | மருத்துவமனை மற்றும் சுகாதாரம் | ആശുപത്രിയും ആരോഗ്യവും | अस्पताल आ सेहत',
    words: 'health, healthcare, health care, hospital, hospitals, medical, pharmacy, clinic',
  },
  beauty: {
    names:
      'Beauty and hair | सैलून और पार्लर | सलून आणि पार्लर | সেলুন ও পার্লার | సెలూన్, పార్లర్ | சலூன் மற்றும் அழகு நிலையம் | സലൂണും ബ്യൂട്ടി പാർലറും | सैलून आ पार्लर',
    words: 'beauty, salon, parlour, wellness, spa, beauty and wellness',
  },
  education: {
    names: 'School | स्कूल | शाळा | স্কুল | పాఠశాల | பள்ளி | സ്കൂൾ',
    words: 'education, schools, college, training',
  },
  office: {
    names: 'Office | दफ़्तर | कार्यालय | অফিস | కార్యాలయం | அலுவலகம் | ഓഫീസ് | दफ्तर',
    words: 'offices, bpo, call centre, call center, it, information technology, banking, finance, telecom',
  },
  printing: {
    names:
      'Printing and packing | छपाई और पैकिंग | छपाई आणि पॅकिंग | ছাপা ও প্যাকিং | ముద్రణ, ప్యాకింగ్ | அச்சு மற்றும் பேக்கிங் | അച്ചടിയും പാക്കിങ്ങും | छपाई आ पैकिंग',
    words: 'printing, packaging, packing, paper',
  },
  mining: {
    names: 'Mining | खदान | खाणकाम | খনি | గనులు | சுரங்கம் | ഖനനം',
    words: 'mines, quarry, stone, coal',
  },
  energy: {
    names:
      'Power and fuel | बिजली और ईंधन | वीज आणि इंधन | বিদ্যুৎ ও জ্বালানি | విద్యుత్, ఇంధనం | மின்சாரம் மற்றும் எரிபொருள் | വൈദ്യുതിയും ഇന്ധനവും | बिजली आ ईंधन',
    words: 'energy, power, solar, oil and gas, petrol pump, utilities, fuel',
  },
  waste: {
    names:
      'Waste and scrap | कचरा और कबाड़ | कचरा आणि भंगार | বর্জ্য ও ভাঙারি | చెత్త, తుక్కు | கழிவு மற்றும் பழைய பொருட்கள் | മാലിന്യവും ആക്രിയും | कचरा आ कबाड़',
    words: 'waste, scrap, recycling, sanitation, waste management',
  },
};

const slugs = new Map<string, IndustrySlug>();
for (const slug of Object.keys(industries).map(industrySlug))
  if (slug)
    for (const name of [...industries[slug].names.split(' | '), ...industries[slug].words.split(', ')])
      slugs.set(normaliseText(name), slug);

/**
 * Returns the industry that the words name: a slug, a name in any language, or an English word with the same meaning.
 * Null for other words.
 */
export const industryOf = (words: string | null | undefined): IndustrySlug | null =>
  industrySlug(words) ?? slugs.get(normaliseText(words ?? '')) ?? null;

/** Returns the industry as its slug if it is known, and otherwise as the employer typed it. */
export const storedIndustry = (words: string | null | undefined): string | null => industryOf(words) ?? words ?? null;

/** Returns the slug and the names of an industry in all languages, as one string. Returns other words unchanged. */
export function searchedIndustry(words: string | null): string | null {
  const slug = industryOf(words);
  return slug ? `${slug.replaceAll('-', ' ')} ${industries[slug].names.replaceAll(' | ', ' ')}` : words;
}
