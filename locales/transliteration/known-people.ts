// Frequent given names and surnames of India in Latin letters and Devanagari.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the name in
 * Devanagari.
 */
export const knownPeople = `
aamir/amir आमिर|aarti/arti आरती|abbas अब्बास|abdul अब्दुल|abhishek अभिषेक|adani अदाणी|aditya आदित्य|adivasi आदिवासी
afzal अफ़ज़ल|agarwal/agrawal अग्रवाल|ahirwar अहिरवार|ahluwalia अहलूवालिया|ahmed/ahmad अहमद|ajay अजय|ajit/ajeet अजीत
ajmal अजमल|akash/aakash आकाश|akbar अकबर|akhil अखिल|akhilesh अखिलेश|akhtar अख़्तर|akram अकरम|alam आलम|albert अल्बर्ट
ali अली|alka अलका|alok आलोक|aman अमन|amar अमर|ambedkar आंबेडकर|ambika अंबिका|amit अमित|amrapali आम्रपाली
amrita अमृता|anamika अनामिका|anand आनंद|ananya अनन्या|anbu अंबु|angad अंगद|aniket अनिकेत|anil अनिल
anita/aneeta अनीता|anjali अंजलि|anju अंजू|ankit अंकित|ankita अंकिता|ankur अंकुर|ansari अंसारी|anthony एंथनी
anuj अनुज|anup/anoop अनूप|anupam अनुपम|anuradha अनुराधा|anurag अनुराग|anusha अनुषा|anwar/anwer अनवर|apurva अपूर्वा
archana अर्चना|arif आरिफ़|arjun अर्जुन|arora अरोड़ा|arun अरुण|aruna अरुणा|arvind अरविंद|arya आर्य|asha आशा
ashish आशीष|ashok अशोक|ashraf अशरफ़|asif आसिफ़|asim असीम|aslam असलम|asmita अस्मिता|atif आतिफ़|atul अतुल
avdhesh अवधेश|avinash अविनाश|ayesha आयशा|ayush आयुष|azad आज़ाद|azam आज़म|azhar अज़हर|baban बबन|babita बबीता
babu बाबू|babulal बाबूलाल|bachchan बच्चन|badal बादल|baghel बघेल|bahadur बहादुर|bairagi बैरागी|bajaj बजाज
bajpai बाजपेयी|balaji बालाजी|balakrishnan बालकृष्णन|baldev बलदेव|balram बलराम|balu बालू|balwant बलवंत|bandana बंदना
banerjee/banerji बनर्जी|bansal बंसल|banu बानो|barman बर्मन|barua बरुआ|basant बसंत|basavaraj बसवराज
basheer/bashir बशीर|basu बसु|begum बेगम|behera बेहेरा|bera बेरा|bhagat भगत|bhagwan भगवान|bhandari भंडारी|bhanu भानु
bharadwaj भारद्वाज|bharat भारत|bharati/bharti भारती|bhargav भार्गव|bhaskar भास्कर|bhatia भाटिया|bhatt भट्ट
bhattacharya भट्टाचार्य|bhattarai भट्टराई|bhavani भवानी|bhavna/bhawna भावना|bhim/bheem भीम|bhola भोला
bhosale/bhosle भोसले|bhuvaneshwari भुवनेश्वरी|bibi बीबी|bijay बिजय|bikram बिक्रम|bimal बिमल|bimla बिमला|bina बीना
bindu बिंदु|birendra बीरेंद्र|bisht बिष्ट|biswas विश्वास|bora बोरा|bose बोस|brahma ब्रह्मा|brijesh ब्रिजेश
chaitanya चैतन्य|chakraborty चक्रवर्ती|chamar चमार|champa चंपा|chand चंद|chanda चंदा|chandan चंदन|chandra चंद्र
chandrakant चंद्रकांत|chandran चंद्रन|chandrashekhar चंद्रशेखर|charan चरण|chatterjee चटर्जी|chaturvedi चतुर्वेदी
chaubey चौबे|chaudhary/choudhary/chaudhari चौधरी|chaudhuri चौधुरी|chauhan/chouhan चौहान|chaurasia चौरसिया
chavan चव्हाण|chawla चावला|chetan चेतन|chhotu छोटू|chinna चिन्ना|chopra चोपड़ा|dalal दलाल|damodar दामोदर
darshan दर्शन|das दास|dashrath दशरथ|david डेविड|daya दया|dayal दयाल|debnath देबनाथ|deepa दीपा|deepak/dipak दीपक
deepika दीपिका|desai देसाई|deshmukh देशमुख|deshpande देशपांडे|dev देव|devendra देवेंद्र|devi देवी|dhananjay धनंजय
dharam धरम|dharma धर्म|dharmendra धर्मेंद्र|dharmesh धर्मेश|dhoni धोनी|dhruv ध्रुव|dikshit/dixit दीक्षित
dilip/dileep दिलीप|dilshad दिलशाद|dinesh दिनेश|divya दिव्या|diwakar दिवाकर|dsouza डिसूज़ा|dubey/dube दुबे
dulal दुलाल|durga दुर्गा|dutta/datta दत्ता|dwivedi द्विवेदी|eknath एकनाथ|ekta एकता|elango इलंगो|faisal फ़ैसल
fakir फ़कीर|farhan फ़रहान|farida फ़रीदा|farooq/faruk फ़ारूक़|fatima/fathima फ़ातिमा|fazal फ़ज़ल|fernandes फ़र्नांडिस
firoz/feroz फ़िरोज़|francis फ़्रांसिस|gadkari गडकरी|gaikwad गायकवाड़|gajendra गजेंद्र|gandhi गांधी|ganesan गणेशन
ganesh गणेश|ganga गंगा|gaur गौड़|gaurav गौरव|gauri गौरी|gautam/goutam गौतम|gavaskar गावस्कर|gayatri गायत्री
geeta/gita गीता|geetha गीता|george जॉर्ज|ghanshyam घनश्याम|ghosh घोष|ghulam ग़ुलाम|girish गिरीश|godara गोदारा
goel/goyal गोयल|gokul गोकुल|gomathi गोमती|gonsalves गोंसाल्विस|gopal गोपाल|gopi गोपी|gopinath गोपीनाथ
goswami गोस्वामी|govind गोविंद|govindan गोविंदन|gowda गौड़ा|gowri गौरी|guddu गुड्डू|guha गुहा|gulab गुलाब
gulzar गुलज़ार|gupta गुप्ता|gurjar गुर्जर|gurmeet/gurmit गुरमीत|gurpreet गुरप्रीत|gurung गुरुंग|habib हबीब
halder हालदार|hameed हमीद|hamid हमीद|hanuman हनुमान|hari हरि|haridas हरिदास|haridwar हरिद्वार|harish हरीश
harpreet हरप्रीत|harsh हर्ष|harsha हर्षा|hasan/hassan हसन|hazra हाज़रा|hegde हेगड़े|hema हेमा|hemant हेमंत
himanshu हिमांशु|hitesh हितेश|hussain/husain हुसैन|ibrahim इब्राहिम|imran इमरान|inder इंदर|indira इंदिरा|indra इंद्र
indu इंदु|iqbal इक़बाल|irani ईरानी|irfan इरफ़ान|isha ईशा|ishwar ईश्वर|islam इस्लाम|ismail इस्माइल|iyer अय्यर
jadhav जाधव|jagan जगन|jagannath जगन्नाथ|jagdish जगदीश|jai जय|jain जैन|jaiswal जायसवाल|jakhar जाखड़|jamal जमाल
james जेम्स|jamila जमीला|janaki जानकी|jangid जांगिड़|jasbir जसबीर|jaswant जसवंत|jatin जतिन|javed जावेद|jaya जया
jayalakshmi जयलक्ष्मी|jayalalitha जयललिता|jayanti जयंती|jayaram जयराम|jayesh जयेश|jaykumar जयकुमार|jeetu जीतू
jeevan जीवन|jha झा|jignesh जिग्नेश|jitendra जितेंद्र|jogi जोगी|john जॉन|joseph जोसेफ़|joshi जोशी|juhi जूही
jyoti ज्योति|kabir कबीर|kabita कबिता|kailash कैलाश|kajal काजल|kala कला|kale काले|kali काली|kalpana कल्पना
kalyan कल्याण|kalyani कल्याणी|kamal कमल|kamala/kamla कमला|kamble कांबले|kamini कामिनी|kamlesh कमलेश|kanchan कंचन
kanhaiya कन्हैया|kannan कन्नन|kanta कांता|kapadia कपाड़िया|kapil कपिल|kapoor/kapur कपूर|karan करण|karim करीम
kartar करतार|karthik/kartik कार्तिक|karuna करुणा|karunanidhi करुणानिधि|kashi काशी|kashyap कश्यप|kasturi कस्तूरी
katariya कटारिया|kaur कौर|kaushal कौशल|kavita/kavitha कविता|keerthi कीर्ति|kejriwal केजरीवाल|keshav केशव|khan ख़ान
khanna खन्ना|khatik खटीक|khatri खत्री|khatun/khatoon ख़ातून|kiran किरण|kishan किशन|kishor/kishore किशोर|kohli कोहली
koli कोली|komal कोमल|kori कोरी|kripal कृपाल|krishna कृष्णा|krishnan कृष्णन|krupa कृपा|kuldeep/kuldip कुलदीप
kulkarni कुलकर्णी|kumar कुमार|kumari कुमारी|kunal कुणाल|kunti कुंती|kurmi कुर्मी|kushwaha कुशवाहा|kusum कुसुम
lakhan लखन|lakra लकड़ा|lakshman/laxman लक्ष्मण|lakshmi/laxmi लक्ष्मी|lal लाल|lalan ललन|lalita/lalitha ललिता
lallu लल्लू|laloo/lalu लालू|lata/latha लता|lavanya लावण्या|leela/lila लीला|lodhi लोधी|lokesh लोकेश|lokhande लोखंडे
madan मदन|madhav माधव|madhavan माधवन|madhu मधु|madhuri माधुरी|magan मगन|mahadev महादेव|mahajan महाजन
mahalakshmi महालक्ष्मी|mahant महंत|maharaj महाराज|mahato महतो|mahendra महेंद्र|mahesh महेश|mahima महिमा|mahto महतो
maity माइती|majhi मांझी|majumdar मजूमदार|makwana मकवाना|malhotra मल्होत्रा|malik मलिक|malini मालिनी|mallik मल्लिक
malti मालती|mamta/mamata ममता|mandal/mondal मंडल|mangal मंगल|mangesh मंगेश|mangeshkar मंगेशकर|mani मणि|manik माणिक
manikandan मणिकंदन|manish/maneesh मनीष|manisha मनीषा|manju मंजू|manjula मंजुला|manjunath मंजुनाथ|manmohan मनमोहन
manohar मनोहर|manoj मनोज|mansoor मंसूर|marandi मरांडी|maruti मारुति|mary मैरी|masih मसीह|mathew मैथ्यू|mathur माथुर
maurya मौर्य|maya माया|mayank मयंक|meena/mina मीना|meenakshi मीनाक्षी|meera मीरा|mehra मेहरा|mehta मेहता|menon मेनन
milan मिलन|milind मिलिंद|mirza मिर्ज़ा|mishra/misra मिश्रा|mistry मिस्त्री|mithun मिथुन|mitra मित्रा|modi मोदी
mohammad/mohammed/muhammad मोहम्मद|mohan मोहन|mohd मोहम्मद|mohini मोहिनी|mohit मोहित|moni मोनी|monu मोनू|more मोरे
moses मोज़ेस|mridul मृदुल|mukesh मुकेश|mukherjee मुखर्जी|munda मुंडा|muniyappa मुनियप्पा|munna मुन्ना|munni मुन्नी
murali मुरली|murmu मुर्मू|murthy मूर्ति|murugan मुरुगन|mushtaq मुश्ताक़|mustafa मुस्तफ़ा|muthu मुत्तु|nadar नाडार
nadeem नदीम|nafisa नफ़ीसा|nagaraj नागराज|nagendra नागेंद्र|nagesh नागेश|nageshwar नागेश्वर|nageswara नागेश्वर
naidu नायडू|naik नाइक|nair नायर|nanak नानक|nand नंद|nanda नंदा|nandan नंदन|nandini नंदिनी|nandkishor नंदकिशोर
narayan नारायण|narayanan नारायणन|narendra नरेंद्र|naresh नरेश|nargis नरगिस|naseem/nasim नसीम|nasir नासिर
natarajan नटराजन|nath नाथ|naveen/navin नवीन|nazia नाज़िया|neelam नीलम|neeraj/niraj नीरज|negi नेगी|neha नेहा
nehru नेहरू|nikhil निखिल|nikita निकिता|nilesh नीलेश|nimmi निम्मी|nirmal निर्मल|nirmala निर्मला|nisar निसार
nisha निशा|nishad निषाद|nithya नित्या|nitin नितिन|nitish नीतीश|noor नूर|oberoi ओबेरॉय|om ओम|omprakash ओमप्रकाश
oraon उरांव|padma पद्मा|padmavathi पद्मावती|pai पई|pal पाल|palaniswami पलनीस्वामी|panda पांडा|pandey/pande पांडे
pandian पांडियन|pandit पंडित|pandurang पांडुरंग|pankaj पंकज|pappu पप्पू|pardeshi परदेशी|parikh पारिख
parmanand परमानंद|parmar परमार|parmeshwar परमेश्वर|parul पारुल|parvati/parvathi पार्वती|parveen/parvin परवीन
paswan पासवान|patel पटेल|pathak पाठक|pathan पठान|patil पाटिल|patnaik पटनायक|patra पात्रा|patwa पटवा|pawan/pavan पवन
pawar पवार|pereira परेरा|periyasamy पेरियसामी|phool फूल|phoolchand फूलचंद|pillai पिल्लई|pinki/pinky पिंकी
pintu पिंटू|pooja/puja पूजा|poonam/punam पूनम|pooran पूरन|prabha प्रभा|prabhakar प्रभाकर|prabhu प्रभु
pradeep/pradip प्रदीप|pradhan प्रधान|pragati प्रगति|prajapati प्रजापति|prajwal प्रज्वल|prakash प्रकाश|pramod प्रमोद
pranav प्रणव|prasad प्रसाद|prashant प्रशांत|pratap प्रताप|pratibha प्रतिभा|praveen/pravin प्रवीण
preetam/pritam प्रीतम|preeti/priti प्रीति|prem प्रेम|prema प्रेमा|premchand प्रेमचंद|prithvi पृथ्वी|priya प्रिया
priyanka प्रियंका|punit/puneet पुनीत|purnima/poornima पूर्णिमा|purohit पुरोहित|pushkar पुष्कर|pushpa पुष्पा
pushpendra पुष्पेंद्र|qasim क़ासिम|qureshi/kureshi क़ुरैशी|radha राधा|radhika राधिका|raghav राघव|raghavan राघवन
raghu रघु|raghunandan रघुनंदन|raghunath रघुनाथ|raheem रहीम|rahim रहीम|rahman/rehman रहमान|rahul राहुल|rai राय
raikwar रायकवार|raina रैना|raj राज|raja राजा|rajak रजक|rajakumar राजकुमार|rajan राजन|rajaram राजाराम
rajasekhar राजशेखर|rajbhar राजभर|rajeev/rajiv राजीव|rajendra राजेंद्र|rajesh राजेश|rajeswari/rajeshwari राजेश्वरी
rajinikanth रजनीकांत|rajkumar राजकुमार|rajni रजनी|rajput राजपूत|raju राजू|rakesh राकेश|rakhi राखी|ram राम|rama रमा
ramadevi रमादेवी|ramakrishnan रामकृष्णन|raman रमन|ramaswamy रामस्वामी|ramchandra रामचंद्र|ramdas रामदास|ramesh रमेश
ramji रामजी|ramlal रामलाल|rampal रामपाल|ramprakash रामप्रकाश|ramprasad रामप्रसाद|ramu रामू|ramvilas रामविलास
rana राणा|rane राणे|ranganathan रंगनाथन|rangaswamy रंगस्वामी|rani रानी|ranjan रंजन|ranjit/ranjeet रंजीत|rao राव
rashid राशिद|rashmi रश्मि|ratan रतन|rathi राठी|rathod/rathore राठौड़|ratna रत्ना|ravi रवि|ravindra रवींद्र
rawal रावल|rawat रावत|ray राय|reddy रेड्डी|reena/rina रीना|rehana रेहाना|rekha रेखा|renu रेणु|renuka रेणुका
reshma रेशमा|revathi रेवती|rishi ऋषि|ritesh रितेश|ritu रितु|riyaz रियाज़|rizwan रिज़वान|rohan रोहन|rohit रोहित
roja रोजा|roshan रोशन|roy रॉय|rubina रुबीना|rukhsana रुख़साना|rukmini रुक्मिणी|rupa/roopa रूपा|rupesh रूपेश
sabina सबीना|sachin सचिन|sadhana साधना|sadiq सादिक़|sagar सागर|saha साहा|sahil साहिल|sahu साहू|saifuddin सैफ़ुद्दीन
saini सैनी|sajid साजिद|sakshi साक्षी|salim/saleem सलीम|salma सलमा|salman सलमान|samir/sameer समीर
samsher/shamsher शमशेर|samuel सैमुअल|sanaya सनाया|sandeep/sandip संदीप|sandhya संध्या|sangeeta/sangita संगीता
sania सानिया|sanjana संजना|sanjay संजय|sanjeev/sanjiv संजीव|sanju संजू|sankar/sankaran शंकर|santosh संतोष|sapan सपन
sapna सपना|saraswati सरस्वती|saravanan सरवनन|sardar सरदार|sarita सरिता|sarkar सरकार|saroj सरोज|saroja सरोजा
sarojini सरोजिनी|sathish सतीश|satish सतीश|satyajit सत्यजीत|satyam सत्यम|satyanarayan/satyanarayana सत्यनारायण
saurabh सौरभ|savita सविता|savitri सावित्री|sawant सावंत|saxena सक्सेना|sebastian सेबेस्टियन|seema/sima सीमा
sehgal सहगल|selvam सेल्वम|selvi सेल्वी|sen सेन|senthil सेंथिल|shabana शबाना|shabnam शबनम|shah शाह|shaheen शाहीन
shahid शाहिद|shaikh/sheikh शेख़|shailesh शैलेश|shakeel शकील|shakti शक्ति|shakuntala शकुंतला|shalini शालिनी
shambhu शंभु|shameem/shamim शमीम|shamsuddin शमसुद्दीन|shankar शंकर|shanti/shanthi शांति|sharad शरद|sharda शारदा
sharif शरीफ़|sharma शर्मा|shashi शशि|sheela/shila शीला|sheetal/shital शीतल|shekhar शेखर|shelar शेलार|sher शेर
sherpa शेरपा|shetty शेट्टी|shiela शीला|shilpa शिल्पा|shinde शिंदे|shiv शिव|shiva शिवा|shivaji शिवाजी|shivam शिवम
shivani शिवानी|shobha शोभा|shrivastava/srivastava श्रीवास्तव|shruti/shruthi श्रुति|shubham शुभम|shukla शुक्ला
shyam श्याम|shyamlal श्यामलाल|siddharth सिद्धार्थ|siddiqui सिद्दीक़ी|sikandar सिकंदर|silva सिल्वा|simran सिमरन
singh सिंह|sinha सिन्हा|sita/seetha/sitha सीता|sitaram सीताराम|sivakumar शिवकुमार|sivaraman शिवरामन|smita स्मिता
smriti स्मृति|sneha स्नेहा|snehal स्नेहल|sohan सोहन|solanki सोलंकी|somnath सोमनाथ|sonali सोनाली|soni सोनी
sonia सोनिया|sonkar सोनकर|sonu सोनू|soren सोरेन|sourav सौरव|sreedevi श्रीदेवी|sreenivasan श्रीनिवासन
sridevi श्रीदेवी|sridhar श्रीधर|srikanth/shrikant श्रीकांत|srinivas श्रीनिवास|srinivasan श्रीनिवासन|stalin स्टालिन
stephen स्टीफ़न|subbu सुब्बू|subhadra सुभद्रा|subhash सुभाष|subramaniam सुब्रमण्यम|subramanian सुब्रमण्यन
subrata सुब्रत|sudesh सुदेश|sudha सुधा|sudhir सुधीर|sugandha सुगंधा|suhas सुहास|sujata सुजाता|sukhdev सुखदेव
sukumar सुकुमार|sultan सुल्तान|suman सुमन|sumathi सुमति|sumit सुमित|sumitra सुमित्रा|sundar सुंदर|sundaram सुंदरम
sundari सुंदरी|sunder सुंदर|sunil/suneel सुनील|sunita/suneeta सुनीता|suparna सुपर्णा|supriya सुप्रिया|suraj सूरज
surendra सुरेंद्र|suresh सुरेश|surjit/surjeet सुरजीत|surya सूर्य|suryakant सूर्यकांत|sushil/susheel सुशील
sushila सुशीला|sushma सुषमा|swamy/swami स्वामी|swapan स्वपन|swapna स्वप्ना|swapnil स्वप्निल|swaraj स्वराज
swati स्वाति|syed/sayed सैयद|tabassum तबस्सुम|tamang तमांग|tanaji तानाजी|tanu तनु|tanuja तनुजा|tanveer तनवीर
tanvi तन्वी|tara तारा|tarun तरुण|tata टाटा|tejas तेजस|tendulkar तेंदुलकर|thackeray ठाकरे|thakur ठाकुर
thangaraj तंगराज|thangavel तंगवेल|thapa थापा|thomas थॉमस|tirkey तिर्की|tiwari/tiwary तिवारी|tomar तोमर|toppo टोप्पो
tripathi त्रिपाठी|trivedi त्रिवेदी|tudu टुडू|tukaram तुकाराम|tulsi तुलसी|tushar तुषार|tyagi त्यागी|uday उदय
udit उदित|ujjwal उज्ज्वल|ujwala उज्ज्वला|uma उमा|umashankar उमाशंकर|umesh उमेश|upadhyay उपाध्याय|urmila उर्मिला
usha उषा|uttam उत्तम|vaibhav वैभव|vaishali वैशाली|valmiki वाल्मीकि|vandana वंदना|vanita वनिता|varma/verma वर्मा
varsha वर्षा|vasant वसंत|vasudev वासुदेव|vasudevan वासुदेवन|vasudha वसुधा|vasundhara वसुंधरा|veena/vina वीणा
velmurugan वेलमुरुगन|velu वेलु|venkat वेंकट|venkataraman वेंकटरमन|venkatesh वेंकटेश|venkateswara वेंकटेश्वर
vibha विभा|vidhya विद्या|vidya विद्या|vidyasagar विद्यासागर|vignesh विग्नेश|vijay विजय|vijaya विजया
vijayakumar विजयकुमार|vijayalakshmi विजयलक्ष्मी|vijayan विजयन|vikas विकास|vikram विक्रम|vilas विलास|vimal विमल
vimla विमला|vinay विनय|vinayagam विनायगम|vinayak विनायक|vinita विनीता|vinod विनोद|vipin विपिन|viplav विप्लव
virat विराट|virendra वीरेंद्र|vishal विशाल|vishnu विष्णु|vishwakarma विश्वकर्मा|vishwanath विश्वनाथ|vishwas विश्वास
vivek विवेक|vyas व्यास|wadekar वाडेकर|wagh वाघ|walia वालिया|wankhede वानखेडे|wasim/waseem वसीम|wilson विल्सन
xavier ज़ेवियर|yadav यादव|yadavrao यादवराव|yamuna यमुना|yash यश|yashoda यशोदा|yashpal यशपाल|yashwant यशवंत
yasmin यास्मीन|yeshwant यशवंत|yogendra योगेंद्र|yogesh योगेश|yogi योगी|yunus यूनुस|yusuf यूसुफ़|zaheer ज़हीर
zahida ज़ाहिदा|zakir ज़ाकिर|zareena ज़रीना|zeenat ज़ीनत|zoya ज़ोया|zubair ज़ुबैर
`;
