// Usual Tamil spellings of known names and words. For all other names, rules derive the Tamil spelling from the
// Devanagari spelling; for the names in this list, that spelling would be wrong.

/**
 * Entries separated by `|` or a line break. Each entry has a known name in Latin letters and its usual Tamil spelling.
 */
export const usual = `
abdullah அப்துல்லா|aboobacker அபூபக்கர்|academy அகாடமி|acharya ஆச்சார்யா|achuthan அச்சுதன்|achuthanandan அச்சுதானந்தன்
adani அதானி|afsar அப்சர்|agarwal அகர்வால்|agencies ஏஜென்சீஸ்|agency ஏஜென்சி|agro அக்ரோ|ahluwalia அலுவாலியா|ahmed அகமது
ahmedabad அகமதாபாத்|ahuja அகுஜா|air ஏர்|airport ஏர்போர்ட்|aishwarya ஐஸ்வர்யா|ajit அஜித்|ajmer அஜ்மீர்|akhtar அக்தர்
albert ஆல்பர்ட்|alex அலெக்ஸ்|alexander அலெக்சாண்டர்|ali அலி|alice ஆலிஸ்|aligarh அலிகார்|aluva ஆலுவா|ambedkar அம்பேத்கர்
amitabh அமிதாப்|amol அமோல்|amravati அமராவதி|amritsar அமிர்தசரஸ்|anbazhagan அன்பழகன்|anbu அன்பு|and அண்ட்|anna அன்னா
annadurai அண்ணாதுரை|annie ஆனி|ansari அன்சாரி|anthony அந்தோணி|antony ஆண்டனி|anwar அன்வர்|apartment அபார்ட்மெண்ட்
apartments அபார்ட்மெண்ட்ஸ்|appukuttan அப்புக்குட்டன்|arif ஆரிஃப்|arivazhagan அறிவழகன்|arumugam ஆறுமுகம்|ashok அசோக்
ashraf அஷ்ரப்|ashwin அஸ்வின்|asif ஆசிப்|associates அசோசியேட்ஸ்|aurangabad அவுரங்காபாத்|auto ஆட்டோ
automobiles ஆட்டோமொபைல்ஸ்|avadi ஆவடி|avenue அவென்யூ|ayesha ஆயிஷா|ayyanar அய்யனார்|ayyappan ஐயப்பன்|azad ஆசாத்
azhagan அழகன்|azhagiri அழகிரி|azhar அசார்|azmi ஆஸ்மி|bachchan பச்சன்|baghel பாகேல்|baiju பைஜு|bajaj பஜாஜ்|bakery பேக்கரி
bakshi பக்ஷி|ballia பல்லியா|bandana வந்தனா|banerjee பானர்ஜி|bank பேங்க்|bansal பன்சால்|baranagar பாராநகர்|basappa பசப்பா
bashir பஷீர்|bazaar பஜார்|beauty பியூட்டி|beeran பீரான்|begum பேகம்|bengaluru பெங்களூரு|benny பென்னி|best பெஸ்ட்
bhagwan பகவான்|bhagwat பகவத்|bhagwati பகவதி|bhai பாய்|bharadwaj பரத்வாஜ்|bharathi பாரதி|bhattacharya பட்டாச்சார்யா
bhavna பாவனா|bhilai பிலாய்|bhosale போஸ்லே|bhubaneswar புவனேஸ்வர்|birla பிர்லா|bishnoi பிஷ்னோய்|biswas பிஸ்வாஸ்
block பிளாக்|bobby பாபி|borivali போரிவலி|bose போஸ்|boys பாய்ஸ்|bricks பிரிக்ஸ்|bridge பிரிட்ஜ்|brothers பிரதர்ஸ்
builder பில்டர்|builders பில்டர்ஸ்|building பில்டிங்|bus பஸ்|business பிசினஸ்|cafe கஃபே|camp கேம்ப்|canteen கேண்டீன்
car கார்|care கேர்|cargo கார்கோ|caterers கேட்டரர்ஸ்|catering கேட்டரிங்|cement சிமெண்ட்|central சென்ட்ரல்|centre சென்டர்
chacko சாக்கோ|chakraborty சக்ரவர்த்தி|chandigarh சண்டிகர்|chandra சந்திரா|chandrasekhar சந்திரசேகர்|chandy சாண்டி
charles சார்லஸ்|chatterjee சாட்டர்ஜி|chaudhary சௌத்ரி|chauhan சவுகான்|chavan சவான்|chawla சாவ்லா|chelladurai செல்லத்துரை
chellammal செல்லம்மாள்|chemicals கெமிக்கல்ஸ்|chennai சென்னை|chettiar செட்டியார்|chinnasamy சின்னசாமி
chiranjeevi சிரஞ்சீவி|chopra சோப்ரா|chowk சௌக்|city சிட்டி|clean கிளீன்|cleaning கிளீனிங்|clinic கிளினிக்|club கிளப்
co கம்பெனி|coimbatore கோயம்புத்தூர்|cold கோல்டு|college காலேஜ்|colony காலனி|commercial கமர்ஷியல்|company கம்பெனி
complex காம்ப்ளக்ஸ்|construction கன்ஸ்ட்ரக்ஷன்|constructions கன்ஸ்ட்ரக்ஷன்ஸ்|contractor கான்ட்ராக்டர்
contractors கான்ட்ராக்டர்ஸ்|cooperative கோஆபரேட்டிவ்|corner கார்னர்|corporation கார்ப்பரேஷன்|cotton காட்டன்
courier கூரியர்|cross கிராஸ்|cuttack கட்டாக்|dairy டெய்ரி|dalvi தால்வி|daniel டேனியல்|dashrath தசரத்|datta தத்தா
david டேவிட்|debnath தேப்நாத்|decorators டெக்கரேட்டர்ஸ்|dehradun டெஹ்ராடூன்|delhi டெல்லி|delivery டெலிவரி
department டிபார்ட்மெண்ட்|depot டிப்போ|desai தேசாய்|deshmukh தேஷ்முக்|design டிசைன்|designs டிசைன்ஸ்|devaki தேவகி
developers டெவலப்பர்ஸ்|devgan தேவ்கன்|devi தேவி|dey டே|dhaba தாபா|dhawan தவான்|dhillon தில்லான்|digital டிஜிட்டல்
dimple டிம்பிள்|diwakar திவாகர்|dixit தீட்சித்|doctor டாக்டர்|dombivli டோம்பிவிலி|driver டிரைவர்|dsouza டிசோசா
dubey துபே|durai துரை|dutt தத்|dwivedi திவிவேதி|east ஈஸ்ட்|edward எட்வர்ட்|elango இளங்கோ|elavarasan இளவரசன்
electric எலக்ட்ரிக்|electrical எலக்ட்ரிக்கல்|electricals எலக்ட்ரிக்கல்ஸ்|electronics எலக்ட்ரானிக்ஸ்|elizabeth எலிசபெத்
elumalai ஏழுமலை|emmanuel இம்மானுவேல்|enclave என்கிளேவ்|energy எனர்ஜி|engineering இன்ஜினியரிங்|engineers இன்ஜினியர்ஸ்
enterprise எண்டர்பிரைஸ்|enterprises எண்டர்பிரைசஸ்|estate எஸ்டேட்|eswaramma ஈஸ்வரம்மா|event ஈவெண்ட்|events ஈவெண்ட்ஸ்
exports எக்ஸ்போர்ட்ஸ்|express எக்ஸ்பிரஸ்|extension எக்ஸ்டென்ஷன்|ezhil எழில்|fabrication பேப்ரிகேஷன்
fabricators பேப்ரிகேட்டர்ஸ்|fabrics பேப்ரிக்ஸ்|facility பெசிலிட்டி|factory பேக்டரி|faisal பைசல்|faridabad ஃபரிதாபாத்
farm பார்ம்|farms பார்ம்ஸ்|farooq பரூக்|fashion பேஷன்|fatima பாத்திமா|fernandes பெர்னாண்டஸ்|finance பைனான்ஸ்
firoz பெரோஸ்|first பர்ஸ்ட்|flat பிளாட்|floor புளோர்|food புட்|foods புட்ஸ்|foundation பவுண்டேஷன்|francis பிரான்சிஸ்
fresh பிரெஷ்|furniture பர்னிச்சர்|gadkari கட்கரி|gaikwad கெய்க்வாட்|gajuwaka காஜுவாக்கா|gandhi காந்தி|ganesan கணேசன்
ganesh கணேஷ்|gangamma கங்கம்மா|ganguly கங்குலி|garage கேரேஜ்|garden கார்டன்|gardens கார்டன்ஸ்|garg கார்க்
garments கார்மெண்ட்ஸ்|gas கேஸ்|gate கேட்|gavaskar கவாஸ்கர்|geetha கீதா|gehlot கெலாட்|general ஜெனரல்|george ஜார்ஜ்
ghosh கோஷ்|gill கில்|girls கேர்ள்ஸ்|gita கீதா|glass கிளாஸ்|global குளோபல்|godrej கோத்ரெஜ்|goel கோயல்|gokhale கோகலே
gold கோல்டு|golden கோல்டன்|gomathi கோமதி|good குட்|goods குட்ஸ்|gopalan கோபாலன்|gosain கோசைன்|gounder கவுண்டர்
gowda கவுடா|grace கிரேஸ்|granite கிரானைட்|green கிரீன்|grewal கிரேவால்|ground கிரவுண்ட்|group குரூப்|guest கெஸ்ட்
gulab குலாப்|gupta குப்தா|gurgaon குருகிராம்|guwahati குவகாத்தி|gwalior குவாலியர்|halder ஹல்தார்|hall ஹால்|hameed ஹமீது
hamid ஹமீத்|haneefa ஹனீபா|hanumanthappa ஹனுமந்தப்பா|hardik ஹர்திக்|hardware ஹார்டுவேர்|hasan ஹாசன்|health ஹெல்த்
hegde ஹெக்டே|heights ஹைட்ஸ்|helen ஹெலன்|help ஹெல்ப்|high ஹை|highway ஹைவே|hill ஹில்|hills ஹில்ஸ்|home ஹோம்|homes ஹோம்ஸ்
hooda ஹூடா|hospital ஹாஸ்பிட்டல்|hostel ஹாஸ்டல்|hosur ஓசூர்|hotel ஹோட்டல்|house ஹவுஸ்|housekeeping ஹவுஸ்கீப்பிங்
housing ஹவுசிங்|howrah ஹவுரா|hub ஹப்|hussain உசேன்|hyderabad ஹைதராபாத்|ibrahim இப்ராகிம்|ilayaraja இளையராஜா
india இந்தியா|indian இந்தியன்|indira இந்திரா|indore இந்தூர்|indra இந்திரா|industrial இண்டஸ்ட்ரியல்
industries இண்டஸ்ட்ரீஸ்|industry இண்டஸ்ட்ரி|infra இன்ஃப்ரா|infrastructure இன்ஃப்ராஸ்ட்ரக்சர்|inn இன்
institute இன்ஸ்டிடியூட்|interior இன்டீரியர்|interiors இன்டீரியர்ஸ்|international இன்டர்நேஷனல்|iqbal இக்பால்
irfan இர்பான்|iron அயர்ன்|ishwar ஈஸ்வரா|ismail இஸ்மாயில்|iyengar ஐயங்கார்|iyer ஐயர்|jackson ஜாக்சன்|jacob ஜேக்கப்
jadhav ஜாதவ்|jagan ஜெகன்|jagannath ஜெகன்நாத்|jagdish ஜெகதீஷ்|jai ஜெய்|jain ஜெயின்|jaipur ஜெய்ப்பூர்|jaiswal ஜெய்ஸ்வால்
jalandhar ஜலந்தர்|james ஜேம்ஸ்|jamshedpur ஜம்சேத்பூர்|jasmine ஜாஸ்மின்|javed ஜாவேத்|jaya ஜெயா|jayalalitha ஜெயலலிதா
jewellers ஜுவல்லர்ஸ்|jijo ஜிஜோ|jindal ஜிண்டால்|joby ஜோபி|john ஜான்|johnson ஜான்சன்|jomon ஜோமோன்|jose ஜோஸ்|joseph ஜோசப்
joshi ஜோஷி|joy ஜாய்|julie ஜூலி|junction ஜங்ஷன்|jyothi ஜோதி|jyoti ஜோதி|kadir காதர்|kailash கைலாஷ்|kaiser கைசர்|kala கலா
kalaiselvi கலைச்செல்வி|kalaivani கலைவாணி|kalam கலாம்|kalamassery களமசேரி|kale காலே|kalpana கல்பனா|kalyan கல்யாண்
kalyanasundaram கல்யாணசுந்தரம்|kalyani கல்யாணி|kamala கமலா|kamble காம்ப்ளே|kandasamy கந்தசாமி|kanhaiya கன்னையா
kanimozhi கனிமொழி|kannan கண்ணன்|kapoor கபூர்|kareena கரீனா|karim கரீம்|karnal கர்னல்|karnataka கர்நாடகா
karthik கார்த்திக்|karuppasamy கருப்பசாமி|kathiresan கதிரவன்|kaur கவுர்|kejriwal கெஜ்ரிவால்|kerala கேரளா|khadija கதீஜா
khan கான்|kharat காரத்|kishore கிஷோர்|kitchen கிச்சன்|kohli கோலி|kolhapur கோலாப்பூர்|kolkata கொல்கத்தா
komaraiah கொமரய்யா|konda கொண்டா|kothari கோத்தாரி|koya கோயா|kozhikode கோழிக்கோடு|krishna கிருஷ்ணா|krishnaveni கிருஷ்ணவேணி
kulkarni குல்கர்னி|kumaran குமரன்|kumaresan குமரேசன்|kunhali குன்ஹாலி|kunhi குஞ்ஞி|kunjappan குஞ்சப்பன்|kunju குஞ்சு
kunjukutty குஞ்ஞுக்குட்டி|kurian குரியன்|kutty குட்டி|kuzhandaivel குழந்தைவேல்|labour லேபர்|lake லேக்
lakshmamma லட்சுமம்மா|lakshmi லட்சுமி|lalitha லலிதா|lane லேன்|laundry லாண்டரி|lawrence லாரன்ஸ்|layout லேஅவுட்
leelamma லீலம்மா|limited லிமிடெட்|line லைன்|lingaiah லிங்கய்யா|lissy லிஸி|lodge லாட்ஜ்|loganathan லோகநாதன்
logistics லாஜிஸ்டிக்ஸ்|lucknow லக்னோ|machine மெஷின்|mahalingam மகாலிங்கம்|mahapatra மகாபத்ரா|mahato மகதோ|mahmood மஹ்மூத்
main மெயின்|malarvizhi மலர்விழி|malhotra மல்ஹோத்ரா|malik மாலிக்|mall மால்|mallaiah மல்லய்யா|mallappa மல்லப்பா
mallesh மல்லேஷ்|mamta மம்தா|management மேனேஜ்மெண்ட்|mandal மண்டல்|mangal மங்கள்|mangalore மங்களூரு|mani மணி
manikandan மணிகண்டன்|manimegalai மணிமேகலை|manisha மனிஷா|manjula மஞ்சுளா|manoj மனோஜ்|manpower மேன்பவர்
manufacturing மேனுபேக்சரிங்|marble மார்பிள்|marg மார்க்|maria மரியா|mariam மரியம்|mariamma மாரியம்மா|mark மார்க்
market மார்க்கெட்|marketing மார்க்கெட்டிங்|mart மார்ட்|martha மார்த்தா|martin மார்ட்டின்|mary மேரி|masjid மசூதி
mathew மேத்யூ|mathews மேத்யூஸ்|maurya மௌரியா|mechanical மெக்கானிக்கல்|media மீடியா|medical மெடிக்கல்|meenakshi மீனாட்சி
meenakshisundaram மீனாட்சிசுந்தரம்|meerut மீரட்|mehta மேத்தா|mess மெஸ்|metal மெட்டல்|metals மெட்டல்ஸ்|metro மெட்ரோ
mhatre மாத்ரே|michael மைக்கேல்|mill மில்|mills மில்ஸ்|mirza மிர்சா|mishra மிஸ்ரா|mittal மிட்டல்|mobile மொபைல்
modern மாடர்ன்|modi மோடி|mohammad முகமது|mohanty மொஹந்தி|mohd முகமது|moideen மொய்தீன்|mookan மூக்கன்|moses மோசஸ்
motor மோட்டார்|motors மோட்டார்ஸ்|movers மூவர்ஸ்|mubarak முபாரக்|mudaliar முதலியார்|mukherjee முகர்ஜி|mumbai மும்பை
mumtaz மும்தாஜ்|municipal முனிசிபல்|muniyamma முனியம்மா|muniyandi முனியாண்டி|murugan முருகன்|murugesan முருகேசன்
mustafa முஸ்தபா|muthu முத்து|muzaffarpur முசாபர்பூர்|mysore மைசூரு|nagamma நாகம்மா|nagar நகர்|nagaraj நாகராஜ்
nagarjuna நாகார்ஜுனா|naicker நாயக்கர்|naidu நாயுடு|naik நாயக்|nair நாயர்|najafgarh நஜஃப்கர்|nallasamy நல்லசாமி
nambiar நம்பியார்|namboodiri நம்பூதிரி|nancy நான்சி|narasimha நரசிம்மா|narasimhan நரசிம்மன்|narasimhulu நரசிம்முலு
narayan நாராயண்|narsaiah நரசய்யா|nataraj நடராஜ்|natarajan நடராஜன்|national நேஷனல்|naushad நௌஷாத்|nawaz நவாஸ்|near நியர்
nehru நேரு|nelson நெல்சன்|new நியூ|news நியூஸ்|nirmala நிர்மலா|noida நொய்டா|north நார்த்|nursery நர்சரி|nursing நர்சிங்
office ஆபீஸ்|oil ஆயில்|old ஓல்டு|omprakash ஓம்பிரகாஷ்|oommen உம்மன்|organic ஆர்கானிக்|ouseph அவுசேப்
packaging பேக்கேஜிங்|packers பேக்கர்ஸ்|pai பை|paint பெயிண்ட்|painters பெயிண்டர்ஸ்|paints பெயிண்ட்ஸ்|palace பேலஸ்
palakkad பாலக்காடு|palani பழனி|palanisamy பழனிசாமி|palaniswami பழனிசாமி|palanivel பழனிவேல்|pallavaram பல்லாவரம்
pandey பாண்டே|pandian பாண்டியன்|panicker பணிக்கர்|panipat பானிபட்|paper பேப்பர்|paradise பாரடைஸ்|park பார்க்
parlour பார்லர்|parveen பர்வீன்|parvez பர்வேஸ்|patel படேல்|pathak பதக்|pathan பதான்|pathumma பாத்தும்மா|patil பாட்டீல்
patna பாட்னா|patnaik பட்நாயக்|paul பால்|paulose பவுலோஸ்|pawan பவன்|pawar பவார்|pazhanivel பழனிவேல்|periasamy பெரியசாமி
perumal பெருமாள்|peter பீட்டர்|petrol பெட்ரோல்|pharma பார்மா|phase பேஸ்|philip பிலிப்|pillai பிள்ளை|pinto பின்டோ
pipes பைப்ஸ்|plant பிளாண்ட்|plastic பிளாஸ்டிக்|plastics பிளாஸ்டிக்ஸ்|plaza பிளாசா|plot பிளாட்|plumbing பிளம்பிங்
point பாயிண்ட்|police போலீஸ்|ponnusamy பொன்னுசாமி|poongodi பூங்கொடி|port போர்ட்|post போஸ்ட்|poultry பவுல்ட்ரி|power பவர்
prabhas பிரபாஸ்|pradnya பிரக்யா|prasad பிரசாத்|prasada பிரசாதா|precision பிரிசிஷன்|press பிரஸ்|prime பிரைம்
printers பிரிண்டர்ஸ்|printing பிரிண்டிங்|private பிரைவேட்|priyanka பிரியங்கா|products புராடக்ட்ஸ்|project புராஜெக்ட்
projects புராஜெக்ட்ஸ்|properties பிராப்பர்ட்டீஸ்|public பப்ளிக்|pullaiah புல்லய்யா|quality குவாலிட்டி|qureshi குரேஷி
rabindranath ரவீந்திரநாத்|raghu ரகு|rahim ரஹீம்|rahman ரகுமான்|rai ராய்|raidu ராயுடு|railway ரயில்வே|raina ரெய்னா
raipur ராய்ப்பூர்|rajapandi ராஜபாண்டி|rajathi ராஜாத்தி|rajendran ராஜேந்திரன்|rajinikanth ரஜினிகாந்த்|rajni ரஜனி
rajulu ராஜுலு|ram ராம்|raman ராமன்|ramulu ராமுலு|rana ராணா|rani ராணி|rao ராவ்|rashid ரஷீத்|ratan ரத்தன்|rathod ராத்தோட்
ratnam ரத்தினம்|raut ராவத்|ravi ரவி|ravindran ரவீந்திரன்|real ரியல்|realty ரியால்டி|reddy ரெட்டி|regi ரெஜி|rehana ரெஹானா
residency ரெசிடென்சி|restaurant ரெஸ்டாரண்ட்|retail ரீடெய்ல்|rice ரைஸ்|richard ரிச்சர்ட்|ring ரிங்|rishi ரிஷி|river ரிவர்
rizwan ரிஸ்வான்|road ரோடு|roadlines ரோடுலைன்ஸ்|robert ராபர்ட்|robin ராபின்|rodrigues ரோட்ரிக்ஸ்|rolling ரோலிங்|room ரூம்
rose ரோஸ்|rosy ரோஸி|roy ராய்|royal ராயல்|ruth ரூத்|sachin சச்சின்|saeed சயீத்|safe சேஃப்|sai சாய்|saidulu சைதுலு
sainaba ஜைனபா|saini சைனி|sajeev சஜீவ்|saji சஜி|salim சலீம்|salma சல்மா|salman சல்மான்|salon சலூன்|samuel சாமுவேல்
sandhu சந்து|sangli சங்லி|sanitary சானிட்டரி|sanjay சஞ்சய்|santhamma சாந்தம்மா|santosh சந்தோஷ்|sarah சாரா
saraswati சரஸ்வதி|saravanan சரவணன்|sardesai சர்தேசாய்|sarkar சர்க்கார்|sarojini சரோஜினி|sathyan சத்யன்|satyamma சத்யம்மா
saurabh சௌரப்|school ஸ்கூல்|sebastian செபாஸ்டியன்|sector செக்டர்|secunderabad செகந்திராபாத்|security செக்யூரிட்டி
sehgal சேகல்|sekar சேகர்|sekhar சேகர்|selvakumar செல்வகுமார்|selvam செல்வம்|selvaraj செல்வராஜ்|selvi செல்வி|sen சென்
senthil செந்தில்|senthilkumar செந்தில்குமார்|service சர்வீஸ்|services சர்வீசஸ்|seth சேத்|shabana ஷபானா|shabnam ஷப்னம்
shah ஷா|shahid ஷாஹித்|shahrukh ஷாருக்|shaikh ஷேக்|shaji ஷாஜி|shakeel ஷகீல்|shaktivel சக்திவேல்|shamim ஷமீம்
shamshabad ஷம்ஷாபாத்|shankar சங்கர்|shanmugam சண்முகம்|sharda சாரதா|sharif ஷரீப்|sharma சர்மா|shekhar சேகர்
shenoy ஷெனாய்|shetty ஷெட்டி|shibu ஷிபு|shiji ஷிஜி|shimla சிம்லா|shinde ஷிண்டே|shiv சிவ்|shiva சிவா|shivaji சிவாஜி
shivanand சிவானந்த்|shivani சிவானி|shivanna சிவண்ணா|shivshankar சிவசங்கர்|shoes ஷூஸ்|shop ஷாப்|shopping ஷாப்பிங்
shree ஸ்ரீ|shrestha ஸ்ரேஸ்தா|shruti ஸ்ருதி|shyju ஷைஜு|sibi சிபி|siddappa சித்தப்பா|siddaramaiah சித்தராமையா
siddhartha சித்தார்த்தா|siddiqui சித்திக்|sidhu சித்து|silk சில்க்|silks சில்க்ஸ்|simon சைமன்|singh சிங்|sinha சின்ஹா
site சைட்|siva சிவா|sivagami சிவகாமி|sivakumar சிவகுமார்|sivaraman சிவராமன்|smart ஸ்மார்ட்|society சொசைட்டி
solapur சோலாப்பூர்|solar சோலார்|solomon சாலமன்|solution சொல்யூஷன்|solutions சொல்யூஷன்ஸ்|sonia சோனியா|sonipat சோனிபட்
sons சன்ஸ்|sourav சௌரவ்|south சவுத்|spinning ஸ்பின்னிங்|square ஸ்கொயர்|sreeja ஸ்ரீஜா|sreekumar ஸ்ரீகுமார்
srilatha ஸ்ரீலதா|srinivasan சீனிவாசன்|srivastava ஸ்ரீவஸ்தவா|staffing ஸ்டாஃபிங்|stalin ஸ்டாலின்|stand ஸ்டாண்ட்
stanley ஸ்டான்லி|star ஸ்டார்|station ஸ்டேஷன்|steel ஸ்டீல்|stella ஸ்டெல்லா|stephen ஸ்டீபன்|stone ஸ்டோன்|storage ஸ்டோரேஜ்
store ஸ்டோர்|stores ஸ்டோர்ஸ்|street ஸ்ட்ரீட்|studio ஸ்டுடியோ|subramaniam சுப்பிரமணியம்|subramanian சுப்பிரமணியன்
subrata சுப்ரதா|sugar சுகர்|sukumar சுகுமார்|sultan சுல்தான்|sunil சுனில்|sunny சன்னி|super சூப்பர்
supermarket சூப்பர்மார்க்கெட்|suppliers சப்ளையர்ஸ்|supply சப்ளை|surgical சர்ஜிக்கல்|surya சூர்யா|susan சூசன்
sushma சுஷ்மா|suvarna சுவர்ணா|swain ஸ்வைன்|swami சுவாமி|sweets ஸ்வீட்ஸ்|syed சையது|system சிஸ்டம்|systems சிஸ்டம்ஸ்
tailor டெய்லர்|tailors டெய்லர்ஸ்|tamilarasan தமிழரசன்|tamilarasi தமிழரசி|tamilselvan தமிழ்செல்வன்|tamilselvi தமிழ்செல்வி
tata டாடா|taxi டாக்சி|tea டீ|tech டெக்|technologies டெக்னாலஜீஸ்|technology டெக்னாலஜி|temple டெம்பிள்
tendulkar டெண்டுல்கர்|tent டெண்ட்|textile டெக்ஸ்டைல்|textiles டெக்ஸ்டைல்ஸ்|thackeray தாக்கரே|thakur தாக்கூர்|thane தானே
thangam தங்கம்|thangaraj தங்கராஜ்|thangavel தங்கவேல்|thankachan தங்கச்சன்|thankappan தங்கப்பன்|the தி|thenmozhi தேன்மொழி
thevar தேவர்|thimmaiah திம்மையா|thirumavalavan திருமாவளவன்|thirunavukkarasu திருநாவுக்கரசு|thomas தாமஸ்
thressia திரேசியா|thrissur திருச்சூர்|tiles டைல்ஸ்|tirupur திருப்பூர்|tiwari திவாரி|tony டோனி|tools டூல்ஸ்|tour டூர்
tours டூர்ஸ்|tower டவர்|towers டவர்ஸ்|town டவுன்|township டவுன்ஷிப்|traders டிரேடர்ஸ்|trading டிரேடிங்
training டிரெய்னிங்|transport டிரான்ஸ்போர்ட்|transports டிரான்ஸ்போர்ட்ஸ்|travel டிராவல்|travels டிராவல்ஸ்
tripathi திரிபாதி|trust டிரஸ்ட்|tulsi துளசி|tulsidas துளசிதாஸ்|tulsiram துளசிராம்|udaipur உதய்பூர்|uday உதய்
ulahannan உலகன்னான்|ulhasnagar உல்லாஸ்நகர்|union யூனியன்|unit யூனிட்|united யுனைடெட்|university யுனிவர்சிட்டி|unni உன்னி
unnikrishnan உன்னிகிருஷ்ணன்|upadhyay உபாத்யாய்|urban அர்பன்|usman உஸ்மான்|vadivel வடிவேல்|vadodara வதோதரா|vaidya வைத்யா
vaishali வைஷாலி|vaiyapuri வையாபுரி|vajpayee வாஜ்பாய்|valarmathi வளர்மதி|valley வேலி|valli வள்ளி|vanathi வானதி
varanasi வாரணாசி|varaprasad வரபிரசாத்|varghese வர்கீஸ்|varkey வர்க்கி|vasu வாசு|vasuki வாசுகி|velayudhan வேலாயுதன்
vellaichamy வெள்ளைச்சாமி|venkaiah வெங்கையா|venkat வெங்கட்|venkata வெங்கடா|venkataraman வெங்கட்ராமன்
venkataramana வெங்கடரமணா|venkatesan வெங்கடேசன்|venkatesh வெங்கடேஷ்|venkateswarlu வெங்கடேஸ்வரலு
vetriselvan வெற்றிச்செல்வன்|victor விக்டர்|vijay விஜய்|vijayakumar விஜயகுமார்|villa வில்லா|village வில்லேஜ்
vincent வின்சென்ட்|virat விராட்|vitthal விட்டல்|vyas வியாஸ்|wahid வாஹித்|ward வார்டு|warehouse வேர்ஹவுஸ்
warehousing வேர்ஹவுசிங்|warrier வாரியர்|wasim வாசிம்|water வாட்டர்|west வெஸ்ட்|william வில்லியம்|wilson வில்சன்
wood வுட்|works ஒர்க்ஸ்|workshop ஒர்க்ஷாப்|world வேர்ல்டு|xavier சேவியர்|yadagiri யாதகிரி|yadav யாதவ்|yash யாஷ்
yashwant யஷ்வந்த்|yasmin யாஸ்மின்|yazhini யாழினி|yunus யூனுஸ்|yusuf யூசுப்|zafar சபர்|zaheer ஜாகீர்|zahid ஜாகித்
zakir ஜாகிர்|zarina சரீனா|zone சோன்
`;
