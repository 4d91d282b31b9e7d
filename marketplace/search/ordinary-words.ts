// Ordinary words that sound like a trade or a town but are neither. In a query, these words match a trade or town only by
// their exact letters. Written for this product.
import { normaliseText } from '../places/normalise.ts';
import type { Token } from './tokens.ts';

const ordinaryWords: ReadonlySet<string> = new Set(
  `about above accept account accounts accurate achieve across act action active activity add adding again age all along also amount and another
   answer any apply application approach area arms around art ask asset assign assist attend attention attract aware away back bad balance base basic basis
   become bed before begin benefit best better big bill body bonus book both bottom box branch brand brands break bring business buy buying call calls can
   candidate card cards care case cash cause centre center central certain chance change charge check choice city cities class clear client clients close code
   cold collect colour color come comes commercial commission common companies company complete condition contact continue contract control copy core
   corner cost count countries country course cover create credit cross culture current customer customers cut daily data date day days deal dealer decide deep
   degree deliver demand department depth develop different digital direct discount distance district do doing done door double down draw drawing drive driven
   drop due during duty each early earn easy education effort eight eighteen empty end energy english enjoy enough enter equal etc even evening event
   events every exact exam example excel experience extra eye face fact family far fast favour fee feel female few field fifty file files fill final find fine firm
   first five fix fixed flat flexible floor fluent follow food for force form forty found founder four free fresh fresher friday friend from front full fund further future
   gain game gather gender general get girl give go goal goals gold good goods great ground group grow growth half hand handle happy hard have head
   health heavy help here high hire history hold holiday home honest hope host hour hours house how human hundred idea ideal immediate important
   improve include income incentive increase indian industrial industries industry inform information inside install intelligent interest international
   interview issue item join joining junior just keep key kind know labor land language large last late launch law lead leader leads learn least leave left less let
   letter level license life light like limit line link list little live load loan local long look looking loss lot love low lunch machine made main maintain major make
   male man manage market marketing married master match material matter may meal mean means medical meet meeting member men message metro
   middle mind minute mission mobile monday money month monthly more morning most mother motion motivate move much must name national near need net
   never new next nice night nine no normal not note notice number off offer office old once one online only open order other out outside over own paid pain
   paper part parts party pass past patient pay payment payroll people perform permanent person phone photo pick place plan planning plans plant platform
   please plus point points policy poor popular port position positive possible post posts power prepare present pressure price pricing primary private pro
   problem process product profile profit program progress promote proof proper property protect proud provide public purchase quality quarter question
   quick quota quotas raise range rate reach read ready real reason receive received record red reference regular relation remote rent repeat reply report
   request require resort respect rest result resume retail return rich ride right ring rise risk road room rule run running rural safe safety salary sale same
   saturday save savings schedule scheme schemes science season seat second section secure see seeking sell selling send senior serious service
   services set seven several share shift short should show side sign similar simple since single site situation six size skill skills slow small smart social
   society solution some soon source space speak special speed spend staff stage stand standard start starting state status stay staying step still stock stop
   store stores story strength strong student study style subject success such suit suitable summer sunday super supply supplies supplier suppliers support
   supporter sure surface system table take talk target task tax team ten term test than thank thanks that the their then there thing think third thirty this
   thousand three through thursday till time timing times to today together tools top total touch tour towards town track trade traffic train training
   transfer transport travel trip true trust try tuesday turn twelve twenty two type types under uniform union unit until up urban urgent use user vacation
   value various vehicle venture very view village visit voice wage wages wait walk wall want warm watch water way website wednesday week weekly
   welcome well west what when where which while white whole wide will win winner winter wish with within without woman women word world write
   year yearly years yes yesterday young your zero zone building buildings builder east north south bank college rail power secretary platform patent city
   crore crores lakh bring deposit drawings premier master masters water cost core sharp cool cooler hire hiring ctc kpi pf esi bonus basic
   kompyuter kompyutar kampyuter kampyutar computer bullet pulsar activa scooty splendor apache bajaj honda yamaha enfield
   dubai qatar kuwait oman saudi bahrain doha gulf abroad`.split(/\s+/),
);

