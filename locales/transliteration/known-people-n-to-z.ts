// Frequent given names and surnames of India in Latin letters and Devanagari, from n to z. Names that the
// transliteration rules already spell correctly are left out.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the name in
 * Devanagari.
 */
export const knownPeopleNToZ = `
nabeel नबील|nabi नबी|nadar नाडार|nadeem/nadim नदीम|nadkarni नाडकर्णी|nafisa नफ़ीसा|nagabhushanam नागभूषणम
nagalakshmi नागलक्ष्मी|nagamani नागमणि|nagamma नागम्मा|nagar नागर|nagaraj/nagraj नागराज|nagarajan नागराजन
nagaraju नागराजू|nagarjuna नागार्जुन|nagendra नागेंद्र|nagesh नागेश|nageshwar/nageswar नागेश्वर|nageshwara नागेश्वर
nageswara नागेश्वर|nageswararao नागेश्वरराव|nagpure नागपुरे|nai नाई|naicker नायकर|naidu नायडू|naik नाइक
naikwade नाईकवाडे|naim/naeem नईम|naina नैना|nainar नैनार|nair/nayar नायर|najeeb/najib नजीब|nallasamy नल्लासामी
nambiar नांबियार|namboodiri/namboothiri नंबूदिरी|namdev/namdeo नामदेव|nanak नानक|nanavati नानावटी|nancy नैंसी|nand नंद
nandakumar नंदकुमार|nandkishor/nandkishore नंदकिशोर|nankhu नन्हकू|narang नारंग|narasamma नरसम्मा
narasimha/narsimha नरसिम्हा|narasimhan नरसिम्हन|narasimhulu/narsimhulu नरसिम्हुलु|narayan/narain नारायण|narayana नारायण
narayanan नारायणन|narayani नारायणी|narendra नरेंद्र|nargis नरगिस|narinder नरिंदर|narkar नारकर|narottam नरोत्तम
narsaiah/narasaiah नरसय्या|narsing नरसिंग|narsingh नरसिंह|narwal नरवाल|narzary नार्ज़ारी|naseem/nasim नसीम
naseema/nasima नसीमा|nasir/naser नासिर|nasiruddin नासिरुद्दीन|nasreen/nasrin नसरीन|nasruddin/naseeruddin नसरुद्दीन
nataraj/natraj नटराज|natarajan नटराजन|natesan नटेसन|nath नाथ|nathu नत्थू|nathuram नाथूराम|natwar नटवर|naushad नौशाद
naval/nawal नवल|navale/nawale नवले|naveen/navin नवीन|naveena नवीना|navnath नवनाथ|navneet नवनीत|nawab नवाब|nawaz नवाज़
nayak नायक|nazia नाज़िया|nazim नाज़िम|nazir/nazeer नज़ीर|neela/nila नीला|neelam/nilam नीलम|neelima/nilima नीलिमा
neelkanth/nilkanth नीलकंठ|neena/nina नीना|neeraj/niraj नीरज|neeru/niru नीरू|neeta/nita नीता|neetu/nitu नीतू|nehru नेहरू
nellai नेल्लै|nelson नेल्सन|netam नेताम|ngangom ङंगोम|nidhi निधि|nihar निहार|nikhat निकहत|nilekani नीलेकणि|nilesh नीलेश
nimbalkar निंबालकर|nimisha निमिषा|ninan नाइनन|nirav नीरव|nirmal निर्मल|nirmala निर्मला|nirupama निरुपमा|nisar निसार
nishad निषाद|nishant/nishanth निशांत|nishi निशि|nishikant निशिकांत|nishu निशु|nithya नित्या|nitin/nithin नितिन
nitish/niteesh/nithish नीतीश|nityanand नित्यानंद|nizam निज़ाम|nizamuddin निज़ामुद्दीन|noman/nauman नोमान|noor/nur नूर
noorjahan नूरजहां|nupur नूपुर|nusrat नुसरत|oberoi ओबेरॉय|omana ओमना|omkar/onkar ओंकार|omprakash ओमप्रकाश
omveer/omvir ओमवीर|oommen/ommen ऊम्मन|oraon/oram/uraon उरांव|ouseph औसेफ|oza ओझा|pachpute पाचपुते|padhi पाढ़ी
padmanabha पद्मनाभ|padmanabhan पद्मनाभन|padmavathi/padmavati/padmavathy पद्मावती|padvi पाडवी|pagare पगारे|pahan पाहन
pahari पहाड़ी|pai पई|paik पाइक|palani पलनी|palaniappan पलनियप्पन|palanisamy/palaniswamy पलनीसामी|palaniswami पलनीस्वामी
palanivel पलनिवेल|palit पालित|palkar पालकर|panchal पांचाल|panda पांडा|pandey/pande/pandeya पांडे
pandian/pandiyan पांडियन|pandit पंडित|pandu पांडु|pandurang पांडुरंग|pandya/pandia पंड्या|panicker/panikkar पणिक्कर
panigrahi पाणिग्रही|pankaj पंकज|pannalal पन्नालाल|pant पंत|parag पराग|paramasivam परमशिवम|paramesh परमेश
parameshwari/parameswari परमेश्वरी|parameswaran/parameshwaran परमेश्वरन|paramjit/paramjeet परमजीत|paranjape परांजपे
paras पारस|parashar पाराशर|parashuram/parasuram/parshuram परशुराम|pardeshi परदेशी|pareek पारीक|parekh पारेख|pari परी
parihar परिहार|parikh पारिख|parimal परिमल|parmanand/paramanand परमानंद|parmar परमार
parmeshwar/paramesvar/parameshwar परमेश्वर|parth पार्थ|partha पार्थ|parthasarathy पार्थसारथी|parthiban पार्तिबन
parul पारुल|parvati/parvathi/parvathy पार्वती|parveen/parvin परवीन|parvez/pervez/parwez परवेज़
parvinder/parminder परविंदर|paswan पासवान|patel पटेल|pathak पाठक|pathan पठान|pathania पठानिया|pathumma पातुम्मा
patidar पाटीदार|patil पाटिल|patnaik/patnayak/pattnaik पटनायक|patole पटोले|patra पात्रा|patrick पैट्रिक|pattabhi पट्टाभि
patwa पटवा|patwari पटवारी|paul पॉल|paulose पौलोस|pavani पावनी|pavitra/pavithra पवित्रा|pawan/pavan पवन
pawar/pavar/powar पवार|payal पायल|pazhanivel पझनिवेल|pednekar पेडणेकर|peerzada पीरज़ादा|pereira परेरा
periasamy/periyasamy पेरियासामी|perumal पेरुमल|peter पीटर|phadke फड़के|phadtare फडतरे|philip/phillip/philips फ़िलिप
philipose फ़िलिपोस|phool फूल|phoolan फूलन|phoolchand फूलचंद|phoolmati/phulmati फूलमती|phoolwati/phulwati फूलवती
phukan फुकन|pillai पिल्लई|pillay पिल्लै|pinto पिंटो|pintu पिंटू|piramal पीरामल|piyush/peeyush पीयूष|poddar पोद्दार
polai पोलै|ponnusamy/ponnuswamy पोन्नुसामी|pooja/puja पूजा|poonam/punam पूनम|poongodi पूंगोडी|pooran/puran पूरन
pothuval पोतुवाल|prabhakar प्रभाकर|prabhakaran प्रभाकरन|prabhas प्रभास|prabhat प्रभात
prabhavati/prabhavathi/prabhavathy प्रभावती|prabhu प्रभु|prabhudas प्रभुदास|prachi प्राची|pradhan प्रधान
pradnya/pragya प्रज्ञा|pragati प्रगति|prahlad/prahalad प्रह्लाद|prajakta प्राजक्ता|prajapati/prajapat प्रजापति
prajwal प्रज्वल|prakasam प्रकाशम|prakasan प्रकाशन|pralhad प्रल्हाद|pramanik प्रामाणिक|pranab प्रणब|pranali प्रणाली
pranav प्रणव|pranay प्रणय|pranjal प्रांजल|prasad प्रसाद|prasada प्रसाद|prasanna प्रसन्न|prasanta/prasant प्रशांत
prasenjit प्रसेनजीत|prashant/prasanth/prashanth प्रशांत|prasun प्रसून|pratap/prathap प्रताप|prathamesh प्रथमेश
pratibha/prathibha प्रतिभा|pratik/prateek प्रतीक|pratiksha प्रतीक्षा|pratima/prathima प्रतिमा
praveen/pravin/prabin प्रवीण|praveena प्रवीणा|pravinder प्रविंदर|prayag प्रयाग|preetam/pritam/preetham/pritham प्रीतम
preeti/priti/preethi/preity प्रीति|premlata/premalatha प्रेमलता|prerna/prerana प्रेरणा|prince प्रिंस|princy प्रिंसी
pritesh प्रीतेश|prithvi पृथ्वी|prithviraj पृथ्वीराज|priyadarshini प्रियदर्शिनी|priyanka प्रियंका|priyansh प्रियांश
priyanshu प्रियांशु|pujari/poojary पुजारी|pullaiah पुल्लय्या|pundlik पुंडलिक|punit/puneet पुनीत|puranmal पूरनमल
purnima/poornima पूर्णिमा|purushothaman पुरुषोत्तमन|purushottam/purushotham पुरुषोत्तम|pushkar पुष्कर|pushkaran पुष्करन
pushpa पुष्पा|pushpalatha/pushplata/pushpalata पुष्पलता|pushpam पुष्पम|pushpendra पुष्पेंद्र|pyare प्यारे
pyarelal प्यारेलाल|qasim क़ासिम|quamar/qamar क़मर|qureshi/kureshi/quraishi क़ुरैशी|rabi रबि|rabia/rabiya राबिया
rabin/robin रॉबिन|rabindranath/ravindranath रवींद्रनाथ|rachel रेचल|rachna/rachana रचना|radhakrishna राधाकृष्ण
radhe/radhey राधे|radheshyam राधेश्याम|radhika राधिका|rafi रफ़ी|rafiq/rafique/rafeeq रफ़ीक़|raghav राघव|raghavan राघवन
raghavendra राघवेंद्र|raghu रघु|raghubir/raghuvir/raghuveer रघुवीर|raghunandan रघुनंदन|raghunath रघुनाथ|raghuraj रघुराज
raghuram रघुराम|raheem रहीम|rahim रहीम|rahima/raheema रहीमा|rahman/rehman रहमान|rahmat/rehmat रहमत
rahmatullah रहमतुल्लाह|rahul राहुल|rai राय|raidu/rayudu रायडू|raikwar रायकवार|raina रैना|rais/raees रईस
rajagopalan राजगोपालन|rajaiah राजय्या|rajakumar राजकुमार|rajalakshmi/rajlakshmi राजलक्ष्मी|rajamani राजमणि
rajamanickam राजमाणिक्कम|rajammal राजम्माल|rajan राजन|rajapandi राजपांडी|rajasekaran राजशेखरन|rajasekhar राजशेखर
rajathi राजाती|rajbala राजबाला|rajbanshi/rajbongshi राजबंशी|rajbhar राजभर|rajbir/rajveer/rajvir राजवीर|raje राजे
rajeev/rajiv राजीव|rajeevan राजीवन|rajender/rajinder/rajendar राजेंदर|rajendra राजेंद्र|rajendran राजेंद्रन|rajesh राजेश
rajeshwar/rajeswar राजेश्वर|rajeshwara राजेश्वर|rajeswari/rajeshwari राजेश्वरी|rajgopal/rajagopal राजगोपाल
rajguru राजगुरु|rajinikanth रजनीकांत|rajni/rajani रजनी|rajnish/rajneesh रजनीश|rajput राजपूत|rajrani राजरानी
rajulu राजुलु|rajwanti राजवंती|rakesh राकेश|rakhi/rakhee राखी|rakib राकिब|ram राम|rama रमा|ramachandran रामचंद्रन
ramadevi रमादेवी|ramadhar रामाधार|ramaiah/ramayya रामय्या|ramakant/ramakanth रमाकांत|ramakrishna/ramkrishna रामकृष्ण
ramakrishnan रामकृष्णन|ramalakshmi रामलक्ष्मी|ramalingam रामलिंगम|ramamurthy/ramamoorthy राममूर्ति|raman रमन|ramana रमण
ramanand रामानंद|ramanathan रामनाथन|ramani रमणी|ramanuj रामानुज|ramanujan रामानुजन|ramarao रामाराव|ramasamy रामसामी
ramashankar रमाशंकर|ramaswamy रामस्वामी|ramautar रामअवतार|ramavati/ramawati/ramwati रमावती|ramavtar रामावतार
ramayan रामायण|ramchandra/ramachandra रामचंद्र|ramdas/ramadas/ramadass रामदास|ramdhan रामधन|ramdhari रामधारी
ramdin रामदीन|ramesan रमेशन|rameshwar/rameswar रामेश्वर|rameshwari रामेश्वरी|ramgopal रामगोपाल|ramji रामजी
ramkali रामकली|ramkishan रामकिशन|ramkishor/ramkishore रामकिशोर|ramlakhan रामलखन|ramnaresh रामनरेश
ramniwas/ramnivas रामनिवास|ramphal रामफल|rampravesh रामप्रवेश|rampyari रामप्यारी|ramratan रामरतन
ramsevak/ramsewak रामसेवक|ramulu रामुलु|ramvati रामवती|ramvilas/ramvilash रामविलास|ramvir/ramveer रामवीर|ramzan रमज़ान
rana राणा|ranade रानडे|ranawat राणावत|ranbir/ranveer/ranvir रणवीर|randhawa रंधावा|randhir/randheer रणधीर|rane राणे
rangaiah रंगय्या|rangamma रंगम्मा|ranganath/rangnath रंगनाथ|ranganathan रंगनाथन|ranganayaki रंगनायकी|rangarajan रंगराजन
rangaswamy रंगस्वामी|rani रानी|ranjani रंजनी|ranjeeta/ranjita/ranjitha रंजीता|ranjit/ranjeet/ranjith रंजीत|rao राव
rasheed रशीद|rasheeda/rashida रशीदा|rashid राशिद|rashmi रश्मि|rasool/rasul रसूल|ratan रतन|rath रथ|rathi राठी
rathod/rathore राठौड़|rathor राठौर|rathva राठवा|ratna/rathna रत्ना|ratnakar रत्नाकर|ratnam/rathinam/rathnam रत्नम
raut/rout राउत|ravi रवि|ravichandran रविचंद्रन|ravikant रविकांत|ravikumar रविकुमार|ravinder/ravindar रविंदर
ravindra/rabindra रवींद्र|ravindran/raveendran रवींद्रन|raviraj रविराज|ravishankar रविशंकर|rawal/raval रावल
rawat/ravat रावत|raymond रेमंड|raza रज़ा|razak/razzak/razzaq रज़्ज़ाक़|razia/raziya रज़िया|reang रियांग|rebecca रेबेका
reddy/reddi रेड्डी|reena/rina रीना|reeta/rita रीता|regi/reji रेजी|rehan/rehaan रेहान|rehana रेहाना|rejina/regina रेजिना
rekhaben रेखाबेन|renu रेणु|renuka रेणुका|reshma रेशमा|reshmawati/reshmavati रेशमावती|reshmi रेशमी|revathi रेवती
reyansh रेयांश|ria/riya रिया|riazuddin रियाज़ुद्दीन|richa ऋचा|richard रिचर्ड|riddhi रिद्धि|rishabh ऋषभ|rishi ऋषि
rishikesh/hrishikesh ऋषिकेश|ritu/reetu रितु|ritwik/hrithik/hritik ऋतिक|riyasat रियासत|riyaz/riaz/riyaj रियाज़
rizwan रिज़वान|robert रॉबर्ट|rodrigues/rodriguez रोड्रिग्स|roger रोजर|rohidas रोहिदास|rohini रोहिणी|ronald रोनाल्ड
roop/rup रूप|roopali/rupali रूपाली|roopchand/rupchand रूपचंद|rose रोज़|roshani/roshni रोशनी|rosy/rosie रोज़ी|roy रॉय
rubi/ruby रूबी|ruchi रुचि|rudra रुद्र|ruia रुइया|rukhsana/ruksana रुख़साना|rukhsar रुख़सार|rukmani रुक्मणी
rukmini/rukhmini रुक्मिणी|rupa/roopa रूपा|rupani रूपाणी|rupesh रूपेश|rupinder रूपिंदर|ruth रूथ|rutuja ऋतुजा|ryan रायन
saad साद|saanvi सानवी|sabari शबरी|sabiha सबीहा|sabir साबिर|sabri साबरी|sachdev सचदेव|sachdeva सचदेव
sachidanand/sachchidanand सच्चिदानंद|sachin सचिन|sadanand सदानंद|sadananda सदानंद|sadanandan सदानंदन
sadashiv/sadasivam सदाशिव|sadhana साधना|sadhu साधु|sadhukhan साधुखां|sadiq सादिक़|saeed/said/sayeed सईद|saeeda सईदा
safi सफ़ी|sagar सागर|sagarika सागरिका|sahadev/sahdev सहदेव|sahana सहाना|sahani/sahni/sawhney साहनी|sahay सहाय
sahebrao साहेबराव|sahil साहिल|sahu/sahoo साहू|saidulu सैदुलु|saikia सैकिया|saikumar साईकुमार|sailaja/shailaja शैलजा
sainaba ज़ैनबा|saini सैनी|saira सायरा|sajeev सजीव|saji साजी|sajid साजिद|sakshi साक्षी|salam सलाम|salamat सलामत
salauddin सलाउद्दीन|saleema/salima सलीमा|salim/saleem सलीम|salma सलमा|salman सलमान|salunkhe/salunke सालुंखे|salve सालवे
samal सामल|samant सामंत|samanta सामंत|samaresh समरेश|samarth समर्थ|sambaiah सांबय्या|sambasiva सांबशिव
sambasivarao सांबशिव|sambhaji/sambaji संभाजी|sameera/samira समीरा|samiksha समीक्षा|samir/sameer समीर|sampath संपत
samsher/shamsher शमशेर|samuel सैमुअल|sana सना|sanath/sanat सनत|sanaya सनाया|sandeep/sandip/sundeep संदीप|sandhu संधू
sangeeta/sangita संगीता|sanghvi/sanghavi संघवी|sangma संगमा|sangram संग्राम|sania सानिया|sanika सानिका|sanjay संजय
sanjeev/sanjiv संजीव|sanjib संजीब|sanjit/sanjeet संजीत|sanjivani/sanjeevani संजीवनी|sankar शंकर|sankara शंकर
sankaranarayanan शंकरनारायणन|sankari शंकरी|sankranti संक्रांति|santara/santra सांतरा|santhamma शांतम्मा|santlal संतलाल
santosh/santhosh संतोष|santosha संतोषा|santoshi संतोषी|santram संतराम|sanya सान्या|sanyal सान्याल|sarah/sara सारा
sarang सारंग|saraswati/saraswathi/saraswathy सरस्वती|saravanan सरवनन|sardar सरदार|sardesai सरदेसाई|sardul सरदूल
sarfaraz/sarfraz सरफ़राज़|sarika सारिका|sarju सरजू|sarkar सरकार|sarla/sarala सरला|sarmila/sharmila शर्मिला
sarojini सरोजिनी|sarwar सरवर|sasidharan शशिधरन|sasikala/shashikala शशिकला|sasikumar शशिकुमार
sastry/sastri/shastri शास्त्री|satav सातव|satbir/satvir/satveer सतबीर|sathaiah सत्तय्या|sathaye साठये|sathe साठे
sathish/satheesh सतीश|sathya सत्या|sathyan सत्यन|satish सतीश|satnam सतनाम|satpal/satyapal सतपाल|satpathy सतपथी
satpute सातपुते|sattar सत्तार|satya सत्य|satyabhama सत्यभामा|satyajit सत्यजीत|satyamma सत्यम्मा|satyanarayan सत्यनारायण
satyanarayana/sathyanarayana सत्यनारायण|satyavan/satyawan सत्यवान|satyavati/satyawati/satyavathi सत्यवती
satyendra सत्येंद्र|saudamini सौदामिनी|saugata सौगत|saurabh सौरभ|savani सवाणी|savitri/sabitri/savithri सावित्री
sawan सावन|sawant सावंत|saxena सक्सेना|sebastian सेबेस्टियन|seema/sima सीमा|seetharaman/sitaraman सीतारामन|sehgal सहगल
sekaran शेखरन|sekhon सेखों|selvakumar सेल्वकुमार|selvam सेल्वम|selvan सेल्वन|selvaraj सेल्वराज|selvaraju सेल्वराजू
selvi सेल्वी|sen सेन|senapati सेनापति|sengupta सेनगुप्ता|senthil सेंथिल|senthilkumar सेंथिलकुमार|seth सेठ|sethi सेठी
sethu सेतु|sethulakshmi सेतुलक्ष्मी|sethupathi/setupati सेतुपति|sethuraman सेतुरामन|sewa सेवा|shabana शबाना
shabbir शब्बीर|shabeer/shabir शबीर|shabnam शबनम|shadab शादाब|shafali/shefali शेफाली|shafi शफ़ी|shafiq/shafeeq शफ़ीक़
shah शाह|shahabuddin शहाबुद्दीन|shahana शहनाज़|shahbaz शाहबाज़|shaheen शाहीन|shahid शाहिद|shahista शाइस्ता
shahjahan शाहजहां|shahnawaz शाहनवाज़|shahnaz शहनाज़|shahrukh शाहरुख़|shaikh/sheikh/shaik शेख़|shailendra शैलेंद्र
shailesh/sailesh शैलेश|shajahan शाजहान|shaji शाजी|shakeel शकील|shakila/shakeela शकीला|shakir शाकिर|shakti/sakthi शक्ति
shaktivel/sakthivel शक्तिवेल|shakuntala शकुंतला|shakya शाक्य|shalini शालिनी|shama शमा|shambhu शंभु|shameem/shamim शमीम
shams शम्स|shamsuddin शमसुद्दीन|shankar शंकर|shanmugam/shanmugham षणमुगम|shanmugasundaram षणमुगसुंदरम
shanta/shantha शांता|shantabai शांताबाई|shantanu शांतनु|shantaram शांताराम|shanthakumari शांताकुमारी
shanti/shanthi/santhi शांति|shantilal शांतिलाल|sharafat शराफ़त|sharan/saran शरण|sharanappa शरणप्पा|sharath शरत
sharda/sarada/sharada शारदा|sharif शरीफ़|sharma/sarma शर्मा|sharon शेरोन|sharvari शर्वरी|shashank शशांक
shashi/sashi/sasi शशि|shashikant शशिकांत|shaurya शौर्य|shaw साव|shazia शाज़िया|sheeba शीबा|sheeja शीजा
sheela/shila/sheila शीला|sheetal/shital/seetal शीतल|shekhar/sekar/sekhar शेखर|shekhawat शेखावत|shelar शेलार|shelke शेळके
shende शेंडे|shenoy शेनॉय|sherawat शेरावत|sherpa शेरपा|shete शेटे|sheth शेठ|shetty/setty/chetty शेट्टी|shetye शेट्ये
shibu शिबू|shiela शीला|shiji शिजी|shilpa/silpa शिल्पा|shinde शिंदे|shirin शिरीन|shirley शर्ली|shirsat शिरसाट
shishupal शिशुपाल|shiv शिव|shiva/siva शिवा|shivaji/sivaji शिवाजी|shivanand शिवानंद|shivangi शिवांगी
shivani/sivani शिवानी|shivanna शिवन्ना|shivendra शिवेंद्र|shivprasad/sivaprasad शिवप्रसाद|shivram/shivaram शिवराम
shivshankar/sivasankar/shivashankar शिवशंकर|shobha/shoba/sobha शोभा|shobhana/shobana शोभना|shobharam शोभाराम
shravan/shrawan/sravan श्रवण|shravani/sravani श्रावणी|shrestha श्रेष्ठ|shreyas श्रेयस|shrikrishna/sreekrishna श्रीकृष्ण
shriram/sriram/sreeram श्रीराम|shrishti/srishti सृष्टि|shrivastava/srivastava/shrivastav/srivastav श्रीवास्तव
shroff श्रॉफ़|shruti/shruthi श्रुति|shuaib/shoaib/shoeb शोएब|shubhangi शुभांगी|shubhankar/subhankar शुभंकर
shukla/sukla शुक्ला|shweta/sweta/swetha/shwetha श्वेता|shyam श्याम|shyama श्यामा|shyamala/shyamla श्यामला
shyamsundar/shyamsunder श्यामसुंदर|shyju/shaiju शैजू|sibi/siby सिबी|siddappa सिद्दप्पा|siddaramaiah सिद्धरामय्या
siddesh सिद्धेश|siddharth/siddarth सिद्धार्थ|siddhartha सिद्धार्थ|siddhi सिद्धि|siddiqua सिद्दीक़ा
siddique/siddiq/siddik सिद्दीक़|siddiqui/siddiqi सिद्दीक़ी|sidhu सिद्धू|sidram सिद्राम|sikandar/sikander सिकंदर
silva सिल्वा|simon साइमन|simran सिमरन|sindhia/scindia सिंधिया|sindhu सिंधु|singh सिंह|singhal सिंघल|singhania सिंघानिया
singla सिंगला|sinha सिन्हा|sinthia सिंथिया|sisodia/sisodiya सिसोदिया|sita/seetha/sitha सीता|sitara सितारा
sitaram/seetharam सीताराम|sivadasan शिवदासन|sivagami शिवगामी|sivakumar/shivkumar/shivakumar शिवकुमार|sivamani शिवमणि
sivan शिवन|sivaraman शिवरामन|sivasubramanian शिवसुब्रमण्यन|smriti स्मृति|snehal स्नेहल|snehalata स्नेहलता
snigdha स्निग्धा|sodhi सोढी|sohail/suhail सोहेल|solomon सोलोमन|solunke सोळुंके|somaiah सोमय्या|somanathan सोमनाथन
somashekar/somashekhar/somasekhar सोमशेखर|somasundaram सोमसुंदरम|somayaji सोमयाजी|somvati/somwati सोमवती
somvir/somveer सोमवीर|sonal सोनल|sonar सोनार|sonawane/sonavane सोनवणे|sonia सोनिया|sonkar सोनकर|sood सूद|soumen सौमेन
soumitra सौमित्र|soumya/sowmya सौम्या|soundararajan सौंदरराजन|sourav सौरव|sowjanya सौजन्या|sreedevi श्रीदेवी
sreedhara श्रीधर|sreeja श्रीजा|sreejith श्रीजीत|sreekala श्रीकला|sreekumar/srikumar श्रीकुमार|sreenivasan श्रीनिवासन
sridharan/sreedharan श्रीधरन|srikanth/shrikant/shreekant/sreekanth श्रीकांत|srilatha/sreelatha श्रीलता
srimathi/srimati श्रीमती|srinivas/shrinivas/sreenivas/shreenivas श्रीनिवास|srinivasa/sreenivasa श्रीनिवास
srinivasan श्रीनिवासन|srinivasulu/sreenivasulu श्रीनिवासुलु|srinu श्रीनु|srirang श्रीरंग|stalin स्टालिन|stanley स्टैनली
stella स्टेला|stephen स्टीफ़न|subbaiah सुब्बय्या|subbarao सुब्बाराव|subbulakshmi सुब्बुलक्ष्मी|subhan सुभान
subhash/shubhash/subash सुभाष|subhashini/subhasini सुभाषिणी|subhendu शुभेंदु|subramaniam सुब्रमण्यम
subramanian सुब्रमण्यन|subramanya सुब्रमण्य|subrata सुब्रत|sudama सुदामा|sudarshan/sudharshan/sudarsan सुदर्शन
sudeep/sudip सुदीप|sudhakar सुधाकर|sudhakaran सुधाकरन|sudhamani सुधामणि|sudhanshu सुधांशु|sudhir सुधीर
sufiya/sufia सूफ़िया|sugathan सुगतन|sugriv सुग्रीव|sugumar/sukumaran सुकुमारन|suguna सुगुणा|suhana सुहाना
suhasini सुहासिनी|sujata/sujatha सुजाता|sujit/sujeet/sujith सुजीत|sukanta सुकांत|sukhbir/sukhvir सुखबीर
sukhvinder/sukhwinder सुखविंदर|sukriti सुकृति|sukumar सुकुमार|sulabha सुलभा|sulaiman/suleman सुलेमान|sulochana सुलोचना
sultan सुल्तान|sultana सुल्ताना|sumanth/sumant सुमंत|sumathi/sumathy सुमति|sunaina सुनैना|sunar सुनार
sundarajan/sundararajan सुंदरराजन|sundaram सुंदरम|sundari सुंदरी|sundarlal/sunderlal सुंदरलाल|sunder सुंदर
sunil/suneel सुनील|sunita/suneeta सुनीता|sunny सनी|suparna सुपर्णा|surabhi/surbhi सुरभि|suraiya/suraya सुरैया|suraj सूरज
surana सुराना|surender/surinder/surendar सुरेंदर|surendra सुरेंद्र|suri सूरी|surjan सुरजन|surjit/surjeet/surajit सुरजीत
surya सूर्य|suryanarayana सूर्यनारायण|suryavanshi सूर्यवंशी|susan सुसैन|susanta सुशांत|sushant/sushanth सुशांत
sushil/susheel सुशील|sushila/shushila/susheela/suseela सुशीला|sushma सुषमा|sushmita/susmita सुष्मिता|sutar सुतार
suthar सुथार|sutradhar सूत्रधार|suvarna सुवर्णा|suyash सुयश|swain स्वाईं|swamy/swami स्वामी|swapna स्वप्ना
swapnali स्वप्नाली|swapnil स्वप्निल|swarn स्वर्ण|swarna स्वर्णा|swarnalatha/swarnalata/swarnlata स्वर्णलता
swarup/swaroop स्वरूप|swati/swathi स्वाति|syed/sayed/sayyad/saiyad/sayyed सैयद|sylvia सिल्विया|tabrez/tabrej तबरेज़
tahir ताहिर|tahira ताहिरा|tahseen/tehseen तहसीन|talib तालिब|talukdar तालुकदार|talwar तलवार|tamang तमांग|tambe तांबे
tamilarasan तमिलरासन|tamilarasi तमिलरसी|tamilselvan तमिलसेल्वन|tamilselvi तमिलसेल्वी|tamta टम्टा|tanaji तानाजी
tandon टंडन|tanti तांती|tantia/tantiya तांतिया|tanu तनु|tanushree/tanushri तनुश्री|tanveer/tanvir तनवीर|tanwar तंवर
tanya तान्या|tapas/tapash तापस|tapasi/tapsi तापसी|tapkir टापकीर|tarabai ताराबाई|tarachand ताराचंद|tarai तराई|tarak तारक
tariq/tarique तारिक़|tarlochan तरलोचन|tarun तरुण|tasleem/taslim तस्लीम|tasneem/tasnim तस्नीम|tata टाटा
taufiq/taufeeq/tofiq तौफ़ीक़|tawde/tavde तावड़े|tayade तायडे|tejas तेजस|tejashree/tejaswini तेजस्विनी|tejaswi तेजस्वी
tekchand टेकचंद|tendulkar तेंदुलकर|thackeray/thakre ठाकरे|thakker/thakkar ठक्कर|thakor ठाकोर|thakur ठाकुर|thamarai तामरै
thampi तंपी|thangal तंगल|thangam तंगम|thangaraj तंगराज|thangavel तंगवेल|thankachan थंकचन|thankamani तंकमणि
thankamma तंकम्मा|thankappan तंकप्पन|thapa थापा|thapar थापर|thayammal तायम्माल|thenmozhi तेनमोझी|theresa/teresa टेरेसा
thevar तेवर|thilagavathi तिलगवती|thimmaiah तिम्मय्या|thirumal तिरुमल|thirumalai तिरुमलै|thirumavalavan तिरुमावलवन
thirunavukkarasu तिरुनावुक्करसु|thirupathi/tirupathi/tirupati तिरुपति|thiruvengadam तिरुवेंगडम|thomas थॉमस
thombre/thombare ठोंबरे|thomson थॉमसन|thorat थोरात|thressia/thresia त्रेसिया|tikaram टीकाराम|tilekar तिळेकर
tina/teena टीना|tinku टिंकू|tirkey तिर्की|tirumala तिरुमला|tiwari/tiwary/tewari तिवारी|tony टोनी|tope टोपे|topno टोपनो
toppo टोप्पो|tripathi/tripathy त्रिपाठी|tripti/trupti तृप्ति|trisha तृषा|trishna तृष्णा|triveni त्रिवेणी|tudu टुडू
tukaram तुकाराम|tulsi/thulasi तुलसी|tulsidas तुलसीदास|tulsiram तुलसीराम|tushar तुषार|tyagarajan/thiagarajan त्यागराजन
tyagi त्यागी|ubale उबाले|uday उदय|udaya उदय|udayakumar/udaykumar उदयकुमार|udaybhan उदयभान|uddin उद्दीन
udhav/uddhav उद्धव|uikey उइके|ujjal उज्जल|ujjwal उज्ज्वल|ujwala उज्ज्वला|ulahannan उलहन्नान|ulhas उल्हास|ullah उल्लाह
umakant/umakanth उमाकांत|umamaheshwari/umamaheswari उमामहेश्वरी|umar/omar उमर|umarani उमारानी|umed उम्मेद|unni उन्नी
unnikrishnan उन्नीकृष्णन|upadhyay उपाध्याय|upadhyaya उपाध्याय|upendra उपेंद्र|urmi उर्मि|urvashi उर्वशी|usha उषा
usman/osman उस्मान|utkarsh उत्कर्ष|utpal उत्पल|uttam उत्तम|uttamrao उत्तमराव|vadivel वडिवेल|vaghela/waghela वाघेला
vaibhavi वैभवी|vaidya वैद्य|vaijayanti/vyjayanthi वैजयंती|vaishali वैशाली|vaishnav वैष्णव|vaishnavi वैष्णवी
vaishya वैश्य|vaiyapuri वैयापुरी|valarmathi वलर्मति|valli वल्ली|valmiki/balmiki वाल्मीकि|valsala/valsamma वल्सला
vamsi/vamshi/vansh वंशी|vanaja वनजा|vanathi वनति|vandana/vandna वंदना|vani वाणी|varadarajan वरदराजन|varaprasad वरप्रसाद
vargese/varghese वर्गीस|varkey वर्की|varma/verma वर्मा|varsha वर्षा|varun वरुण|vasanthakumari वसंतकुमारी
vasanthi/vasanti वसंती|vasava वसावा|vashisht/vashishth वशिष्ठ|vasu वासु|vasudev/vasudeva वासुदेव|vasudevan वासुदेवन
vasuki वासुकी|vasundhara/vasundara वसुंधरा|vats वत्स|vatsala वत्सला|vedant वेदांत|veena/vina वीणा|veer/vir वीर
veerappa वीरप्पा|veerappan वीरप्पन|veeraswamy वीरास्वामी|veerbhadra वीरभद्र|veeresh वीरेश|veerraju वीरराजू
velayudhan वेलायुधन|vellaichamy वेल्लैचामी|vellaiyan/velliyan वेल्लैयन|velmurugan वेलमुरुगन|velu वेलु|velusamy वेलुसामी
venkaiah वेंकय्या|venkat/vyankat वेंकट|venkata वेंकट|venkatachalam वेंकटाचलम|venkataraman/venkatraman वेंकटरमन
venkataramana वेंकटरमण|venkatarao वेंकटराव|venkatasubramanian वेंकटसुब्रमण्यन|venkatesan वेंकटेसन|venkatesh वेंकटेश
venkateswara/venkateshwara वेंकटेश्वर|venkateswarlu/venkateshwarlu वेंकटेश्वरलु|venkatraju वेंकटराजू|venu वेणु
venugopal वेणुगोपाल|vetri वेट्री|vetriselvan वेट्रिसेल्वन|vetrivel वेट्रिवेल|vicky विक्की|victor विक्टर|vidhi विधि
vidhya विद्या|vidyasagar विद्यासागर|vijay विजय|vijaya विजया|vijayakumar/vijaykumar विजयकुमार|vijayan विजयन
vijayaraghavan विजयराघवन|vijayashree विजयश्री|vijender विजेंदर|vijendra विजेंद्र|vikas/bikash/vikash विकास|vikram विक्रम
vikrant/vikranth विक्रांत|vilasini विलासिनी|vimal विमल|vimalesh विमलेश|vimla/vimala विमला|vinaya विनया|vinayagam विनायगम
vinayak विनायक|vinayan विनयन|vincent विंसेंट|vineet/vinit/vineeth विनीत|vinita/vineetha/vineeta विनीता
vinod/vinoth/vinodh विनोद|vinothini/vinodhini विनोदिनी|viral विरल|virat विराट|virender वीरेंदर
virendra/veerendra वीरेंद्र|visakh/vaisakh वैशाख|visalakshi/vishalakshi विशालाक्षी|vishakha विशाखा|vishav विश्व
vishesh विशेष|vishnu विष्णु|vishvendra विश्वेंद्र|vishwakarma विश्वकर्मा|vishwambhar विश्वंभर
vishwanath/biswanath/vishvanath/viswanath विश्वनाथ|vishwas विश्वास|viswanathan/vishwanathan विश्वनाथन
vitthal/vithal/vittal विट्ठल|vivaan विवान|vivekanand विवेकानंद|vivekananda विवेकानंद|vora/vohra वोरा|vrushali वृषाली
vyas व्यास|wable वाबले|wadekar वाडेकर|wadhwa वाधवा|wadia वाडिया|wagh वाघ|waghchaure वाघचौरे|waghmare वाघमारे|wagle वागले
wahid/waheed वहीद|wahida/waheeda वहीदा|wajid वाजिद|walia वालिया|walmik वाल्मीक|waman/vaman वामन|wangchuk वांगचुक
wankhede वानखेडे|waqar वक़ार|waris वारिस|warrier/varrier वारियर|wasim/waseem वसीम|wasnik वासनिक|william विलियम
wilson विल्सन|xavier ज़ेवियर|yadagiri यादगिरी|yadaiah यादय्या|yadav/yadava यादव|yadavendra यादवेंद्र|yadavrao यादवराव
yallappa यल्लप्पा|yamini यामिनी|yaqub/yakub/yakoob याक़ूब|yaseen/yasin यासीन|yash यश|yashasvi यशस्वी
yashoda/yashodha/yesodha यशोदा|yashodhara यशोधरा|yashpal यशपाल|yashvir/yashveer यशवीर|yashwant यशवंत|yasir यासिर
yasmin यास्मीन|yazhini याझिनी|yeshwant यशवंत|yesudas येसुदास|yewale येवले|yogender योगेंदर|yogendra योगेंद्र
yogeshwar योगेश्वर|yudhishthir युधिष्ठिर|yunus यूनुस|yusuf यूसुफ़|yuvraj/yuvaraj युवराज|zafar ज़फ़र|zaheer/zahir ज़हीर
zahida ज़ाहिदा|zahoor/zahur ज़हूर|zakia ज़किया|zakir/jakir ज़ाकिर|zaman ज़मान|zareen ज़रीन|zareena/zarina ज़रीना
zeba/zeeba ज़ेबा|zeenat ज़ीनत|zeeshan/zishan ज़ीशान|zende झेंडे|zia ज़िया|ziaul ज़ियाउल|zubair ज़ुबैर
zubeda/zubaida ज़ुबेदा|zulfikar/zulfiqar ज़ुल्फ़िकार
`;
