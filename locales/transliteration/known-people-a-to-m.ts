// Frequent given names and surnames of India in Latin letters and Devanagari, from a to m. Names that the
// transliteration rules already spell correctly are left out.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the name in
 * Devanagari.
 */
export const knownPeopleAToM = `
aadil/adil आदिल|aakanksha/akanksha आकांक्षा|aalia/alia/aaliya आलिया|aamir/amir आमिर|aaradhya आराध्या|aarav आरव
aarti/arti/arati आरती|abbas अब्बास|abdul अब्दुल|abdullah/abdulla अब्दुल्ला|abhijit/abhijeet अभिजीत|abhilash अभिलाष
abhimanyu अभिमन्यु|abhishek अभिषेक|abida आबिदा|achal अचल|achamma अच्चम्मा|achar आचार|acharya आचार्य|adani अदाणी
adarsh आदर्श|aditi अदिति|aditya आदित्य|adivasi आदिवासी|afreen अफ़रीन|afroz/afroj अफ़रोज़|afsana अफ़साना|afsar अफ़सर
afzal अफ़ज़ल|agarwal/agrawal/aggarwal अग्रवाल|agarwala अग्रवाला|agarwalla अग्रवाल|agnes एग्नेस|ahluwalia अहलूवालिया
ahmed/ahmad अहमद|ahsan अहसान|ahuja आहूजा|aishwarya/aiswarya ऐश्वर्या|ajit/ajeet अजीत|ajmal अजमल|akash/aakash आकाश
akbar अकबर|akhtar अख़्तर|akhtari अख़्तरी|akil/aqeel अकील|akram अकरम|akshaya अक्षय|alam आलम
alauddin/allauddin अलाउद्दीन|albert अल्बर्ट|alex एलेक्स|alexander अलेक्ज़ेंडर|aleyamma अलियम्मा|ali अली|alice एलिस
alok आलोक|amaan अमान|amal अमल|aman अमन|amanullah अमानुल्लाह|amarjit/amarjeet अमरजीत|ambedkar आंबेडकर|ameen/amin अमीन
ameer अमीर|amina/ameena अमीना|amitabh अमिताभ|amol अमोल|amrapali आम्रपाली|amrit/amrut अमृत|amrita/amruta अमृता|anal अनल
anamika अनामिका|anand आनंद|ananda आनंद|anandi आनंदी|anas अनस|anasuya अनसूया|anasuyamma अनसूयम्मा|anaya अनाया|anbu अंबु
angad अंगद|angadi अंगड़ी|angoori अंगूरी|anirban अनिर्बान|aniruddha अनिरुद्ध|anirudh अनिरुद्ध|anis/anees अनीस
anish/aneesh अनीश|anisha अनीशा|anita/aneeta अनीता|anjaiah अंजय्या|anjali अंजलि|anjaneyulu आंजनेयुलु|anna अन्ना
annapurna अन्नपूर्णा|annie एनी|ansari अंसारी|anshu अंशु|anshuman अंशुमान|anthony एंथनी|antony एंटनी|anu अनु
anup/anoop अनूप|anupam/anoopam अनुपम|anupama अनुपमा|anuradha अनुराधा|anurag अनुराग|anusha अनुषा|anushka अनुष्का
anwar/anwer/anvar अनवर|aparna अपर्णा|appalaraju अप्पलराजू|apparao अप्पाराव|apte आपटे|apurva अपूर्वा|arif आरिफ़
arman/armaan अरमान|arnab अर्णब|arora अरोड़ा|arpan अर्पण|arshad अरशद|arulmozhi अरुलमोझी|arumugam अरुमुगम|arun अरुण
aruna अरुणा|arunachalam अरुणाचलम|arundhati अरुंधति|arvind/aravind/aravindh अरविंद|arvindan/aravindan अरविंदन|arya आर्य
aryan आर्यन|asad असद|asgar/asghar असग़र|asha आशा|ashima आशिमा|ashiq आशिक़|ashish आशीष|ashita आशिता|ashok अशोक
ashraf अशरफ़|ashvin/ashwin अश्विन|ashwani/ashwini अश्विनी|asif आसिफ़|asim असीम|aslam असलम|asma अस्मा|atharva अथर्व
athavale/athawale आठवले|atif आतिफ़|atique/ateeq अतीक़|atmaram आत्माराम|attri अत्री|avani अवनि|avtar अवतार
awasthi अवस्थी|ayan अयान|ayaz अयाज़|ayesha आयशा|ayub/ayyub अयूब|ayush/aayush आयुष|azad आज़ाद|azam आज़म|azhar अज़हर
aziz/azeez अज़ीज़|aziza अज़ीज़ा|azmi आज़मी|babita बबीता|bablu बबलू|bacchu/bachu बच्चू|bachchan बच्चन|badal बादल
bagchi बागची|bagdi बागदी|baghel बघेल|bagri बागड़ी|bahadur बहादुर|baheti बाहेती|baidya बैद्य|baig/beg बेग
bairagi बैरागी|bairwa बैरवा|baitha बैठा|bajaj बजाज|bajpai बाजपेयी|bajpayee/vajpayee वाजपेयी|bajwa बाजवा|baksh बख़्श
bakshi बख़्शी|balachandran बालचंद्रन|balaji बालाजी|balakrishnan बालकृष्णन|balamurugan बालमुरुगन|balan बालन
balasubramanian बालसुब्रमण्यन|balbir बलबीर|baldev बलदेव|baljit/baljeet बलजीत|balkrishna बालकृष्ण|balram बलराम
balvinder/balwinder बलविंदर|balwan बलवान|balwant बलवंत|banarasi बनारसी|bandana बंदना|bandyopadhyay बंद्योपाध्याय
banerjee/banerji बनर्जी|banka बांका|bansal बंसल|bantu/banti/bunty बंटी|banu/bano बानो|bapat बापट|barik बारिक
barkha बरखा|barla बारला|baruah बरुआ|basak बसाक|basavanna बसवन्ना|basavaraj बसवराज|basheer/bashir बशीर|basu बसु
basudev बसुदेव|basumatary बसुमतारी|bauri बाउरी|bawa बावा|begum/begam बेगम|benjamin बेंजामिन|benny बेनी
bhadoria भदौरिया|bhaduri भादुड़ी|bhagirath भगीरथ|bhagwan भगवान|bhagwat भागवत|bhagwati/bhagwanti भगवती|bhagya भाग्य
bhagyashree/bhagyashri भाग्यश्री|bhakti भक्ति|bhalerao भालेराव|bhandari/bhandary भंडारी|bhanu भानु|bhanwar भंवर
bharadwaj भारद्वाज|bharat भारत|bharati/bharti/bharathi भारती|bhargav भार्गव|bhargavan भार्गवन
bhartiya/bharatiya भारतीय|bhasin भसीन|bhaskar भास्कर|bhaskaran भास्करन|bhaskararao भास्करराव|bhat भट|bhatia भाटिया
bhatnagar भटनागर|bhatt भट्ट|bhattacharjee/bhattacharjya भट्टाचार्जी|bhattacharya भट्टाचार्य|bhattarai भट्टराई
bhavani/bhabani/bhawani भवानी|bhave भावे|bhavesh भावेश|bhavik भाविक|bhavin भाविन|bhavna/bhawna भावना|bhavsar भावसार
bhavya भव्य|bhende भेंडे|bhide भिडे|bhikha भीखा|bhim/bheem भीम|bhimrao भीमराव|bhoir भोईर|bhoomi/bhumi भूमि
bhosale/bhosle भोसले|bhowmick/bhowmik भौमिक|bhupen भूपेन|bhupendra भूपेंद्र|bhupesh भूपेश|bhupinder भूपिंदर
bhushan भूषण|bhutia भूटिया|bhuvaneshwari/bhuvaneswari भुवनेश्वरी|bhuyan भुइयां|bibi बीबी|bidyut विद्युत
bijendra बिजेंद्र|bijoy बिजॉय|biju बीजू|bikram बिक्रम|bilal बिलाल|bimal बिमल|bimalesh बिमलेश|bina/beena बीना
bindu बिंदु|binu बीनू|biradar बिरादर|birbal बीरबल|biren बीरेन|birendra बीरेंद्र|birju बिरजू|birla बिड़ला
bishnoi बिश्नोई|bishnu बिष्णु|bisht बिष्ट|biswajit/vishwajit/vishwajeet विश्वजीत|biswal बिस्वाल|biswas विश्वास
bobby बॉबी|bora/borah बोरा|borkar बोरकर|borse बोरसे|bose बोस|bothra बोथरा|brahma ब्रह्मा|brar बराड़|brij बृज
brijlal बृजलाल|brinda/vrinda/vrunda वृंदा|buddha बुद्ध|budhia/budhiya बुधिया|chacko चाको|chadha चड्ढा|chahal चहल
chaitanya चैतन्य|chakraborty चक्रवर्ती|chamar चमार|champalal चंपालाल|chand चंद|chandni/chandani चांदनी|chandra चंद्र
chandrasekaran/chandrashekaran चंद्रशेखरन|chandrashekhar/chandrasekar/chandrasekhar चंद्रशेखर|chandravati चंद्रावती
chandy/chandi चांडी|charan चरण|charandas चरणदास|charanjit/charanjeet चरणजीत|charles चार्ल्स|charu चारु
chatterjee चटर्जी|chattopadhyay चट्टोपाध्याय|chaudhuri/choudhury चौधुरी|chaubey चौबे|chaudhary/choudhary/chaudhari/chowdary चौधरी
chauhan/chouhan चौहान|chaurasia चौरसिया|chavan चव्हाण|chavda चावड़ा|chawla चावला|cheema चीमा|chelladurai चेल्लादुरै
chenchaiah चेंचय्या|cherian चेरियन|chettiar चेट्टियार|chhaya/chaya छाया|chhetri/chettri छेत्री|chhotelal छोटेलाल
chhotu छोटू|chidambaram चिदंबरम|chinnarao चिन्नाराव|chinnasamy चिन्नासामी|chinnaswamy चिन्नास्वामी|chintu चिंटू
chirag चिराग|chiranjeevi/chiranjivi चिरंजीवी|choksi/choksey चोकसी|chopra चोपड़ा|chordia चोरड़िया
christopher क्रिस्टोफ़र|chunnilal/chunilal चुन्नीलाल|dabholkar दाभोलकर|dadhich दाधीच|daga डागा|dalvi दलवी
damayanti दमयंती|damle दामले|damodar दामोदर|damodaran दामोदरन|daniel डैनियल|danish दानिश|dasgupta दासगुप्ता
dashrath दशरथ|dastagir दस्तगीर|datt/dutt दत्त|dattatray दत्तात्रय|dattatreya दत्तात्रय|daud/dawood दाऊद|david डेविड
daya दया|dayanand दयानंद|dayananda दयानंद|dayaram दयाराम|debashish/debasish देबाशीष|debbarma देबबर्मा|debnath देबनाथ
deen दीन|deenanath/dinanath दीनानाथ|deendayal दीनदयाल|deepa/dipa दीपा|deepak/dipak दीपक|deepali/dipali दीपाली
deepanshu दीपांशु|deepika दीपिका|deepti/dipti दीप्ति|deepu दीपू|deka डेका|deokar/devkar देवकर|desai देसाई|desale देसले
deshmukh देशमुख|deshpande देशपांडे|dev/deo देव|devaki देवकी|devanand देवानंद|devaraj/devraj देवराज|devendra देवेंद्र
devgan/devgn देवगन|devi देवी|dey डे|dhage ढगे|dhanapal/dhanpal धनपाल|dhaniram धनीराम|dhanraj धनराज|dhanush धनुष
dhanwanti धनवंती|dhar धर|dharam धरम|dharampal/dharmpal धर्मपाल|dharamveer/dharamvir धर्मवीर|dharma धर्म
dharmendra धर्मेंद्र|dhaval धवल|dhawan/dhavan धवन|dheeraj/dhiraj धीरज|dhillon ढिल्लों|dhiman धीमान|dhirendra धीरेंद्र
dholakia ढोलकिया|dhole ढोले|dhondiram धोंडीराम|dhruva ध्रुव|dias डायस|diksha दीक्षा|dikshit/dixit दीक्षित
dilawar दिलावर|dildar दिलदार|dilip/dileep दिलीप|diljit दिलजीत|dimple डिंपल|dina दीना|dipankar दीपांकर|dipesh दीपेश
divakaran दिवाकरन|divyansh दिव्यांश|divyanshu दिव्यांशु|diwakar दिवाकर|doctor डॉक्टर|doiphode डोईफोडे|dolly डॉली
domnic/dominic डोमिनिक|draupadi द्रौपदी|dsouza डिसूज़ा|dubey/dube दुबे|durai दुरै|durairaj दुरैराज|dushyant दुष्यंत
dutta/datta दत्ता|dwarka/dwaraka द्वारका|dwivedi द्विवेदी|eapen ईपन|edward एडवर्ड|ehsan एहसान|eknath एकनाथ|ekta एकता
elango इलंगो|elizabeth एलिज़ाबेथ|elumalai एलुमलै|emmanuel एमैनुएल|engineer इंजीनियर|eswaran/easwaran ईश्वरन
eswararao ईश्वरराव|eswari/ishwari ईश्वरी|ezhil एझिल|fadnis फडनीस|faheem/fahim फ़हीम|faisal फ़ैसल|faizal फ़ैज़ल
faizan फ़ैज़ान|fakir फ़कीर|fakruddin/fakhruddin फ़ख़रुद्दीन|fareed/farid फ़रीद|farhan फ़रहान|farhana फ़रहाना
farhat फ़रहत|farida फ़रीदा|farooq/faruk फ़ारूक़|farzana फ़रज़ाना|fatima/fathima फ़ातिमा|fazal फ़ज़ल
fernandes फ़र्नांडिस|firdaus/firdous फ़िरदौस|firoz/feroz फ़िरोज़|fonseca फ़ोंसेका|francis फ़्रांसिस|gabriel गेब्रियल
gade गाडे|gadkari गडकरी|gaffar/gafoor ग़फ़्फ़ार|gaikwad/gaikwar गायकवाड़|gajanan गजानन|gajendra गजेंद्र|gajraj गजराज
gamit गामीत|ganapathy/ganapathi/ganpati/ganapati गणपति|gandharva गंधर्व|gandhi गांधी|ganesan गणेशन|ganesh गणेश
gangadhara गंगाधर|gangadharan गंगाधरन|gangaiah गंगय्या|gangopadhyay गंगोपाध्याय|ganguly/ganguli गांगुली|ganpat गणपत
garg गर्ग|garud गरुड़|gaur/goud गौड़|gautami गौतमी|gavaskar गावस्कर|gavit गावित|gawade/gavade गावडे|gawli/gavli गवली
gayatri गायत्री|gayen गायेन|gazi ग़ाज़ी|geeta/gita गीता|geetanjali/gitanjali गीतांजलि|geetha गीता|gehlot/gahlot गहलोत
gendalal गेंदालाल|george जॉर्ज|ghadge/ghatge घाडगे|ghanghas घनघस|ghani/gani ग़नी|ghanshyam घनश्याम|ghorpade घोरपड़े
ghosh घोष|ghouse ग़ौस|ghulam/gulam ग़ुलाम|gill गिल|girdhari/giridhari गिरधारी|giri गिरि|giridhar/girdhar गिरिधर
giridharan गिरिधरन|girish गिरीश|girraj गिर्राज|godara गोदारा|godbole गोडबोले|godrej गोदरेज|goel/goyal गोयल
gokhale गोखले|gomathi गोमती|gomes/gomez गोम्स|gond गोंड|gondaliya गोंडलिया|gonsalves गोंसाल्विस
gopalakrishnan गोपालकृष्णन|gopalan गोपालन|gosain गोसाईं|goswami गोस्वामी|gounder गौंडर|govindaraj/govindraj गोविंदराज
govindasamy गोविंदासामी|gowda/gouda गौड़ा|gowri गौरी|grace ग्रेस|grewal ग्रेवाल|gudiya/gudia गुड़िया|gulab गुलाब
gulabo गुलाबो|gulati गुलाटी|gulfam गुलफ़ाम|gulzar गुलज़ार|gupta गुप्ता|gurbachan गुरबचन|gurmeet/gurmit गुरमीत
gurmukh गुरमुख|gurnam गुरनाम|gurvinder/gurwinder गुरविंदर|gyan ज्ञान|gyanchand ज्ञानचंद|gyanendra ज्ञानेंद्र
gyani ज्ञानी|habib हबीब|hafeez हफ़ीज़|hafiz हाफ़िज़|haider हैदर|hakim हकीम|halder हालदार|haleema/halima हलीमा
hameed हमीद|hamid हमीद|haneef/hanif हनीफ़|hansda हांसदा|hansraj हंसराज|hanuman हनुमान|hanumanth/hanumant हनुमंत
hanumanthappa हनुमंतप्पा|haque/haq/huq हक़|hardik हार्दिक|hari हरि|haribhau हरिभाऊ|haridasan हरिदासन|haridwar हरिद्वार
hariharan हरिहरन|harikrishna/harekrishna हरिकृष्ण|harinder हरिंदर|haris हारिस|harish हरीश|harjinder हरजिंदर
haroon/harun हारून|harsh हर्ष|harsha हर्षा|harshad हर्षद|harshal हर्षल|harshit हर्षित|harshita हर्षिता
harshvardhan हर्षवर्धन|hasan/hassan हसन|haseena/hasina हसीना|hashim हाशिम|hasmukh हसमुख|hazarika हज़ारिका|hazra हाज़रा
hebbar हेब्बार|heena/hina हिना|heera/hira हीरा|heeralal/hiralal हीरालाल|hegde हेगड़े|helen हेलेन
hemalatha/hemlata/hemalata हेमलता|hembrom हेम्ब्रम|hemraj हेमराज|henry हेनरी|hidayat हिदायत|himanshu हिमांशु
hiremath हिरेमठ|hooda हुड्डा|hosamani होसमनी|hussain/husain हुसैन|ibrahim इब्राहिम|idris इदरीस
iftikhar/iftekhar इफ़्तिख़ार|ikram इकराम|ilayaraja/ilaiyaraja/ilaiyaraaja इलैयाराजा|ilyas इलियास|imran इमरान
imtiaz/imtiyaz इम्तियाज़|inamdar इनामदार|inamul इनामुल|inayat इनायत|inder इंदर
inderjit/inderjeet/indrajit/indrajeet इंद्रजीत|indira इंदिरा|indra इंद्र|indu इंदु|ingle इंगले|intezar इंतज़ार
iqbal इक़बाल|iqra इक़रा|irani ईरानी|irfan इरफ़ान|irshad इरशाद|isha ईशा|ishaan/ishan ईशान|ishaq/ishak इसहाक़
ishwar/eswar ईश्वर|ishwarlal ईश्वरलाल|islam इस्लाम|ismail इस्माइल|israil/israel इसराइल|israr इसरार
ittiyavirah इट्टियविरा|iyengar अयंगर|iyer अय्यर|izhar इज़हार|jabbar जब्बार|jabir जाबिर|jackson जैक्सन|jacob जैकब
jadeja जाडेजा|jadhav जाधव|jafar/jaffar जाफ़र|jagan जगन|jagannath जगन्नाथ|jagdale जगदाले
jagdish/jagadish/jagadeesh जगदीश|jagjit/jagjeet जगजीत|jagtap जगताप|jahan जहां|jahanara जहांआरा
jahangir/jehangir जहांगीर|jahid/zahid ज़ाहिद|jai जय|jain जैन|jaiswal जायसवाल|jakhar जाखड़|jalan जालान
jalil/jaleel जलील|jamatia जमातिया|james जेम्स|jamil/jameel जमील|jamila जमीला|jana जना|janaki/janki जानकी
janakiraman जानकीरामन|janardan/janardhan जनार्दन|janardhanan जनार्दनन|jangid/jangir जांगिड़|janhvi/jahnavi जाह्नवी
jasbir जसबीर|jasmine/jasmin जैस्मिन|jaspal जसपाल|jaspreet जसप्रीत|jasvinder/jaswinder जसविंदर|jaswant जसवंत|jat जाट
jatav जाटव|javed/javid/jawed/javaid जावेद|jawahar जवाहर|jawaharlal जवाहरलाल|jaya जया|jayadev/jaydev जयदेव
jayalakshmi जयलक्ष्मी|jayalalitha जयललिता|jayanta जयंत|jayaprakash/jayprakash जयप्रकाश|jayaraj जयराज
jayaram/jayram/jairam जयराम|jayaraman जयरामन|jayasree/jayashree/jayashri जयश्री|jaydeep/jaideep जयदीप|jaykumar जयकुमार
jaywant/jaywanth जयवंत|jeet/jit जीत|jeetu/jitu जीतू|jeevan/jivan जीवन|jeevanlal जीवनलाल|jennifer जेनिफ़र
jessy/jessie जेसी|jhunjhunwala झुनझुनवाला|jindal जिंदल|jitendra/jeetendra जितेंद्र|jitin/jithin जितिन|joglekar जोगलेकर
john जॉन|johnson जॉनसन|jose जोस|joseph जोसेफ़|joshi जोशी|jugal जुगल|juhi जूही|julie जूली|jyoti/jothi/jyothi ज्योति
jyotirmoy ज्योतिर्मय|jyotish ज्योतिष|jyotsna ज्योत्सना|kabir कबीर|kachhap/kachhapi कच्छप|kadir/khadir/qadir क़ादिर
kadu कडू|kailash कैलाश|kajal काजल|kakade काकड़े|kala कला|kale काले|kaleem/kalim कलीम|kaliappan/kaliyappan कालियप्पन
kalidas कालिदास|kalpana कल्पना|kalra कालरा|kalyan कल्याण|kalyani कल्याणी|kamal कमल|kamala/kamla कमला|kamalam कमलम
kamaraj कामराज|kamat/kamath कामत|kamble कांबले|kameshwar/kameswar कामेश्वर|kamini कामिनी|kamlesh/kamalesh कमलेश
kamran कामरान|kamruddin क़मरुद्दीन|kanakaraj कनकराज|kandasamy/kandaswamy कंदासामी|kanhaiya कन्हैया
kanhaiyalal कन्हैयालाल|kankaria कांकरिया|kannan कन्नन|kanta कांता|kanti कांति|kantilal कांतिलाल|kanubhai कनुभाई
kanwar कंवर|kapadia कपाड़िया|kapoor/kapur कपूर|kar कर|karale कराले|karamjit/karamjeet करमजीत|karan करण
kareena/karina करीना|karim/kareem करीम|karmakar कर्मकार|karnan कर्णन|karnik कर्णिक|kartar करतार|karthik/kartik कार्तिक
karthika कार्तिका|karthikeyan/kartikeyan कार्तिकेयन|karuna करुणा|karunakaran करुणाकरन|karunan करुणन
karunanidhi करुणानिधि|karuppasamy करुप्पासामी|karuppiah करुप्पैया|kasturi कस्तूरी|katariya कटारिया
kathiresan/kathiravan कतिरेसन|katkar काटकर|kattimani कट्टीमनी|kaur कौर|kausar कौसर|kaushal कौशल
kaushalya/kausalya कौशल्या|kaviraj कविराज|kavya काव्या|kazi/qazi क़ाज़ी|kedar केदार|kedarnath केदारनाथ
keerthi/kirti/keerti/kirthi कीर्ति|kejriwal केजरीवाल|kesavan/keshavan केशवन|keshari/kesari केसरी|ketaki केतकी
kewal केवल|khadija/khadeeja ख़दीजा|khaitan खेतान|khaja ख़ाजा|khaleel/khalil ख़लील|khalid ख़ालिद|khan ख़ान|khanam ख़ानम
khandare खंडारे|khandekar खांडेकर|khandelwal खंडेलवाल|khanna खन्ना|kharat खरात|khatana खटाना|khatija ख़तीजा
khatik खटीक|khatun/khatoon ख़ातून|khurana खुराना|khurram ख़ुर्रम|khurshid/khursheed ख़ुर्शीद|khushboo/khushbu ख़ुशबू
khushi ख़ुशी|kiara कियारा|kiran किरण|kirtan कीर्तन|kishor/kishore किशोर|kistaiah किस्तय्या|kodandaram कोदंडराम
kohli कोहली|koirala कोइराला|kolhe कोल्हे|koli कोली|komal कोमल|konar कोनार|korde कोर्डे|koteshwar/koteswar कोटेश्वर
koteswara/koteshwara कोटेश्वर|koteswararao कोटेश्वरराव|kothari कोठारी|kotian कोटियन|kripashankar कृपाशंकर|krish कृष
krishan कृष्ण|krishna कृष्णा|krishnamachari कृष्णमाचारी|krishnamurthy/krishnamoorthy कृष्णमूर्ति|krishnan कृष्णन
krishnappa कृष्णप्पा|krishnaveni कृष्णवेणी|kriti कृति|krupa/kripa कृपा|kshirsagar क्षीरसागर|kubra कुबरा
kulkarni कुलकर्णी|kumar कुमार|kumaran कुमारन|kumaraswamy/kumarasamy कुमारस्वामी|kumaresan कुमारेसन|kumawat कुमावत
kumbhar/kumhar कुम्हार|kunal कुणाल|kundu कुंडू|kuppusamy कुप्पुसामी|kurian/kuriakose कुरियन|kushal कुशल|kushwah कुशवाह
kushwaha कुशवाहा|kutty कुट्टी|lad लाड|lahiri लाहिड़ी|lajwanti लाजवंती|lakhwinder/lakhvinder लखविंदर|lakra लकड़ा
lakshman/laxman लक्ष्मण|lakshmanan लक्ष्मणन|lakshmi/laxmi लक्ष्मी|lakshmikantham लक्ष्मीकांतम
lakshminarayana लक्ष्मीनारायण|lakshminarayanan लक्ष्मीनारायणन|lalit/lalith ललित|lalita/lalitha ललिता
laljee/lalji लालजी|laloo/lalu लालू|landge लांडगे|lanjewar लांजेवार|lata/latha लता|latif/lateef लतीफ़|lavanya लावण्या
lawrence लॉरेंस|laxmaiah/lakshmaiah लक्ष्मय्या|laxmibai लक्ष्मीबाई|laxmikant लक्ष्मीकांत|laxminarayan लक्ष्मीनारायण
leela/lila लीला|lepcha लेप्चा|lily लिली|limaye लिमये|linda लिंडा|lingaiah लिंगय्या|lingaraj लिंगराज|lissy लिसी
liyaqat/liaqat लियाक़त|lodha लोढ़ा|loganathan लोगनाथन|lohar लोहार|lohia लोहिया|lokanath/loknath लोकनाथ|lokhande लोखंडे
londhe लोंढे|lovely लवली|lucky लकी|lucy लूसी|luthra लूथरा|lyngdoh लिंगदोह|macwan मैकवान|madavi मडावी|madhav माधव
madhavan माधवन|madhu मधु|madhubala मधुबाला|madhuri माधुरी|madhusoodanan मधुसूदनन|madhusudan/madhusudhan मधुसूदन
madhusudhana मधुसूदन|mafatlal मफतलाल|mahabir/mahavir/mahaveer महावीर|mahajan महाजन|mahale महाले|mahalingam महालिंगम
mahanta महंत|mahapatra/mohapatra महापात्र|maharana महाराणा|mahato महतो|mahendra महेंद्र|maheshwari/maheswari महेश्वरी
maheswaran महेश्वरन|mahfooz महफ़ूज़|mahinder महिंदर|mahipal महिपाल|mahmood/mahmud/mehmood महमूद|mahmuda महमूदा
mahtab/mehtab महताब|maithili मैथिली|maity माइती|majeed/majid मजीद|majhi/manjhi मांझी|majumdar मजूमदार|makhan माखन
makhanlal माखनलाल|makkar मक्कड़|makwana मकवाना|malakar मालाकार|malhotra मल्होत्रा|mali माली|malik/malick मलिक
malini मालिनी|malkhan मलखान|mallaiah मल्लय्या|mallappa मल्लप्पा|malleshwar मल्लेश्वर|mallikarjun मल्लिकार्जुन
mallikarjuna मल्लिकार्जुन|malti/malathi मालती|malusare मालुसरे|malviya मालवीय|mamta/mamata ममता|man/mann मान
manas मानस|manasi/mansi मानसी|manav मानव|mandakini मंदाकिनी|mandal/mondal/mondol मंडल|mandlik मंडलिक|mane माने
mangal मंगल|mangeshkar मंगेशकर|mangilal मांगीलाल|mani मणि|manik माणिक|manikandan मणिकंदन|manish/maneesh मनीष
manisha मनीषा|manjari मंजरी|manjula मंजुला|manjunath मंजुनाथ|manjunatha मंजुनाथ|manjusha मंजूषा|manoj मनोज
mansoor मंसूर|mansukh मनसुख|mansuri/mansoori मंसूरी|manu मनु|manuel मैनुअल|manvi मानवी|maqbool मक़बूल|maqsood मक़सूद
marak मारक|marandi मरांडी|margaret मार्गरेट|maria मारिया|mariam/maryam मरियम|mariamma मरियम्मा|mariappan मारियप्पन
marimuthu मारिमुत्तु|mark मार्क|markandey मार्कंडेय|martha मार्था|martin मार्टिन|maruti मारुति|mary मैरी|masih मसीह
masood/masud मसूद|mastan मस्तान|mathai मत्तायी|mathew/matthew मैथ्यू|mathews मैथ्यूज़|mathur माथुर|maulana मौलाना
maurya मौर्य|mayawati/mayavati मायावती|mayur मयूर|mayuri मयूरी|mazhar मज़हर|meena/mina मीना
meenakshi/minakshi मीनाक्षी|meera मीरा|meghna/meghana मेघना|mahbub/mehboob/mahboob महबूब|meher मेहर|mehnaz मेहनाज़
mehra मेहरा|mehrunnisa मेहरुन्निसा|mehta मेहता|meiyappan मेय्यप्पन|mendonca मेंडोंसा|menon मेनन|meshram मेश्राम
mhatre म्हात्रे|mia/miya मियां|mian मियां|michael माइकल|minal मीनल|minati मिनती|mintu मिंटू|minu/meenu मीनू
mirza मिर्ज़ा|mishra/misra मिश्रा|mistry/mistri मिस्त्री|mithlesh/mithilesh मिथिलेश|mithun मिथुन|mittal मित्तल
modi मोदी|mohammad/mohammed/muhammad/mahmad/mohamed/mohamad मोहम्मद|mohanan मोहनन|mohanty मोहंती|mohd मोहम्मद
moin/moeen मोईन|moinuddin/moinudin मोइनुद्दीन|moses मोज़ेस|mubarak मुबारक|mudaliar मुदलियार|mughal मुग़ल
mujeeb/mujib मुजीब|mukherjee/mukherji/mukharji मुखर्जी|mukhopadhyay मुखोपाध्याय|mukhtar मुख़्तार|muktabai मुक्ताबाई
mukunda मुकुंद|mule मुळे|mumtaz/mumtaj मुमताज़|munawar मुनव्वर|munda मुंडा|munde मुंडे|muneer/munir मुनीर
muniraj मुनिराज|munnalal मुन्नालाल|munusamy/muniswamy मुनिसामी|murali मुरली|muralidhar/murlidhar मुरलीधर
muralidharan मुरलीधरन|murthy/murty/murthi/moorthy मूर्ति|murugan मुरुगन|murugesan मुरुगेसन|musaliar मुसलियार
mushtaq/mushtak मुश्ताक़|muskan मुस्कान|muslim मुस्लिम|mustafa मुस्तफ़ा|muthamma मुत्तम्मा|muthiah मुत्तैया
muthu मुत्तु|muthusamy/muthuswamy मुत्तुसामी
`;