/**
 * Everyday verbs and things in Indian languages that sound like a town: `धोने` (wash) like Doon, `चीनी` (sugar) like
 * Chennai.
 */
const indianWords: ReadonlySet<string> = new Set(
  `bana bhejna uthane uthana peena kamre kamra kamro nala bada kalam chulha chini dahi tamatar billi pat thanni guddlu thanda badalna kela dhone dhona
   nagad nakad hajira mathi nilai paisa dikhana bela half kholi tanki
   नगद नकद पूड़ी पूरी हाजिरी तरकारी रोटी खोली बेला सोने जाड़ा भाड़ा वेल बाग माणसांचा माणसांची शेडनेट मिरची साथी करीला पटावे गारा
   হাজিরা নগদ বেলা হাফ প্রাইভেট পাতা গাঁথা মাখা ভেড়ি বিছানা গোছানো মাইনের
   தண்ணி தண்ணீர் பாய்ச்சுற பாய்ச்சும் நிலை கொண்டு குடுக்குற போய் வேல கதவு சுவர் காசு கூலி பறிக்கும் பறிக்க தோப்புல தூக்குற சுமக்கும் மாட்ட அடிக்க
   బట్టల బట్టలు కూలి కూలీ నీళ్ళు నీళ్లు మోసే దించే ఏరే తోమే ఊడ్చే తుడిచే పేర్చే గోడ
   മതി വെള്ളം കൂലി പൈസ ചാക്ക് തറ കട്ട മതിൽ വാതിൽ കിട്ടുന്ന നോക്കാം താമസം
   भेजना पढ़ना पढ़ने बोलना बोलने पीना पीने भरना भरने बंद कमरा कमरे गरम ठंडा ठंडी केला चीनी भिंडी कुत्ता कुत्ते बिल्ली बेटी बेटा धोना धोने धोया धुण्याचे धुणे भरणे
   बदलना बदलने काटना काटने खोदना खोदने तोड़ना तोड़ने छोड़ना घुमाना घुमाने बांटना चिपकाना बेचना बेचने पानी
   বাঁধা গোনা চিনি ধোয়া কাটা খোঁড়া ভাঙা
   வெட்ட வெட்டும் அரிசி சோறு பருத்தி வாழைத்தார் கழுவும் உடைக்கும் எடுக்கும்
   కడిగే కోసే తవ్వే మార్కెట్లో కూరగాయల కూరగాయలు
   सब्जी सब्ज़ी भाजी फल फूल மாம்பழம் காய்கறி পটল সবজি പച്ചക്കറി പഴം
   വീട്ടിൽ വീട്ടില്
   കറക്കാൻ അലക്കാൻ വെട്ടാൻ വെട്ടുന്ന കഴുകാൻ കഴുകുന്ന`
    .split(/\s+/)
    .map(normaliseText),
);

/** Returns all ordinary words, in normal form. */
export const everyOrdinaryWord = (): string[] => [...ordinaryWords, ...indianWords];

/** True if the word or its singular is an ordinary word. */
export const isOrdinary = ({ forms }: Token) =>
  forms.some(({ word }) => ordinaryWords.has(word)) || indianWords.has(forms[0]?.word ?? '');

/** Names of towns that are also words for a thing or a workplace: `mandi` is a market, `kela` a banana. */
const things: ReadonlySet<string> = new Set(
  `mandi kela bazar bazaar market godown chowk kothi bagh bari tola haat मंडी मण्डी केला बाजार बाज़ार चौक कोठी बाग हाट मार्केट বাজার হাট বাড়ি মান্ডি
   சந்தை மண்டி மார்க்கெட் తోట సంత మార్కెట్ మండి ചന്ത മാർക്കറ്റ് മണ്ഡി`
    .split(/\s+/)
    .map(normaliseText),
);

/** True if the word is more often a thing than the town of this name. */
export const isThing = (token: Token | undefined): boolean => things.has(token?.word ?? '');
