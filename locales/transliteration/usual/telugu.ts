// Usual Telugu spellings of known names and words. For all other names, rules derive the Telugu spelling from the
// Devanagari spelling; for the names in this list, that spelling would be wrong.

/**
 * Entries separated by `|` or a line break. Each entry has a known name in Latin letters and its usual Telugu spelling.
 */
export const usual = `
abdullah అబ్దుల్లా|aboobacker అబూబకర్|academy అకాడమీ|acharya ఆచార్య|achuthan అచ్యుతన్|achuthanandan అచ్యుతానందన్
adani అదానీ|agarwal అగర్వాల్|agencies ఏజెన్సీస్|agency ఏజెన్సీ|agro ఆగ్రో|ahmed అహ్మద్|ahmedabad అహ్మదాబాద్|air ఎయిర్
airport ఎయిర్‌పోర్ట్|ajit అజిత్|ajmer అజ్మీర్|albert ఆల్బర్ట్|alex అలెక్స్|alexander అలెగ్జాండర్|ali అలీ|alice ఆలిస్
aluva ఆలువ|ambedkar అంబేద్కర్|amitabh అమితాబ్|amravati అమ్రావతి|anbazhagan అన్బళగన్|anbu అన్బు|and అండ్|anna అన్నా
annadurai అన్నాదురై|annie ఆనీ|ansari అన్సారీ|anthony ఆంథోనీ|antony ఆంటోనీ|anwar అన్వర్|apartment అపార్ట్‌మెంట్
apartments అపార్ట్‌మెంట్స్|appukuttan అప్పుకుట్టన్|arivazhagan అరివళగన్|arumugam ఆరుముగం|asansol అసన్సోల్|ashraf అష్రఫ్
associates అసోసియేట్స్|auto ఆటో|automobiles ఆటోమొబైల్స్|avadi ఆవడి|avenue అవెన్యూ|ayesha ఆయేషా|ayyanar అయ్యనార్
ayyappan అయ్యప్పన్|azhagan అళగన్|azhagiri అళగిరి|azmi అజ్మీ|baiju బైజు|bajaj బజాజ్|bakery బేకరీ|banerjee బెనర్జీ
bank బ్యాంక్|bansal బన్సల్|basappa బసప్ప|bashir బషీర్|bazaar బజార్|beauty బ్యూటీ|beeran బీరాన్|begum బేగం
bengaluru బెంగళూరు|benny బెన్నీ|best బెస్ట్|bhagwan భగవాన్|bhagwat భాగవత్|bhagwati భగవతి|bhai భాయి|bharadwaj భరద్వాజ్
bharathi భారతి|bhattacharya భట్టాచార్య|bhavna భావన|bhilai భిలాయ్|bhosale భోసలే|bhubaneswar భువనేశ్వర్|bikaner బికనేర్
birla బిర్లా|bishnoi బిష్ణోయ్|biswas బిస్వాస్|block బ్లాక్|bobby బాబీ|borivali బోరివలి|bose బోస్|boys బాయ్స్
bricks బ్రిక్స్|bridge బ్రిడ్జ్|brothers బ్రదర్స్|builder బిల్డర్|builders బిల్డర్స్|building బిల్డింగ్|bus బస్
business బిజినెస్|cafe కేఫ్|camp క్యాంప్|canteen క్యాంటీన్|car కార్|care కేర్|cargo కార్గో|caterers కేటరర్స్
catering కేటరింగ్|cement సిమెంట్|central సెంట్రల్|centre సెంటర్|chacko చాకో|chakraborty చక్రవర్తి|chandra చంద్ర
chandrasekhar చంద్రశేఖర్|chandy చాందీ|charles చార్లెస్|chatterjee ఛటర్జీ|chaudhary చౌదరి|chauhan చౌహాన్|chavan చవాన్
chawla చావ్లా|chelladurai చెల్లదురై|chellammal చెల్లమ్మాళ్|chemicals కెమికల్స్|chennai చెన్నై|chettiar చెట్టియార్
chinnasamy చిన్నసామి|chopra చోప్రా|chowk చౌక్|city సిటీ|clean క్లీన్|cleaning క్లీనింగ్|clinic క్లినిక్|club క్లబ్
co కంపెనీ|coimbatore కోయంబత్తూరు|cold కోల్డ్|college కాలేజ్|colony కాలనీ|commercial కమర్షియల్|company కంపెనీ
complex కాంప్లెక్స్|construction కన్‌స్ట్రక్షన్|constructions కన్‌స్ట్రక్షన్స్|contractor కాంట్రాక్టర్
contractors కాంట్రాక్టర్స్|cooperative కోఆపరేటివ్|corner కార్నర్|corporation కార్పొరేషన్|cotton కాటన్|courier కొరియర్
cross క్రాస్|dairy డెయిరీ|dalvi దాల్వీ|daniel డేనియల్|dashrath దశరథ్|datta దత్తా|david డేవిడ్|debnath దేవ్‌నాథ్
decorators డెకరేటర్స్|dehradun డెహ్రాడూన్|delhi ఢిల్లీ|delivery డెలివరీ|department డిపార్ట్‌మెంట్|depot డిపో
desai దేశాయ్|deshmukh దేశ్‌ముఖ్|design డిజైన్|designs డిజైన్స్|devaki దేవకి|developers డెవలపర్స్|devgan దేవగన్|devi దేవి
dey డే|dhaba ధాబా|dhawan ధావన్|dhillon ధిల్లాన్|digital డిజిటల్|diwakar దివాకర్|dixit దీక్షిత్|doctor డాక్టర్
dombivli డోంబివలి|driver డ్రైవర్|dsouza డిసౌజా|dubey దూబే|durai దురై|dutt దత్|dwivedi ద్వివేది|east ఈస్ట్
edward ఎడ్వర్డ్|ekta ఏక్తా|elango ఇళంగో|elavarasan ఇళవరసన్|electric ఎలక్ట్రిక్|electrical ఎలక్ట్రికల్
electricals ఎలక్ట్రికల్స్|electronics ఎలక్ట్రానిక్స్|elizabeth ఎలిజబెత్|elumalai ఏలుమలై|emmanuel ఇమ్మాన్యుయేల్
enclave ఎన్‌క్లేవ్|energy ఎనర్జీ|engineering ఇంజనీరింగ్|engineers ఇంజనీర్స్|enterprise ఎంటర్‌ప్రైజ్
enterprises ఎంటర్‌ప్రైజెస్|estate ఎస్టేట్|eswaramma ఈశ్వరమ్మ|event ఈవెంట్|events ఈవెంట్స్|exports ఎక్స్‌పోర్ట్స్
express ఎక్స్‌ప్రెస్|extension ఎక్స్‌టెన్షన్|ezhil ఎళిల్|fabrication ఫ్యాబ్రికేషన్|fabricators ఫ్యాబ్రికేటర్స్
fabrics ఫ్యాబ్రిక్స్|facility ఫెసిలిటీ|factory ఫ్యాక్టరీ|faisal ఫైసల్|farm ఫామ్|farms ఫామ్స్|farooq ఫరూక్
fashion ఫ్యాషన్|fatima ఫాతిమా|fernandes ఫెర్నాండెజ్|finance ఫైనాన్స్|firoz ఫిరోజ్|first ఫస్ట్|flat ఫ్లాట్|floor ఫ్లోర్
food ఫుడ్|foods ఫుడ్స్|foundation ఫౌండేషన్|francis ఫ్రాన్సిస్|fresh ఫ్రెష్|furniture ఫర్నిచర్|gadkari గడ్కరీ
gaikwad గైక్వాడ్|gandhi గాంధీ|ganesan గణేశన్|ganesh గణేష్|gangamma గంగమ్మ|ganguly గంగూలీ|garage గ్యారేజ్|garden గార్డెన్
gardens గార్డెన్స్|garg గార్గ్|garments గార్మెంట్స్|gas గ్యాస్|gate గేట్|gavaskar గవాస్కర్|geetha గీత|gehlot గెహ్లాట్
general జనరల్|george జార్జ్|ghaziabad ఘజియాబాద్|ghosh ఘోష్|gill గిల్|girls గర్ల్స్|gita గీత|glass గ్లాస్|global గ్లోబల్
godrej గోద్రెజ్|goel గోయెల్|gokhale గోఖలే|gold గోల్డ్|golden గోల్డెన్|gomathi గోమతి|good గుడ్|goods గూడ్స్
gopalan గోపాలన్|gounder గౌండర్|gowda గౌడ|grace గ్రేస్|granite గ్రానైట్|green గ్రీన్|grewal గ్రేవాల్|ground గ్రౌండ్
group గ్రూప్|guest గెస్ట్|gulab గులాబ్|guntur గుంటూరు|gupta గుప్తా|gurgaon గురుగ్రామ్|guwahati గువాహటి|halder హల్దార్
hall హాల్|hameed హమీద్|hamid హమీద్|haneefa హనీఫా|hanumanthappa హనుమంతప్ప|hardware హార్డ్‌వేర్|hasan హసన్|health హెల్త్
hegde హెగ్డే|heights హైట్స్|helen హెలెన్|help హెల్ప్|high హై|highway హైవే|hill హిల్|hills హిల్స్|home హోమ్|homes హోమ్స్
hooda హుడా|hospital హాస్పిటల్|hostel హాస్టల్|hotel హోటల్|house హౌస్|housekeeping హౌస్‌కీపింగ్|housing హౌసింగ్
howrah హౌరా|hub హబ్|hussain హుస్సేన్|hyderabad హైదరాబాద్|ibrahim ఇబ్రహీం|ilayaraja ఇళయరాజా|india ఇండియా|indian ఇండియన్
indira ఇందిర|indore ఇండోర్|industrial ఇండస్ట్రియల్|industries ఇండస్ట్రీస్|industry ఇండస్ట్రీ|infra ఇన్‌ఫ్రా
infrastructure ఇన్‌ఫ్రాస్ట్రక్చర్|inn ఇన్|institute ఇన్‌స్టిట్యూట్|interior ఇంటీరియర్|interiors ఇంటీరియర్స్
international ఇంటర్నేషనల్|iron ఐరన్|ishwar ఈశ్వర|ismail ఇస్మాయిల్|iyengar అయ్యంగార్|iyer అయ్యర్|jackson జాక్సన్
jacob జాకబ్|jadhav జాదవ్|jai జై|jain జైన్|jaipur జైపూర్|jaiswal జైస్వాల్|jalandhar జలంధర్|james జేమ్స్
jamshedpur జంషెడ్పూర్|jasmine జాస్మిన్|javed జావేద్|jaya జయ|jayalalitha జయలలిత|jewellers జ్యువెలర్స్|jhansi ఝాన్సీ
jijo జిజో|jindal జిందాల్|joby జోబి|john జాన్|johnson జాన్సన్|jomon జోమోన్|jose జోస్|joseph జోసెఫ్|joshi జోషి|joy జాయ్
julie జూలీ|junction జంక్షన్|jyothi జ్యోతి|jyoti జ్యోతి|kadir ఖాదర్|kailash కైలాష్|kala కళ|kalaiselvi కలైసెల్వి
kalaivani కలైవాణి|kale కాలే|kalyan కళ్యాణ్|kalyanasundaram కళ్యాణసుందరం|kalyani కళ్యాణి|kamala కమల|kamble కాంబ్లే
kandasamy కందసామి|kanhaiya కన్హయ్య|kanimozhi కనిమొళి|kannan కన్నన్|kapoor కపూర్|kareena కరీనా|karim కరీం
karthik కార్తీక్|karuppasamy కరుప్పసామి|kathiresan కదిరవన్|kaur కౌర్|kejriwal కేజ్రీవాల్|khadija ఖదీజా|khan ఖాన్
kishore కిశోర్|kitchen కిచెన్|kohli కోహ్లీ|kolkata కోల్కతా|komaraiah కొమరయ్య|konda కొండా|kothari కొఠారి
kottayam కొట్టాయం|koya కోయా|kozhikode కోజికోడ్|krishna కృష్ణ|krishnaveni కృష్ణవేణి|kulkarni కులకర్ణి|kumaran కుమరన్
kumaresan కుమరేశన్|kunhali కున్హాలి|kunhi కున్హి|kunjappan కుంజప్పన్|kunju కుంజు|kunjukutty కుంజుకుట్టి|kurian కురియన్
kutty కుట్టి|kuzhandaivel కుళందైవేల్|labour లేబర్|lake లేక్|lakshmamma లక్ష్మమ్మ|lakshmi లక్ష్మి|lalitha లలిత|lane లేన్
laundry లాండ్రీ|lawrence లారెన్స్|layout లేఅవుట్|leelamma లీలమ్మ|limited లిమిటెడ్|line లైన్|lingaiah లింగయ్య
lissy లిస్సీ|lodge లాడ్జ్|loganathan లోగనాథన్|logistics లాజిస్టిక్స్|lucknow లక్నో|machine మెషిన్|mahalingam మహాలింగం
mahapatra మహాపాత్ర|mahato మహతో|main మెయిన్|malarvizhi మలర్విళి|malhotra మల్హోత్రా|mall మాల్|mallaiah మల్లయ్య
mallappa మల్లప్ప|mallesh మల్లేష్|mamta మమత|management మేనేజ్‌మెంట్|mandal మండల్|mangal మంగళ్|mangalore మంగళూరు
manikandan మణికంఠన్|manimegalai మణిమేఖలై|manjula మంజుల|manpower మ్యాన్‌పవర్|manufacturing మాన్యుఫ్యాక్చరింగ్
marble మార్బుల్|marg మార్గ్|maria మారియా|mariam మరియం|mariamma మారియమ్మ|mark మార్క్|market మార్కెట్
marketing మార్కెటింగ్|mart మార్ట్|martha మార్తా|martin మార్టిన్|mary మేరీ|masjid మసీదు|mathew మాథ్యూ|mathews మాథ్యూస్
maurya మౌర్య|mechanical మెకానికల్|media మీడియా|medical మెడికల్|meenakshi మీనాక్షి|meenakshisundaram మీనాక్షిసుందరం
meerut మీరట్|mehta మెహతా|mess మెస్|metal మెటల్|metals మెటల్స్|metro మెట్రో|mhatre మాత్రే|michael మైఖేల్|mill మిల్
mills మిల్స్|mirza మీర్జా|mishra మిశ్రా|mittal మిట్టల్|mobile మొబైల్|modern మోడరన్|modi మోదీ|mohammad మొహమ్మద్
mohanty మహంతి|mohd మొహమ్మద్|moideen మొయిదీన్|mookan మూకన్|moses మోజెస్|motor మోటార్|motors మోటార్స్|movers మూవర్స్
mubarak ముబారక్|mudaliar ముదలియార్|mukherjee ముఖర్జీ|mumbai ముంబై|mumtaz ముంతాజ్|municipal మున్సిపల్|muniyamma మునియమ్మ
muniyandi మునియాండి|murugan మురుగన్|murugesan మురుగేశన్|muthu ముత్తు|muzaffarpur ముజఫర్పూర్|mysore మైసూరు|nagamma నాగమ్మ
nagar నగర్|nagaraj నాగరాజ్|nagarjuna నాగార్జున|naicker నాయకర్|naidu నాయుడు|naik నాయక్|nair నాయర్|nallasamy నల్లసామి
nambiar నంబియార్|namboodiri నంబూద్రి|nancy నాన్సీ|narasimhan నరసింహన్|narasimhulu నర్సింహులు|narayan నారాయణ్
narsaiah నర్సయ్య|nataraj నటరాజ్|natarajan నటరాజన్|national నేషనల్|near నియర్|nehru నెహ్రూ|nelson నెల్సన్|new న్యూ
news న్యూస్|noida నోయిడా|north నార్త్|nursery నర్సరీ|nursing నర్సింగ్|office ఆఫీస్|oil ఆయిల్|old ఓల్డ్|oommen ఊమెన్
organic ఆర్గానిక్|ouseph ఔసేఫ్|packaging ప్యాకేజింగ్|packers ప్యాకర్స్|pai పాయ్|paint పెయింట్|painters పెయింటర్స్
paints పెయింట్స్|palace ప్యాలెస్|palani పళని|palanisamy పళనిసామి|palaniswami పళనిస్వామి|palanivel పళనివేల్|pandey పాండే
pandian పాండియన్|panipat పానిపట్|paper పేపర్|paradise ప్యారడైజ్|park పార్క్|parlour పార్లర్|parveen పర్వీన్
parvez పర్వేజ్|patel పటేల్|pathumma పాతుమ్మ|patil పాటిల్|patna పాట్నా|patnaik పట్నాయక్|paul పాల్|paulose పౌలోస్
pawar పవార్|pazhanivel పళనివేల్|periasamy పెరియసామి|perumal పెరుమాళ్|peter పీటర్|petrol పెట్రోల్|pharma ఫార్మా
phase ఫేజ్|philip ఫిలిప్|pillai పిళ్ళై|pinto పింటో|pipes పైప్స్|plant ప్లాంట్|plastic ప్లాస్టిక్|plastics ప్లాస్టిక్స్
plaza ప్లాజా|plot ప్లాట్|plumbing ప్లంబింగ్|point పాయింట్|police పోలీస్|ponnusamy పొన్నుసామి|poongodi పూంగొడి
port పోర్ట్|post పోస్ట్|poultry పౌల్ట్రీ|power పవర్|prabhas ప్రభాస్|pradnya ప్రజ్ఞ|prasad ప్రసాద్|prasada ప్రసాద
precision ప్రెసిషన్|press ప్రెస్|prime ప్రైమ్|printers ప్రింటర్స్|printing ప్రింటింగ్|private ప్రైవేట్|priyanka ప్రియాంక
products ప్రొడక్ట్స్|project ప్రాజెక్ట్|projects ప్రాజెక్ట్స్|properties ప్రాపర్టీస్|public పబ్లిక్|pullaiah పుల్లయ్య
quality క్వాలిటీ|qureshi ఖురేషి|rabindranath రవీంద్రనాథ్|rahim రహీం|rahman రెహమాన్|rai రాయ్|raidu రాయుడు|railway రైల్వే
raina రైనా|rajapandi రాజపాండి|rajathi రాజాతి|rajendran రాజేంద్రన్|rajinikanth రజనీకాంత్|rajni రజని|rajulu రాజులు
ram రామ్|raman రామన్|ramulu రాములు|rana రాణా|rani రాణి|rao రావు|rashid రషీద్|ratan రతన్|rathod రాథోడ్|ratnam రత్తినం
ravi రవి|ravindran రవీంద్రన్|real రియల్|realty రియాల్టీ|reddy రెడ్డి|regi రెజి|residency రెసిడెన్సీ
restaurant రెస్టారెంట్|retail రిటైల్|rice రైస్|richard రిచర్డ్|ring రింగ్|river రివర్|road రోడ్|roadlines రోడ్‌లైన్స్
robert రాబర్ట్|robin రాబిన్|rodrigues రోడ్రిగ్స్|rolling రోలింగ్|room రూమ్|rose రోజ్|rosy రోజీ|roy రాయ్|royal రాయల్
ruth రూత్|sachin సచిన్|saeed సయీద్|safe సేఫ్|sai సాయి|saidulu సైదులు|sainaba జైనబా|sajeev సజీవ్|saji సాజి|salim సలీం
salman సల్మాన్|salon సెలూన్|samuel శామ్యూల్|sandhu సంధు|sangli సాంగ్లీ|sanitary శానిటరీ|sanjay సంజయ్|santhamma శాంతమ్మ
santosh సంతోష్|sarah సారా|saraswati సరస్వతి|saravanan శరవణన్|sardesai సర్దేశాయ్|sarkar సర్కార్|sarojini సరోజిని
sathyan సత్యన్|satyamma సత్యమ్మ|saurabh సౌరభ్|school స్కూల్|sebastian సెబాస్టియన్|sector సెక్టార్
secunderabad సికింద్రాబాద్|security సెక్యూరిటీ|sehgal సెహగల్|sekar శేఖర్|sekhar శేఖర్|selvakumar సెల్వకుమార్
selvam సెల్వం|selvaraj సెల్వరాజ్|selvi సెల్వి|sen సేన్|senthil సెంథిల్|senthilkumar సెంథిల్‌కుమార్|service సర్వీస్
services సర్వీసెస్|shabana షబానా|shah షా|shahid షాహిద్|shahrukh షారుఖ్|shaikh షేక్|shaji షాజీ|shaktivel శక్తివేల్
shamshabad శంషాబాద్|shankar శంకర్|shanmugam షణ్ముగం|sharda శారద|sharif షరీఫ్|sharma శర్మ|shekhar శేఖర్|shenoy షెనాయ్
shetty శెట్టి|shibu షిబు|shiji షిజి|shimla సిమ్లా|shinde షిండే|shiv శివ్|shiva శివ|shivaji శివాజీ|shivanna శివన్న
shivshankar శివశంకర్|shoes షూస్|shop షాప్|shopping షాపింగ్|shree శ్రీ|shrestha శ్రేష్ఠ|shruti శృతి|shyju షైజు|sibi సిబి
siddappa సిద్దప్ప|siddaramaiah సిద్ధరామయ్య|siddiqui సిద్దిఖీ|sidhu సిద్ధూ|silk సిల్క్|silks సిల్క్స్|simon సైమన్
singh సింగ్|sinha సిన్హా|site సైట్|siva శివ|sivagami శివగామి|sivakumar శివకుమార్|sivaraman శివరామన్|smart స్మార్ట్
society సొసైటీ|solar సోలార్|solomon సోలోమన్|solution సొల్యూషన్|solutions సొల్యూషన్స్|sonia సోనియా|sons సన్స్
sourav సౌరవ్|south సౌత్|spinning స్పిన్నింగ్|square స్క్వేర్|sreeja శ్రీజ|sreekumar శ్రీకుమార్|srilatha శ్రీలత
srinivasan శ్రీనివాసన్|srivastava శ్రీవాస్తవ|staffing స్టాఫింగ్|stalin స్టాలిన్|stand స్టాండ్|stanley స్టాన్లీ
star స్టార్|station స్టేషన్|steel స్టీల్|stella స్టెల్లా|stephen స్టీఫెన్|stone స్టోన్|storage స్టోరేజ్|store స్టోర్
stores స్టోర్స్|street స్ట్రీట్|studio స్టూడియో|subramaniam సుబ్రహ్మణ్యం|subramanian సుబ్రమణియన్|subrata సుబ్రతా
sugar షుగర్|sukumar సుకుమార్|sunny సన్నీ|super సూపర్|supermarket సూపర్‌మార్కెట్|suppliers సప్లయర్స్|supply సప్లై
surgical సర్జికల్|surya సూర్య|susan సుసాన్|sushma సుష్మా|swain స్వైన్|sweets స్వీట్స్|syed సయ్యద్|system సిస్టమ్
systems సిస్టమ్స్|tailor టైలర్|tailors టైలర్స్|tamilarasan తమిళరసన్|tamilarasi తమిళరసి|tamilselvan తమిళ్‌సెల్వన్
tamilselvi తమిళ్‌సెల్వి|tata టాటా|taxi టాక్సీ|tea టీ|tech టెక్|technologies టెక్నాలజీస్|technology టెక్నాలజీ
temple టెంపుల్|tendulkar టెండూల్కర్|tent టెంట్|textile టెక్స్‌టైల్|textiles టెక్స్‌టైల్స్|thackeray థాకరే|thakur ఠాకూర్
thane థానే|thangam తంగం|thangaraj తంగరాజ్|thangavel తంగవేల్|thankachan తంకచన్|thankappan తంకప్పన్|the ది
thenmozhi తేన్మొళి|thevar తేవర్|thimmaiah తిమ్మయ్య|thirumavalavan తిరుమావళవన్|thirunavukkarasu తిరునావుక్కరసు
thomas థామస్|thressia త్రేసియా|thrissur త్రిస్సూర్|tiles టైల్స్|tirupur తిరుప్పూర్|tiwari తివారీ|tony టోనీ|tools టూల్స్
tour టూర్|tours టూర్స్|tower టవర్|towers టవర్స్|town టౌన్|township టౌన్‌షిప్|traders ట్రేడర్స్|trading ట్రేడింగ్
training ట్రైనింగ్|transport ట్రాన్స్‌పోర్ట్|transports ట్రాన్స్‌పోర్ట్స్|travel ట్రావెల్|travels ట్రావెల్స్
tripathi త్రిపాఠి|trust ట్రస్ట్|tulsi తులసి|tulsidas తులసీదాస్|tulsiram తులసీరాం|udaipur ఉదయ్పూర్|ujjain ఉజ్జయిని
ulahannan ఉలహన్నాన్|ulhasnagar ఉల్హాస్నగర్|union యూనియన్|unit యూనిట్|united యునైటెడ్|university యూనివర్సిటీ|unni ఉన్ని
unnikrishnan ఉన్నికృష్ణన్|upadhyay ఉపాధ్యాయ్|urban అర్బన్|usman ఉస్మాన్|vadivel వడివేల్|vaiyapuri వైయాపురి
vajpayee వాజ్‌పేయి|valarmathi వళర్మతి|valley వ్యాలీ|vanathi వానతి|varanasi వారణాసి|varaprasad వరప్రసాద్|varghese వర్గీస్
varkey వర్కీ|vasu వాసు|vasuki వాసుకి|velayudhan వేలాయుధన్|vellaichamy వెల్లైచామి|venkaiah వెంకయ్య|venkat వెంకట్
venkata వెంకట|venkataraman వెంకటరామన్|venkataramana వెంకటరమణ|venkatesan వెంకటేశన్|venkatesh వెంకటేష్
venkateswarlu వెంకటేశ్వర్లు|vetriselvan వెట్రిసెల్వన్|victor విక్టర్|vijay విజయ్|vijayakumar విజయకుమార్|villa విల్లా
village విలేజ్|vincent విన్సెంట్|virat విరాట్|wahid వాహిద్|warangal వరంగల్|ward వార్డ్|warehouse వేర్‌హౌస్
warehousing వేర్‌హౌసింగ్|wasim వసీం|water వాటర్|west వెస్ట్|william విలియం|wilson విల్సన్|wood వుడ్|works వర్క్స్
workshop వర్క్‌షాప్|world వరల్డ్|xavier జేవియర్|yadagiri యాదగిరి|yadav యాదవ్|yash యశ్|yashwant యశ్వంత్|yasmin యాస్మిన్
yazhini యాళిని|yunus యూనస్|yusuf యూసుఫ్|zaheer జహీర్|zakir జాకిర్|zone జోన్
`;
