// Other names of trades, which workers may type to find a trade. No screen shows these names, because some are also
// names of castes and others are for one gender only.
import type { RoleSlug } from '#contracts/reference.ts';

/** Names in every script, by trade. */
export const otherNames: Readonly<Partial<Record<RoleSlug, readonly string[]>>> = {
  carpenter: ['ആശാരി', 'badhai'],
  tailor: ['दर्ज़ी', 'शिंपी', 'darzi'],
  gardener: ['माळी', 'mali'],
  caregiver: ['आया', 'আয়া', 'ఆయా'],
  'ward-attendant': ['वॉर्ड बॉय', 'वार्ड बॉय', 'వార్డు బాయ్', 'ward boy'],
  'office-helper': ['ऑफिस बॉय', 'ऑफ़िस बॉय', 'चपरासी', 'office boy', 'peon'],
  launderer: ['धोबी', 'dhobi'],
  blacksmith: ['लोहार', 'কামার', 'కమ్మరి', 'கொல்லர்', 'കൊല്ലപ്പണി', 'lohar'],
  lineman: ['लाइनमैन', 'लाइनमन', 'লাইনম্যান', 'లైన్‌మన్', 'லைன்மேன்', 'ലൈൻമാൻ'],
  dyer: ['रंगरेज', 'रँगरेज', 'रंगारी'],
  weaver: ['তাঁতি'],
  cobbler: ['मोची', 'mochi'],
  'sweet-maker': ['हलवाई', 'हलुवाई', 'halwai'],
  butcher: ['कसाई', 'खाटीक'],
  potter: ['कुम्हार', 'कुंभार', 'कोंहार', 'কুমোর', 'కుమ్మరి'],
  goldsmith: ['सुनार', 'सोनार', 'sunar'],
  fisher: ['मछुआरा'],
};
