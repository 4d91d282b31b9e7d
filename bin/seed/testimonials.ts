// What people of the demo say on the landing page. Nobody has said it: each name tells that it is an example.
import type { Settings } from '#marketplace/settings/settings.ts';

export const demoTestimonials: Settings['testimonials'] = [
  {
    name: 'रामेश्वर यादव (उदाहरण)',
    about: 'राजमिस्त्री',
    city: 'पटना',
    words: {
      hi: 'घर से निकलने से पहले पता रहता है कि दाम कितना है और जाना कहाँ है। चौक पर खड़ा नहीं रहना पड़ता।',
      bh: 'घर से निकले से पहिले पता रहेला कि दाम केतना बा आ जाए के कहाँ बा। चौक पर ठाढ़ ना रहे के पड़ेला।',
      en: 'Before I leave home I know what it pays and where to go. I need not stand at the chowk.',
    },
  },
  {
    name: 'Lakshmi Builders (example)',
    about: 'Employer',
    city: 'Bengaluru',
    words: {
      en: 'I needed four masons by Monday. I saw who fits and why, called two, and they brought two friends.',
      hi: 'मुझे सोमवार तक चार राजमिस्त्री चाहिए थे। दिखा कि कौन लायक है और क्यों; दो को फ़ोन किया, वे दो साथी और ले आए।',
    },
  },
  {
    name: 'முருகன் செ. (எடுத்துக்காட்டு)',
    about: 'மின் பணியாளர்',
    city: 'சென்னை',
    words: {
      ta: 'என் மொழியிலேயே வேலையைப் படித்துப் பார்க்க முடிகிறது. என் எண்ணை யார் பார்த்தார்கள் என்பதும் தெரிகிறது.',
      en: 'I can read the job in my own language, and I know who has looked at my number.',
    },
  },
  {
    name: 'सविता पवार (उदाहरण)',
    about: 'शिवणकाम',
    city: 'पुणे',
    words: {
      mr: 'काम संपल्यावर मालकांनी पाच तारे दिले. आता पुढचे मालक स्वतःच फोन करतात.',
      hi: 'काम ख़त्म होने पर मालिक ने पाँच सितारे दिए। अब अगले मालिक ख़ुद फ़ोन करते हैं।',
      en: 'When the work was done I got five stars. Now the next employers call me.',
    },
  },
];
