// Phrases about the messenger group of a team, in which the employer informs workers about shifts. The rules with the
// code `messenger` do not flag these phrases, because applicants are not asked to apply in this group.
import type { Rule } from './rule.ts';

const APP = 'whatsapp|telegram|व्हाट्स*|वाट्स*|व्हाटस*|व्हॉट्स*|হোয়াট*|வாட்ஸ்*|వాట్సాప్*|వాట్సప్*|വാട്സ*|വാട്ട്സ*';
const GROUP = 'group|groups|channel|ग्रुप|ग्रुपवर|গ্রুপ*|குரூப்*|குழு*|గ్రూప్*|ഗ്രൂപ്പ*';
const SHIFTS =
  'shift|shifts|list|roster|schedule|attendance|duty|duties|timing|timings|route|routes|rota|hajiri|haziri|शिफ्ट*|हाजिरी|ड्यूटी|सूची|लिस्ट|यादी|रोस्टर|हजेरी|শিফট*|হাজিরা*|ডিউটি*|তালিকা|ஷிப்ட்*|ஷிஃப்ட்*|வருகை*|పట్టిక|షిఫ్ట్*|హాజరు*|ഷിഫ്റ്റ*|ഹാജർ*|ലിസ്റ്റ*';

export const shiftGroups: readonly Rule[] = [
  {
    code: 'messenger',
    hits: '',
    inside: `
      ${APP} ${GROUP}|location|photo ... ${SHIFTS}
      ${SHIFTS} ... ${APP} ${GROUP}|location|photo?`,
  },
];
