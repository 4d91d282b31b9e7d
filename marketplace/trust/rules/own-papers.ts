// Phrases that say that documents stay with the worker, so that the rules with the code `papers_kept` do not flag them.
// “अपने पास” (with oneself) means the worker only beside a verb in the second person: in `मालिक अपने पास रखेगा` the
// owner keeps the documents.
import type { Rule } from './rule.ts';

const PLACE = 'पास|पासे|लगे|साथ|साथे|हाथ|घर|घरे|paas|pas|saath|sath|haath|ghar';
const YOU_KEEP =
  'रखना|रखें|रखो|रखिए|रखिये|राखीं|राखी|रखीं|रहने|रहे|रहेंगे|रहेगा|rakhna|rakhe|rakhen|rakhein|rakho|rakhiye|rakhiyega|rahne|rahenge|rahega';

/** Phrases that say that the worker keeps the papers. `../phrases.ts` explains the syntax. */
export const WITH_THE_WORKER = `
  अपने|अपना|आपन|apne|apna ${PLACE} ही|hi? संभालकर|sambhalkar|संभाल|sambhal? कर|के|kar|ke? ${YOU_KEEP}
  आपके|आपही|रउआ|राउर|रउरा|तोहरा|तुम्हारे|aapke|apke|tumhare ${PLACE}
  तुमच्याकडे*|तुमच्याजवळ*|तुमच्यापाशी*
  स्वतःकडे*|स्वतःजवळ*|आपल्याकडे*|आपल्याजवळ* ठेवा|ठेवावे|ठेवावीत|ठेवायचे|ठेवायची|राहू|राहतील|राहील
  আপনার|আপনাদের|তোমার কাছে|কাছেই|সঙ্গে|সঙ্গেই|বাড়িতে|হাতে
  নিজের|নিজেদের কাছে|কাছেই|সঙ্গে|সঙ্গেই|বাড়িতে রাখুন|রাখবেন|রাখতে|রেখে|থাকবে|থাক
  உங்ககிட்ட*|உங்களிட*|உங்கள்கிட்ட*
  உங்க|உங்கள் கையில*|கையிலேயே|வீட்டில*|வீட்டிலேயே|பக்கத்தில*
  మీ|మీరే|మీకే దగ్గర|దగ్గరే|వద్ద|వద్దే|ఇంట్లో|ఇంట్లోనే|చేతిలో|చేతిలోనే|ఉంచుకోండి|పెట్టుకోండి
  നിങ്ങളുടെ|നിങ്ങളുടെയൊക്കെ|സ്വന്തം കൈയിൽ|കയ്യിൽ|കൈയ്യിൽ|കൈവശം|പക്കൽ|വീട്ടിൽ
  keep|keeps ~~ with|on you|yourself|yourselves
  stay|stays|remain|remains ~ with|on you|yourself|yourselves
  you|worker|workers keep|keeps your|their|the? own? original|originals|papers|documents|licence|license|aadhaar|aadhar`;

export const ownPapers: readonly Rule[] = [{ code: 'papers_kept', hits: '', touching: WITH_THE_WORKER }];
