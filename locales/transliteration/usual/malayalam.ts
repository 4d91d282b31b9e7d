// Usual Malayalam spellings of known names and words. For all other names, rules derive the Malayalam spelling from the
// Devanagari spelling; for the names in this list, that spelling would be wrong.

/**
 * Entries separated by `|` or a line break. Each entry has a known name in Latin letters and its usual Malayalam
 * spelling.
 */
export const usual = `
abdullah അബ്ദുള്ള|aboobacker അബൂബക്കർ|academy അക്കാദമി|achari ആചാരി|acharya ആചാര്യ|achuthan അച്യുതൻ
achuthanandan അച്യുതാനന്ദൻ|adani അദാനി|agarwal അഗർവാൾ|agencies ഏജൻസീസ്|agency ഏജൻസി|agro അഗ്രോ|ahmed അഹമ്മദ്
ahmedabad അഹമ്മദാബാദ്|air എയർ|airport എയർപോർട്ട്|aishwarya ഐശ്വര്യ|ajit അജിത്|ajmer അജ്മീർ|alam ആലം|albert ആൽബർട്ട്
alex അലക്സ്|alexander അലക്സാണ്ടർ|ali അലി|alice ആലീസ്|aligarh അലിഗഡ്|aluva ആലുവ|ambattur അമ്പത്തൂർ|ambedkar അംബേദ്കർ
amravati അമരാവതി|anbazhagan അൻപഴകൻ|anbu അൻപ്|and ആൻഡ്|anna അന്ന|annadurai അണ്ണാദുരൈ|annie ആനി|ansari അൻസാരി
anthony ആന്റണി|antony ആന്റണി|anwar അൻവർ|apartment അപ്പാർട്ട്മെന്റ്|apartments അപ്പാർട്ട്മെന്റ്സ്
appukuttan അപ്പുക്കുട്ടൻ|arivazhagan അറിവഴകൻ|arora അറോറ|arshad അർഷാദ്|arumugam ആറുമുഖം|asansol അസൻസോൾ|ashok അശോക്
ashraf അഷ്റഫ്|associates അസോസിയേറ്റ്സ്|auto ഓട്ടോ|automobiles ഓട്ടോമൊബൈൽസ്|avadi ആവടി|avenue അവന്യൂ|ayesha ആയിഷ
ayub അയ്യൂബ്|ayyanar അയ്യനാർ|ayyappan അയ്യപ്പൻ|azhagan അഴകൻ|azhagiri അഴഗിരി|azhar അസ്ഹർ|azmi ആസ്മി|baghel ബാഗേൽ
baiju ബൈജു|bajaj ബജാജ്|bakery ബേക്കറി|ballia ബല്ലിയ|banerjee ബാനർജി|bank ബാങ്ക്|bansal ബൻസാൽ|baranagar ബാരാനഗർ
basappa ബസപ്പ|bashir ബഷീർ|bazaar ബസാർ|beauty ബ്യൂട്ടി|beeran ബീരാൻ|begum ബീഗം|bengaluru ബെംഗളൂരു|benny ബെന്നി
best ബെസ്റ്റ്|bhagwan ഭഗവാൻ|bhagwat ഭാഗവത്|bhagwati ഭഗവതി|bhai ഭായ്|bharadwaj ഭരദ്വാജ്|bharathi ഭാരതി
bhattacharya ഭട്ടാചാര്യ|bhavna ഭാവന|bhilai ഭിലായ്|bhiwandi ഭിവണ്ടി|bhopal ഭോപ്പാൽ|bhosale ഭോസ്ലെ|bhubaneswar ഭുവനേശ്വർ
bikaner ബിക്കാനീർ|birla ബിർള|bishnoi ബിഷ്ണോയ്|biswas ബിശ്വാസ്|block ബ്ലോക്ക്|bobby ബോബി|borivali ബോറിവലി|bose ബോസ്
boys ബോയ്സ്|bricks ബ്രിക്സ്|bridge ബ്രിഡ്ജ്|brothers ബ്രദേഴ്സ്|builder ബിൽഡർ|builders ബിൽഡേഴ്സ്|building ബിൽഡിംഗ്
bus ബസ്|business ബിസിനസ്|cafe കഫേ|camp ക്യാമ്പ്|canteen കാന്റീൻ|car കാർ|care കെയർ|cargo കാർഗോ|caterers കാറ്ററേഴ്സ്
catering കാറ്ററിംഗ്|cement സിമന്റ്|central സെൻട്രൽ|centre സെന്റർ|chacko ചാക്കോ|chakraborty ചക്രവർത്തി|chandra ചന്ദ്ര
chandrasekhar ചന്ദ്രശേഖർ|chandy ചാണ്ടി|charles ചാൾസ്|chatterjee ചാറ്റർജി|chaudhary ചൗധരി|chauhan ചൗഹാൻ|chavan ചവാൻ
chawla ചൗള|chelladurai ചെല്ലദുരൈ|chellammal ചെല്ലമ്മാൾ|chemicals കെമിക്കൽസ്|chennai ചെന്നൈ|chettiar ചെട്ടിയാർ
chidambaram ചിദംബരം|chinnasamy ചിന്നസാമി|chopra ചോപ്ര|chowk ചൗക്ക്|city സിറ്റി|clean ക്ലീൻ|cleaning ക്ലീനിംഗ്
clinic ക്ലിനിക്ക്|club ക്ലബ്ബ്|co കമ്പനി|coimbatore കോയമ്പത്തൂർ|cold കോൾഡ്|college കോളേജ്|colony കോളനി
commercial കൊമേഴ്സ്യൽ|company കമ്പനി|complex കോംപ്ലക്സ്|construction കൺസ്ട്രക്ഷൻ|constructions കൺസ്ട്രക്ഷൻസ്
contractor കോൺട്രാക്ടർ|contractors കോൺട്രാക്ടേഴ്സ്|cooperative കോഓപ്പറേറ്റീവ്|corner കോർണർ|corporation കോർപ്പറേഷൻ
cotton കോട്ടൺ|courier കൊറിയർ|cross ക്രോസ്|cuttack കട്ടക്ക്|dairy ഡയറി|daniel ഡാനിയേൽ|dashrath ദശരഥ്|datta ദത്ത
david ഡേവിഡ്|debnath ദേബ്നാഥ്|decorators ഡെക്കറേറ്റേഴ്സ്|dehradun ഡെറാഡൂൺ|delhi ഡൽഹി|delivery ഡെലിവറി
department ഡിപ്പാർട്ട്മെന്റ്|depot ഡിപ്പോ|desai ദേശായ്|deshmukh ദേശ്മുഖ്|design ഡിസൈൻ|designs ഡിസൈൻസ്|devaki ദേവകി
developers ഡെവലപ്പേഴ്സ്|devgan ദേവ്ഗൺ|devi ദേവി|dey ഡേ|dhaba ധാബ|dhawan ധവാൻ|dhillon ധില്ലൻ|digital ഡിജിറ്റൽ
diwakar ദിവാകർ|dixit ദീക്ഷിത്|doctor ഡോക്ടർ|driver ഡ്രൈവർ|dsouza ഡിസൂസ|dubey ദുബെ|durai ദുരൈ|dutt ദത്ത്|dwivedi ദ്വിവേദി
east ഈസ്റ്റ്|edward എഡ്വേർഡ്|elango ഇളങ്കോ|elavarasan ഇളവരശൻ|electric ഇലക്ട്രിക്|electrical ഇലക്ട്രിക്കൽ
electricals ഇലക്ട്രിക്കൽസ്|electronics ഇലക്ട്രോണിക്സ്|elizabeth എലിസബത്ത്|elumalai ഏഴുമലൈ|emmanuel ഇമ്മാനുവൽ
enclave എൻക്ലേവ്|energy എനർജി|engineering എഞ്ചിനീയറിംഗ്|engineers എഞ്ചിനീയേഴ്സ്|enterprise എന്റർപ്രൈസ്
enterprises എന്റർപ്രൈസസ്|estate എസ്റ്റേറ്റ്|eswaramma ഈശ്വരമ്മ|event ഇവന്റ്|events ഇവന്റ്സ്|exports എക്സ്പോർട്സ്
express എക്സ്പ്രസ്|extension എക്സ്റ്റൻഷൻ|ezhil എഴിൽ|fabrication ഫാബ്രിക്കേഷൻ|fabricators ഫാബ്രിക്കേറ്റേഴ്സ്
fabrics ഫാബ്രിക്സ്|facility ഫെസിലിറ്റി|factory ഫാക്ടറി|faisal ഫൈസൽ|farm ഫാം|farms ഫാംസ്|farooq ഫാറൂഖ്|fashion ഫാഷൻ
fatima ഫാത്തിമ|fernandes ഫെർണാണ്ടസ്|finance ഫിനാൻസ്|firoz ഫിറോസ്|first ഫസ്റ്റ്|flat ഫ്ലാറ്റ്|floor ഫ്ലോർ|food ഫുഡ്
foods ഫുഡ്സ്|foundation ഫൗണ്ടേഷൻ|francis ഫ്രാൻസിസ്|fresh ഫ്രഷ്|furniture ഫർണിച്ചർ|gadkari ഗഡ്കരി|gaikwad ഗെയ്ക്‌വാദ്
gandhi ഗാന്ധി|ganesan ഗണേശൻ|ganesh ഗണേഷ്|gangamma ഗംഗമ്മ|ganguly ഗാംഗുലി|garage ഗാരേജ്|garden ഗാർഡൻ|gardens ഗാർഡൻസ്
garg ഗാർഗ്|garments ഗാർമെന്റ്സ്|gas ഗ്യാസ്|gate ഗേറ്റ്|gavaskar ഗാവസ്കർ|geetha ഗീത|gehlot ഗെഹ്‌ലോട്ട്|general ജനറൽ
george ജോർജ്|ghosh ഘോഷ്|gill ഗിൽ|girls ഗേൾസ്|gita ഗീത|glass ഗ്ലാസ്|global ഗ്ലോബൽ|godrej ഗോദ്‌റെജ്|goel ഗോയൽ
gokhale ഗോഖലെ|gold ഗോൾഡ്|golden ഗോൾഡൻ|gomathi ഗോമതി|good ഗുഡ്|goods ഗുഡ്സ്|gopalan ഗോപാലൻ|gosain ഗോസായി|gounder ഗൗണ്ടർ
gowda ഗൗഡ|grace ഗ്രേസ്|granite ഗ്രാനൈറ്റ്|green ഗ്രീൻ|grewal ഗ്രേവാൾ|ground ഗ്രൗണ്ട്|group ഗ്രൂപ്പ്|guest ഗസ്റ്റ്
gulab ഗുലാബ്|gupta ഗുപ്ത|gurgaon ഗുരുഗ്രാം|guwahati ഗുവാഹത്തി|gwalior ഗ്വാളിയർ|halder ഹൽദാർ|hall ഹാൾ|hameed ഹമീദ്
hamid ഹമീദ്|haneefa ഹനീഫ|hanumanthappa ഹനുമന്തപ്പ|hardware ഹാർഡ്‌വെയർ|hasan ഹസൻ|health ഹെൽത്ത്|hegde ഹെഗ്ഡെ
heights ഹൈറ്റ്സ്|helen ഹെലൻ|help ഹെൽപ്പ്|high ഹൈ|highway ഹൈവേ|hill ഹിൽ|hills ഹിൽസ്|home ഹോം|homes ഹോംസ്|hooda ഹൂഡ
hospital ഹോസ്പിറ്റൽ|hostel ഹോസ്റ്റൽ|hotel ഹോട്ടൽ|house ഹൗസ്|housekeeping ഹൗസ്കീപ്പിംഗ്|housing ഹൗസിംഗ്|howrah ഹൗറ
hub ഹബ്|hussain ഹുസൈൻ|hyderabad ഹൈദരാബാദ്|ibrahim ഇബ്രാഹിം|ilayaraja ഇളയരാജ|india ഇന്ത്യ|indian ഇന്ത്യൻ|indira ഇന്ദിര
indore ഇൻഡോർ|industrial ഇൻഡസ്ട്രിയൽ|industries ഇൻഡസ്ട്രീസ്|industry ഇൻഡസ്ട്രി|infra ഇൻഫ്ര|infrastructure ഇൻഫ്രാസ്ട്രക്ചർ
inn ഇൻ|institute ഇൻസ്റ്റിറ്റ്യൂട്ട്|interior ഇന്റീരിയർ|interiors ഇന്റീരിയേഴ്സ്|international ഇന്റർനാഷണൽ|iron അയൺ
ishwar ഈശ്വര|ismail ഇസ്മയിൽ|iyengar അയ്യങ്കാർ|iyer അയ്യർ|jackson ജാക്സൺ|jacob ജേക്കബ്|jadhav ജാദവ്|jai ജയ്|jain ജെയിൻ
jaipur ജയ്പൂർ|jaiswal ജയ്സ്വാൾ|jalandhar ജലന്ധർ|james ജയിംസ്|jamshedpur ജംഷഡ്പൂർ|jasmine ജാസ്മിൻ|javed ജാവേദ്|jaya ജയ
jayalalitha ജയലളിത|jewellers ജ്വല്ലേഴ്സ്|jijo ജിജോ|jindal ജിൻഡാൽ|joby ജോബി|john ജോൺ|johnson ജോൺസൺ|jomon ജോമോൻ|jose ജോസ്
joseph ജോസഫ്|joshi ജോഷി|joy ജോയ്|julie ജൂലി|junction ജംഗ്ഷൻ|jyothi ജ്യോതി|jyoti ജ്യോതി|kadir ഖാദർ|kailash കൈലാഷ്|kala കല
kalaiselvi കലൈസെൽവി|kalaivani കലൈവാണി|kalam കലാം|kalamassery കളമശ്ശേരി|kale കാലെ|kalpana കല്പന|kalyan കല്യാൺ
kalyanasundaram കല്യാണസുന്ദരം|kalyani കല്യാണി|kamala കമല|kamble കാംബ്ലെ|kandasamy കന്തസാമി|kanhaiya കനയ്യ
kanimozhi കനിമൊഴി|kannan കണ്ണൻ|kapoor കപൂർ|kareena കരീന|karim കരീം|karnataka കർണാടക|karthik കാർത്തിക്
karuppasamy കറുപ്പസാമി|kathiresan കതിരവൻ|kaur കൗർ|kejriwal കെജ്രിവാൾ|kerala കേരള|khadija ഖദീജ|khan ഖാൻ|kishore കിഷോർ
kitchen കിച്ചൺ|kohli കോഹ്‌ലി|kolhapur കോലാപ്പൂർ|kolkata കൊൽക്കത്ത|komaraiah കൊമരയ്യ|konda കൊണ്ട|kothari കോത്താരി
koya കോയ|kozhikode കോഴിക്കോട്|krishna കൃഷ്ണ|krishnaveni കൃഷ്ണവേണി|kulkarni കുൽക്കർണി|kumaran കുമരൻ|kumaresan കുമരേശൻ
kunhali കുഞ്ഞാലി|kunhi കുഞ്ഞി|kunjappan കുഞ്ഞപ്പൻ|kunju കുഞ്ഞ്|kunjukutty കുഞ്ഞുകുട്ടി|kurian കുര്യൻ|kutty കുട്ടി
kuzhandaivel കുഴന്തൈവേൽ|labour ലേബർ|lake ലേക്ക്|lakshmamma ലക്ഷ്മമ്മ|lakshmi ലക്ഷ്മി|lalitha ലളിത|lane ലെയ്ൻ
laundry ലോൺഡ്രി|lawrence ലോറൻസ്|layout ലേഔട്ട്|leelamma ലീലാമ്മ|limited ലിമിറ്റഡ്|line ലൈൻ|lingaiah ലിംഗയ്യ|lissy ലിസി
lodge ലോഡ്ജ്|loganathan ലോകനാഥൻ|logistics ലോജിസ്റ്റിക്സ്|lucknow ലഖ്നൗ|machine മെഷീൻ|madurai മധുര|mahalingam മഹാലിംഗം
mahapatra മഹാപാത്ര|mahato മഹതോ|main മെയിൻ|malarvizhi മലർവിഴി|malhotra മൽഹോത്ര|malik മാലിക്|mall മാൾ|mallaiah മല്ലയ്യ
mallappa മല്ലപ്പ|mallesh മല്ലേഷ്|mamta മമത|management മാനേജ്മെന്റ്|mandal മണ്ഡൽ|manesar മനേസർ|mangal മംഗൾ
mangalore മംഗളൂരു|manikandan മണികണ്ഠൻ|manimegalai മണിമേഖലൈ|manjula മഞ്ജുള|manpower മാൻപവർ|manufacturing മാനുഫാക്ചറിംഗ്
marar മാരാർ|marble മാർബിൾ|marg മാർഗ്|maria മരിയ|mariam മറിയം|mariamma മറിയാമ്മ|mark മാർക്ക്|market മാർക്കറ്റ്
marketing മാർക്കറ്റിംഗ്|mart മാർട്ട്|martha മാർത്ത|martin മാർട്ടിൻ|mary മേരി|masjid മസ്ജിദ്|mathew മാത്യു
mathews മാത്യൂസ്|maurya മൗര്യ|mechanical മെക്കാനിക്കൽ|media മീഡിയ|medical മെഡിക്കൽ|meenakshi മീനാക്ഷി
meenakshisundaram മീനാക്ഷിസുന്ദരം|meerut മീററ്റ്|mehta മേത്ത|mess മെസ്സ്|metal മെറ്റൽ|metals മെറ്റൽസ്|metro മെട്രോ
mhatre മാത്രെ|michael മൈക്കിൾ|mill മിൽ|mills മിൽസ്|mirza മിർസ|mishra മിശ്ര|mittal മിത്തൽ|mobile മൊബൈൽ|modern മോഡേൺ
modi മോദി|mohammad മുഹമ്മദ്|mohanty മൊഹന്തി|mohd മുഹമ്മദ്|moideen മൊയ്തീൻ|mookan മൂക്കൻ|moses മോസസ്|motor മോട്ടോർ
motors മോട്ടോഴ്സ്|movers മൂവേഴ്സ്|mubarak മുബാറക്|mudaliar മുതലിയാർ|mukherjee മുഖർജി|mumbai മുംബൈ|mumtaz മുംതാസ്
municipal മുനിസിപ്പൽ|muniyamma മുനിയമ്മ|muniyandi മുനിയാണ്ടി|murugan മുരുകൻ|murugesan മുരുകേശൻ|muthu മുത്തു
muzaffarpur മുസാഫർപൂർ|mysore മൈസൂരു|nagamma നാഗമ്മ|nagar നഗർ|nagaraj നാഗരാജ്|nagarjuna നാഗാർജുന|naicker നായ്ക്കർ
naidu നായിഡു|naik നായിക്|nair നായർ|najafgarh നജഫ്ഗഡ്|nallasamy നല്ലസാമി|nambiar നമ്പ്യാർ|namboodiri നമ്പൂതിരി
nancy നാൻസി|narasimhulu നരസിംഹുലു|narayan നാരായൺ|narsaiah നരസയ്യ|nasir നാസർ|nataraj നടരാജ്|natarajan നടരാജൻ
national നാഷണൽ|near നിയർ|nehru നെഹ്റു|nelson നെൽസൺ|new ന്യൂ|news ന്യൂസ്|noida നോയിഡ|north നോർത്ത്|nursery നഴ്സറി
nursing നഴ്സിംഗ്|office ഓഫീസ്|oil ഓയിൽ|old ഓൾഡ്|oommen ഉമ്മൻ|organic ഓർഗാനിക്|ouseph ഔസേപ്പ്|packaging പാക്കേജിംഗ്
packers പാക്കേഴ്സ്|pai പൈ|paint പെയിന്റ്|painters പെയിന്റേഴ്സ്|paints പെയിന്റ്സ്|palace പാലസ്|palakkad പാലക്കാട്
palani പളനി|palanisamy പളനിസാമി|palaniswami പളനിസ്വാമി|palanivel പളനിവേൽ|pallavaram പല്ലാവരം|pandey പാണ്ഡെ
pandian പാണ്ഡ്യൻ|panicker പണിക്കർ|panipat പാനിപ്പറ്റ്|paper പേപ്പർ|paradise പാരഡൈസ്|park പാർക്ക്|parlour പാർലർ
parveen പർവീൺ|parvez പർവേസ്|patel പട്ടേൽ|pathan പത്താൻ|pathumma പാത്തുമ്മ|patil പാട്ടീൽ|patnaik പട്നായിക്|paul പോൾ
paulose പൗലോസ്|pawar പവാർ|pazhanivel പഴനിവേൽ|periasamy പെരിയസാമി|perumal പെരുമാൾ|peter പീറ്റർ|petrol പെട്രോൾ|pharma ഫാർമ
phase ഫേസ്|philip ഫിലിപ്പ്|pillai പിള്ള|pinto പിന്റോ|pipes പൈപ്പ്സ്|plant പ്ലാന്റ്|plastic പ്ലാസ്റ്റിക്
plastics പ്ലാസ്റ്റിക്സ്|plaza പ്ലാസ|plot പ്ലോട്ട്|plumbing പ്ലംബിംഗ്|point പോയിന്റ്|police പോലീസ്|ponnusamy പൊന്നുസാമി
poongodi പൂങ്കൊടി|port പോർട്ട്|post പോസ്റ്റ്|pothuval പൊതുവാൾ|poultry പൗൾട്രി|power പവർ|prasad പ്രസാദ്|prasada പ്രസാദ
precision പ്രിസിഷൻ|press പ്രസ്സ്|prime പ്രൈം|printers പ്രിന്റേഴ്സ്|printing പ്രിന്റിംഗ്|private പ്രൈവറ്റ്
priyanka പ്രിയങ്ക|products പ്രൊഡക്ട്സ്|project പ്രോജക്ട്|projects പ്രോജക്ട്സ്|properties പ്രോപ്പർട്ടീസ്|public പബ്ലിക്
pullaiah പുല്ലയ്യ|quality ക്വാളിറ്റി|qureshi ഖുറേഷി|rabindranath രവീന്ദ്രനാഥ്|rafiq റഫീഖ്|rahim റഹീം|rahman റഹ്മാൻ
rai റായ്|raidu റായിഡു|railway റെയിൽവേ|raina റെയ്ന|rajapandi രാജപാണ്ടി|rajathi രാജാത്തി|rajendran രാജേന്ദ്രൻ
rajinikanth രജനീകാന്ത്|rajkot രാജ്കോട്ട്|rajni രജനി|rajulu രാജുലു|ram റാം|raman രാമൻ|ramulu രാമുലു|rana റാണ|rani റാണി
rao റാവു|rashid റഷീദ്|ratan രത്തൻ|rathi രാഥി|rathod റാത്തോഡ്|ratnam രത്തിനം|ravi രവി|ravindran രവീന്ദ്രൻ|real റിയൽ
realty റിയൽറ്റി|reddy റെഡ്ഡി|regi റെജി|rehana റെഹാന|residency റെസിഡൻസി|restaurant റെസ്റ്റോറന്റ്|retail റീട്ടെയിൽ
rice റൈസ്|richard റിച്ചാർഡ്|ring റിംഗ്|river റിവർ|rizwan റിസ്വാൻ|road റോഡ്|roadlines റോഡ്‌ലൈൻസ്|robert റോബർട്ട്
robin റോബിൻ|rodrigues റോഡ്രിഗസ്|rohini രോഹിണി|rolling റോളിംഗ്|room റൂം|rose റോസ്|rosy റോസി|roy റോയ്|royal റോയൽ
ruth റൂത്ത്|sachin സച്ചിൻ|saeed സയീദ്|safe സേഫ്|sai സായി|saidulu സൈദുലു|sainaba സൈനബ|sajeev സജീവ്|saji സജി|salim സലീം
salman സൽമാൻ|salon സലൂൺ|samuel സാമുവൽ|sandhu സന്ധു|sangli സാംഗ്ലി|sanitary സാനിറ്ററി|sanjay സഞ്ജയ്|santhamma ശാന്തമ്മ
santosh സന്തോഷ്|sarah സാറ|saraswati സരസ്വതി|saravanan ശരവണൻ|sardesai സർദേശായി|sarkar സർക്കാർ|sarojini സരോജിനി
sathyan സത്യൻ|satyamma സത്യമ്മ|saurabh സൗരഭ്|school സ്കൂൾ|sebastian സെബാസ്റ്റ്യൻ|sector സെക്ടർ
secunderabad സെക്കന്തരാബാദ്|security സെക്യൂരിറ്റി|sehgal സൈഗൾ|sekar ശേഖർ|sekhar ശേഖർ|selvakumar സെൽവകുമാർ|selvam സെൽവം
selvaraj സെൽവരാജ്|selvi സെൽവി|sen സെൻ|senthil സെന്തിൽ|senthilkumar സെന്തിൽകുമാർ|service സർവീസ്|services സർവീസസ്
sethi സേഥി|shabana ശബാന|shah ഷാ|shahid ഷാഹിദ്|shahrukh ഷാരൂഖ്|shaikh ഷെയ്ഖ്|shaji ഷാജി|shaktivel ശക്തിവേൽ
shakuntala ശകുന്തള|shamshabad ഷംഷാബാദ്|shankar ശങ്കർ|shanmugam ഷൺമുഖം|sharda ശാരദ|sharif ഷെരീഫ്|sharma ശർമ|shekhar ശേഖർ
shenoy ഷേണായ്|shetty ഷെട്ടി|shibu ഷിബു|shiji ഷിജി|shimla ഷിംല|shinde ഷിൻഡെ|shiv ശിവ്|shiva ശിവ|shivaji ശിവാജി
shivanna ശിവണ്ണ|shivshankar ശിവശങ്കർ|shoes ഷൂസ്|shop ഷോപ്പ്|shopping ഷോപ്പിംഗ്|shree ശ്രീ|shruti ശ്രുതി|shyju ഷൈജു
sibi സിബി|siddappa സിദ്ദപ്പ|siddaramaiah സിദ്ധരാമയ്യ|siddiqui സിദ്ദിഖി|sidhu സിദ്ദു|silk സിൽക്ക്|silks സിൽക്സ്
simon സൈമൺ|singh സിംഗ്|sinha സിൻഹ|site സൈറ്റ്|siva ശിവ|sivagami ശിവഗാമി|sivakumar ശിവകുമാർ|sivaraman ശിവരാമൻ
smart സ്മാർട്ട്|society സൊസൈറ്റി|solar സോളാർ|solomon സോളമൻ|solution സൊല്യൂഷൻ|solutions സൊല്യൂഷൻസ്|sonia സോണിയ|sons സൺസ്
sourav സൗരവ്|south സൗത്ത്|spinning സ്പിന്നിംഗ്|square സ്ക്വയർ|sreeja ശ്രീജ|sreekumar ശ്രീകുമാർ|srilatha ശ്രീലത
srinivasan ശ്രീനിവാസൻ|srivastava ശ്രീവാസ്തവ|staffing സ്റ്റാഫിംഗ്|stalin സ്റ്റാലിൻ|stand സ്റ്റാൻഡ്|stanley സ്റ്റാൻലി
star സ്റ്റാർ|station സ്റ്റേഷൻ|steel സ്റ്റീൽ|stella സ്റ്റെല്ല|stephen സ്റ്റീഫൻ|stone സ്റ്റോൺ|storage സ്റ്റോറേജ്
store സ്റ്റോർ|stores സ്റ്റോഴ്സ്|street സ്ട്രീറ്റ്|studio സ്റ്റുഡിയോ|subramaniam സുബ്രഹ്മണ്യം|subramanian സുബ്രഹ്മണ്യൻ
subrata സുബ്രത|sugar ഷുഗർ|sukumar സുകുമാർ|sunny സണ്ണി|super സൂപ്പർ|supermarket സൂപ്പർമാർക്കറ്റ്|suppliers സപ്ലയേഴ്സ്
supply സപ്ലൈ|surat സൂററ്റ്|surgical സർജിക്കൽ|surya സൂര്യ|susan സൂസൻ|sushma സുഷമ|suvarna സുവർണ|swain സ്വെയിൻ
sweets സ്വീറ്റ്സ്|syed സയ്യിദ്|system സിസ്റ്റം|systems സിസ്റ്റംസ്|tailor ടെയ്‌ലർ|tailors ടെയ്‌ലേഴ്സ്|talwar തൽവാർ
tamilarasan തമിഴരശൻ|tamilarasi തമിഴരശി|tamilselvan തമിഴ്സെൽവൻ|tamilselvi തമിഴ്സെൽവി|tata ടാറ്റ|taxi ടാക്സി|tea ടീ
tech ടെക്|technologies ടെക്നോളജീസ്|technology ടെക്നോളജി|temple ടെമ്പിൾ|tendulkar തെൻഡുൽക്കർ|tent ടെന്റ്
textile ടെക്സ്റ്റൈൽ|textiles ടെക്സ്റ്റൈൽസ്|thackeray താക്കറെ|thakur ഠാക്കൂർ|thane താനെ|thangam തങ്കം|thangaraj തങ്കരാജ്
thangavel തങ്കവേൽ|thankachan തങ്കച്ചൻ|thankappan തങ്കപ്പൻ|the ദി|thenmozhi തേൻമൊഴി|thevar തേവർ|thimmaiah തിമ്മയ്യ
thirumavalavan തിരുമാവളവൻ|thirunavukkarasu തിരുനാവുക്കരശ്|thomas തോമസ്|thressia ത്രേസ്യ|thrissur തൃശ്ശൂർ|tiles ടൈൽസ്
tirupur തിരുപ്പൂർ|tiwari തിവാരി|tony ടോണി|tools ടൂൾസ്|tour ടൂർ|tours ടൂർസ്|tower ടവർ|towers ടവേഴ്സ്|town ടൗൺ
township ടൗൺഷിപ്പ്|traders ട്രേഡേഴ്സ്|trading ട്രേഡിംഗ്|training ട്രെയിനിംഗ്|transport ട്രാൻസ്പോർട്ട്
transports ട്രാൻസ്പോർട്ട്സ്|travel ട്രാവൽ|travels ട്രാവൽസ്|tripathi ത്രിപാഠി|trust ട്രസ്റ്റ്|tulsi തുളസി
tulsidas തുളസീദാസ്|tulsiram തുളസീറാം|udaipur ഉദയ്പൂർ|ulahannan ഉലഹന്നാൻ|ulhasnagar ഉല്ലാസ്നഗർ|union യൂണിയൻ|unit യൂണിറ്റ്
united യുണൈറ്റഡ്|university യൂണിവേഴ്സിറ്റി|unni ഉണ്ണി|unnikrishnan ഉണ്ണികൃഷ്ണൻ|upadhyay ഉപാധ്യായ|urban അർബൻ|usman ഉസ്മാൻ
vadivel വടിവേൽ|vaishali വൈശാലി|vaiyapuri വൈയാപുരി|vajpayee വാജ്‌പേയി|valarmathi വളർമതി|valley വാലി|valli വള്ളി
vanathi വാനതി|varanasi വാരണാസി|varaprasad വരപ്രസാദ്|varghese വർഗീസ്|varkey വർക്കി|vasu വാസു|vasuki വാസുകി
velayudhan വേലായുധൻ|vellaichamy വെള്ളൈച്ചാമി|venkaiah വെങ്കയ്യ|venkat വെങ്കട്|venkata വെങ്കട|venkataraman വെങ്കട്ടരാമൻ
venkataramana വെങ്കടരമണ|venkatesan വെങ്കടേശൻ|venkatesh വെങ്കടേഷ്|venkateswarlu വെങ്കടേശ്വരലു|vetriselvan വെട്രിസെൽവൻ
victor വിക്ടർ|vijay വിജയ്|vijayakumar വിജയകുമാർ|villa വില്ല|village വില്ലേജ്|vincent വിൻസെന്റ്|virat വിരാട്|wahid വാഹിദ്
warangal വാറങ്കൽ|ward വാർഡ്|warehouse വെയർഹൗസ്|warehousing വെയർഹൗസിംഗ്|warrier വാര്യർ|wasim വസീം|water വാട്ടർ
west വെസ്റ്റ്|william വില്യം|wilson വിൽസൺ|wood വുഡ്|works വർക്സ്|workshop വർക്ക്ഷോപ്പ്|world വേൾഡ്|xavier സേവ്യർ
yadagiri യാദഗിരി|yadav യാദവ്|yash യാഷ്|yashwant യശ്വന്ത്|yasmin യാസ്മിൻ|yazhini യാഴിനി|yunus യൂനുസ്|yusuf യൂസുഫ്
zafar സഫർ|zaheer സഹീർ|zakir സാക്കിർ|zone സോൺ
`;
