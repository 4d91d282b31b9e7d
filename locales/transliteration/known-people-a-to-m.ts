// Frequent given names and surnames of India in Latin letters and Devanagari, from a to m. Names that the
// transliteration rules already spell correctly are left out.

/**
 * Entries separated by `|` or a line break. Each entry has Latin spellings, separated by `/`, and the name in
 * Devanagari.
 */
export const knownPeopleAToM = `
aadi/adi आदि|aadil/adil आदिल|aakanksha/akanksha आकांक्षा|aalia/alia/aaliya आलिया|aamir/amir आमिर|aaradhya आराध्या
aarav आरव|aarti/arti/arati आरती|aashritha आश्रिता|abbas अब्बास|abdul अब्दुल|abdullah/abdulla अब्दुल्ला
abhijit/abhijeet अभिजीत|abhilash अभिलाष|abhimanyu अभिमन्यु|abhishek अभिषेक|abida आबिदा
aboobacker/abubakar/aboobakar अबूबकर|achal अचल|achamma अच्चम्मा|achar आचार|achari आचारी|acharya आचार्य
achuthan/achutan अच्युतन|achuthanandan अच्युतानंदन|adani अदाणी|adarsh आदर्श|aditi अदिति|aditya आदित्य|adivasi आदिवासी
afreen अफ़रीन|afroz/afroj अफ़रोज़|afsana अफ़साना|afsar अफ़सर|afzal अफ़ज़ल|agarwal/agrawal/aggarwal अग्रवाल
agarwala अग्रवाला|agarwalla अग्रवाल|agastya अगस्त्य|agnes एग्नेस|ahlawat अहलावत|ahluwalia अहलूवालिया|ahmed/ahmad अहमद
ahsan अहसान|ahuja आहूजा|aich आइच|aishwarya/aiswarya ऐश्वर्या|ajit/ajeet अजीत|ajmal अजमल|akash/aakash आकाश|akbar अकबर
akhtar अख़्तर|akhtari अख़्तरी|akil/aqeel अकील|akram अकरम|akshaya अक्षय|alam आलम|alauddin/allauddin अलाउद्दीन
albert अल्बर्ट|alex एलेक्स|alexander अलेक्ज़ेंडर|aleyamma अलियम्मा|ali अली|alice एलिस|alok आलोक|amaan अमान|amal अमल
aman अमन|amanullah अमानुल्लाह|amarendra अमरेंद्र|amarjit/amarjeet अमरजीत|ambedkar आंबेडकर|ameen/amin अमीन|ameer अमीर
amina/ameena अमीना|amitabh अमिताभ|amol अमोल|amrapali आम्रपाली|amrish अमरीश|amrit/amrut अमृत|amrita/amruta अमृता|anal अनल
anamika अनामिका|anand आनंद|ananda आनंद|anandi आनंदी|anas अनस|anasuya अनसूया|anasuyamma अनसूयम्मा|anaya अनाया
anbazhagan अनबझगन|anbu अंबु|angad अंगद|angadi अंगड़ी|angoori अंगूरी|anirban अनिर्बान|aniruddha अनिरुद्ध|anirudh अनिरुद्ध
anis/anees अनीस|anish/aneesh अनीश|anisha अनीशा|anita/aneeta अनीता|anjaiah अंजय्या|anjali अंजलि|anjaneya आंजनेय
anjaneyulu आंजनेयुलु|anna अन्ना|annadurai अन्नादुरै|annapurna अन्नपूर्णा|annie एनी|ansar अंसार|ansari अंसारी|anshu अंशु
anshuman अंशुमान|anthony एंथनी|antony एंटनी|anu अनु|anup/anoop अनूप|anupam/anoopam अनुपम|anupama अनुपमा|anuradha अनुराधा
anurag अनुराग|anusha अनुषा|anushka अनुष्का|anwar/anwer/anvar अनवर|aparna अपर्णा|appalaraju अप्पलराजू|apparao अप्पाराव
appukuttan अप्पुकुट्टन|apte आपटे|apurva अपूर्वा|arif आरिफ़|arivazhagan अरिवझगन|arman/armaan अरमान|arnab अर्णब
arora अरोड़ा|arpan अर्पण|arshad अरशद|arulmozhi अरुलमोझी|arumugam अरुमुगम|arun अरुण|aruna अरुणा|arunachalam अरुणाचलम
arundhati अरुंधति|arvind/aravind/aravindh अरविंद|arvindan/aravindan अरविंदन|arya आर्य|aryan आर्यन|asad असद
asgar/asghar असग़र|asgari असगरी|asha आशा|ashima आशिमा|ashiq आशिक़|ashish आशीष|ashita आशिता|ashok अशोक|ashraf अशरफ़
ashtekar अष्टेकर|ashutosh आशुतोष|ashvin/ashwin अश्विन|ashwani/ashwini अश्विनी|asif आसिफ़|asim असीम|aslam असलम|asma अस्मा
atharva अथर्व|athavale/athawale आठवले|atif आतिफ़|atique/ateeq अतीक़|atmaram आत्माराम|atreyi आत्रेयी|attri अत्री
avani अवनि|avtar अवतार|awasthi अवस्थी|ayan अयान|ayaz अयाज़|ayesha आयशा|ayub/ayyub अयूब|ayush/aayush आयुष|ayyanar अय्यनार
ayyappan अय्यप्पन|azad आज़ाद|azam आज़म|azhagan अझगन|azhagiri/alagiri अलागिरि|azhar अज़हर|aziz/azeez अज़ीज़|aziza अज़ीज़ा
azmi आज़मी|babar बाबर|babita बबीता|bablu बबलू|bacchu/bachu बच्चू|bachchan बच्चन|badal बादल|bagchi बागची|bagdi बागदी
baghel बघेल|bagri बागड़ी|bagul बागुल|bahadur बहादुर|baheti बाहेती|baidehi/vaidehi वैदेही|baidya बैद्य|baig/beg बेग
baiju बैजू|bairagi बैरागी|bairwa बैरवा|baitha बैठा|bajaj बजाज|bajpai बाजपेयी|bajpayee/vajpayee वाजपेयी|bajwa बाजवा
baksh बख़्श|bakshi बख़्शी|balachandra बालचंद्र|balachandran बालचंद्रन|balaji बालाजी|balakrishnan बालकृष्णन
balamurugan बालमुरुगन|balan बालन|balasubramanian बालसुब्रमण्यन|balbir बलबीर|baldev बलदेव|balgopal बालगोपाल
baljit/baljeet बलजीत|balkrishna बालकृष्ण|balram बलराम|balvinder/balwinder बलविंदर|balwan बलवान|balwant बलवंत
banarasi/banarsi बनारसी|bandana बंदना|bandyopadhyay/bandopadhyay बंद्योपाध्याय|banerjee/banerji बनर्जी|banka बांका
bansal बंसल|bansode बनसोडे|bantu/banti/bunty बंटी|banu/bano बानो|banwari बनवारी|bapat बापट|barik बारिक|barkha बरखा
barla बारला|barot बारोट|baruah बरुआ|basak बसाक|basappa बसप्पा|basavanna बसवन्ना|basavaraj बसवराज|basheer/bashir बशीर
basu बसु|basudev बसुदेव|basumatary बसुमतारी|baswan बसवान|bauri बाउरी|bavaskar बावस्कर|bawa बावा|beeran बीरान
begum/begam बेगम|benjamin बेंजामिन|benny बेनी|bhadoria भदौरिया|bhaduri भादुड़ी|bhagirath भगीरथ|bhagirathi भागीरथी
bhagwan भगवान|bhagwat भागवत|bhagwati/bhagwanti भगवती|bhagya भाग्य|bhagyashree/bhagyashri भाग्यश्री|bhakta भक्त
bhakti भक्ति|bhalerao भालेराव|bhandari/bhandary भंडारी|bhanu भानु|bhanumati भानुमती|bhanushali भानुशाली|bhanwar भंवर
bharadwaj/bhardwaj भारद्वाज|bharat भारत|bharati/bharti/bharathi भारती|bhargav/bhargava भार्गव|bhargavan भार्गवन
bhargavi भार्गवी|bhartiya/bharatiya भारतीय|bhasin भसीन|bhaskar भास्कर|bhaskaran भास्करन|bhaskararao भास्करराव|bhat भट
bhatia भाटिया|bhatnagar भटनागर|bhatt भट्ट|bhattacharjee/bhattacharjya भट्टाचार्जी|bhattacharya भट्टाचार्य
bhattarai भट्टराई|bhavani/bhabani/bhawani भवानी|bhave भावे|bhavesh भावेश|bhavik भाविक|bhavin भाविन|bhavna/bhawna भावना
bhavsar भावसार|bhavya भव्य|bhende भेंडे|bhide भिडे|bhikha भीखा|bhim/bheem भीम|bhimrao भीमराव|bhishma भीष्म|bhoir भोईर
bholanath भोलानाथ|bhoomi/bhumi भूमि|bhosale/bhosle भोसले|bhowmick/bhowmik भौमिक|bhuneshwar भुनेश्वर|bhupen भूपेन
bhupendra भूपेंद्र|bhupesh भूपेश|bhupinder भूपिंदर|bhushan भूषण|bhutia भूटिया|bhuvaneshwar भुवनेश्वर
bhuvaneshwari/bhuvaneswari भुवनेश्वरी|bhuyan/bhuiyan भुइयां|bibi बीबी|bidyut विद्युत|bijendra बिजेंद्र|bijoy बिजॉय
biju बीजू|bikram बिक्रम|bilal बिलाल|bimal बिमल|bimalesh बिमलेश|bina/beena बीना|bindu बिंदु|binu बीनू|biradar बिरादर
birbal बीरबल|biren बीरेन|birendra बीरेंद्र|birju बिरजू|birla बिड़ला|bishnoi बिश्नोई|bishnu बिष्णु|bisht बिष्ट
biswajit/vishwajit/vishwajeet विश्वजीत|biswal बिस्वाल|biswas विश्वास|bobby बॉबी|bora/borah बोरा|borkar बोरकर|borse बोरसे
bose बोस|bothra बोथरा|brahma ब्रह्मा|brahmadev ब्रह्मदेव|brajendra ब्रजेंद्र|brajesh/brijesh ब्रजेश|brar बराड़|brij बृज
brijlal बृजलाल|brinda/vrinda/vrunda वृंदा|buddha बुद्ध|budhia/budhiya बुधिया|butt बट|chacko चाको|chadha चड्ढा|chahal चहल
chaitanya चैतन्य|chakraborty/chakravarti/chakravarthy/chakraborti चक्रवर्ती|chamar चमार|champalal चंपालाल
chanakya चाणक्य|chand चंद|chandak चांडक|chander चंदर|chanderpal चंद्रपाल|chandini चांदिनी|chandni/chandani चांदनी
chandra चंद्र|chandrabhan चंद्रभान|chandrasekaran/chandrashekaran चंद्रशेखरन
chandrashekhar/chandrasekar/chandrasekhar चंद्रशेखर|chandravati चंद्रावती|chandreshwar चंद्रेश्वर|chandy/chandi चांडी
charan चरण|charandas चरणदास|charanjit/charanjeet चरणजीत|charles चार्ल्स|charu चारु|charumati चारुमति|chatterjee चटर्जी
chattopadhyay चट्टोपाध्याय|chaubey/choubey चौबे|chaudhary/choudhary/chaudhari/chowdary/chaudhury/choudary चौधरी
chaudhuri/choudhury चौधुरी|chauhan/chouhan चौहान|chaurasia चौरसिया|chavan चव्हाण|chavda चावड़ा|chawla चावला|chedi छेदी
cheema चीमा|chelladurai चेल्लादुरै|chellammal चेल्लम्माल|chenchaiah चेंचय्या|cherian चेरियन|chettiar चेट्टियार
chhaya/chaya छाया|chhetri/chettri/chetri छेत्री|chhotelal/chotelal छोटेलाल|chhotu छोटू|chidambaram चिदंबरम
chidananda चिदानंद|chinnarao चिन्नाराव|chinnasamy चिन्नासामी|chinnaswamy चिन्नास्वामी|chintu चिंटू|chirag चिराग
chiranjeevi/chiranjivi चिरंजीवी|chitnis चिटणीस|choksi/choksey चोकसी|chopade चोपड़े|chopra चोपड़ा|chordia चोरड़िया
christopher क्रिस्टोफ़र|chunnilal/chunilal चुन्नीलाल|dabholkar दाभोलकर|dabral डबराल|dadhich दाधीच|daga डागा|dalai दलाई
dalbir दलबीर|daljit/daljeet दलजीत|dalvi दलवी|damayanti दमयंती|damle दामले|damodar/damodara दामोदर|damodaran दामोदरन
damor डामोर|dange डांगे|dangi डांगी|daniel डैनियल|danish दानिश|dasgupta दासगुप्ता|dashrath दशरथ|dastagir दस्तगीर
datt/dutt दत्त|dattatray दत्तात्रय|dattatreya दत्तात्रय|daud/dawood दाऊद|david डेविड|daya दया|dayanand दयानंद
dayananda दयानंद|dayanidhi दयानिधि|dayaram दयाराम|debashish/debasish देबाशीष|debbarma देबबर्मा|debnath देबनाथ|deen दीन
deenanath/dinanath दीनानाथ|deendayal दीनदयाल|deepa/dipa दीपा|deepak/dipak दीपक|deepali/dipali दीपाली|deepanshu दीपांशु
deependra/dipendra दीपेंद्र|deepika दीपिका|deepti/dipti दीप्ति|deepu दीपू|deka डेका|deokar/devkar देवकर|desai देसाई
desale देसले|deshmukh देशमुख|deshpande देशपांडे|dev/deo देव|devaki/deoki देवकी|devanand देवानंद|devaraj/devraj देवराज
devender देवेंदर|devendra देवेंद्र|devgan/devgn देवगन|devi देवी|dey डे|dhage ढगे|dhakad धाकड़
dhananjay/dhananjoy/dhananjaya धनंजय|dhanapal/dhanpal धनपाल|dhani धनी|dhaniram धनीराम|dhanraj धनराज|dhanuk धानुक
dhanush धनुष|dhanwanti धनवंती|dhar धर|dharam धरम|dharampal/dharmpal धर्मपाल|dharamveer/dharamvir धर्मवीर|dharani धरणी
dharma धर्म|dharmender धर्मेंदर|dharmendra धर्मेंद्र|dhaval धवल|dhawan/dhavan धवन|dheeraj/dhiraj धीरज|dhillon ढिल्लों
dhiman धीमान|dhingra ढींगरा|dhirendra धीरेंद्र|dholakia ढोलकिया|dhole ढोले|dhondiram धोंडीराम|dhruva ध्रुव|dias डायस
diksha दीक्षा|dikshit/dixit दीक्षित|dilawar दिलावर|dilbag दिलबाग|dildar दिलदार|dilip/dileep दिलीप|diljit दिलजीत
dimple डिंपल|dina दीना|dinakar/dinkar दिनकर|dipankar/deepankar दीपांकर|dipesh दीपेश|divakaran दिवाकरन|divyansh दिव्यांश
divyanshu दिव्यांशु|diwakar दिवाकर|diwan दीवान|doctor डॉक्टर|dodiya डोडिया|doiphode डोईफोडे|doley दोलै|dolly डॉली
domnic/dominic डोमिनिक|draupadi द्रौपदी|dsouza डिसूज़ा|dubey/dube दुबे|duggal दुग्गल|durai दुरै|durairaj दुरैराज
dushyant दुष्यंत|dutta/datta दत्ता|dwarka/dwaraka द्वारका|dwivedi द्विवेदी|eapen ईपन|edward एडवर्ड|ehsan एहसान
eklavya एकलव्य|eknath एकनाथ|ekta एकता|elakshi एलाक्षी|elango/ilango इलंगो|elavarasan इलवरसन|elizabeth एलिज़ाबेथ
elumalai एलुमलै|emmanuel एमैनुएल|engineer इंजीनियर|eswaramma ईश्वरम्मा|eswaran/easwaran ईश्वरन|eswararao ईश्वरराव
eswari/ishwari ईश्वरी|ezhil एझिल|fadnis फडनीस|faheem/fahim फ़हीम|faisal फ़ैसल|faizal फ़ैज़ल|faizan फ़ैज़ान|fakir फ़कीर
fakruddin/fakhruddin फ़ख़रुद्दीन|fareed/farid फ़रीद|farhan फ़रहान|farhana फ़रहाना|farhat फ़रहत|farida फ़रीदा
farooq/faruk फ़ारूक़|farzana फ़रज़ाना|fatima/fathima फ़ातिमा|fazal फ़ज़ल|fernandes फ़र्नांडिस|firdaus/firdous फ़िरदौस
firoz/feroz फ़िरोज़|fonseca फ़ोंसेका|francis फ़्रांसिस|gabriel गेब्रियल|gade गाडे|gadhvi गढ़वी|gadkari गडकरी
gaffar/gafoor ग़फ़्फ़ार|gaikwad/gaikwar/gaekwad गायकवाड़|gajadhar गजाधर|gajanan गजानन|gajendra गजेंद्र|gajraj गजराज
gamit गामीत|ganapathy/ganapathi/ganpati/ganapati गणपति|gandhari गांधारी|gandharva गंधर्व|gandhi गांधी|ganesan गणेशन
ganesh गणेश|gangadhara गंगाधर|gangadharan गंगाधरन|gangaiah गंगय्या|gangamma गंगम्मा|gangopadhyay गंगोपाध्याय
ganguly/ganguli गांगुली|gangwar गंगवार|ganpat गणपत|garg गर्ग|garud गरुड़|gaur/goud गौड़|gaurang गौरांग
gautam/gowtham गौतम|gautami गौतमी|gavaskar गावस्कर|gavit गावित|gawade/gavade/gavde गावडे|gawande गवांडे|gawli/gavli गवली
gayatri गायत्री|gayen गायेन|gazi ग़ाज़ी|geeta/gita गीता|geetanjali/gitanjali गीतांजलि|geetha गीता|gehlot/gahlot गहलोत
gendalal गेंदालाल|george जॉर्ज|ghadge/ghatge घाडगे|ghanghas घनघस|ghani/gani ग़नी|ghanshyam घनश्याम|ghatak घटक
ghorpade घोरपड़े|ghosal/ghoshal घोषाल|ghosh घोष|ghouse ग़ौस|ghulam/gulam ग़ुलाम|gill गिल|girdhari/giridhari गिरधारी
giri गिरि|giridhar/girdhar गिरिधर|giridharan गिरिधरन|girindra गिरींद्र|girish गिरीश|girraj गिर्राज|gobinda गोबिंद
godara गोदारा|godbole गोडबोले|godrej गोदरेज|goel/goyal गोयल|gohain गोहाईं|gokhale गोखले|gomathi गोमती|gomes/gomez गोम्स
gond गोंड|gondaliya गोंडलिया|gonsalves गोंसाल्विस|gopalakrishnan गोपालकृष्णन|gopalan गोपालन|gope गोप|gorai गोराई
gosain गोसाईं|gosavi गोसावी|goswami गोस्वामी|gounder गौंडर|govindaraj/govindraj गोविंदराज|govindasamy गोविंदासामी
gowda/gouda गौड़ा|gowri गौरी|grace ग्रेस|grewal ग्रेवाल|gudiya/gudia/guria गुड़िया|gudu गुड्डू|gujjar गुर्जर|gulab गुलाब
gulabo गुलाबो|gulati गुलाटी|gulfam गुलफ़ाम|gulzar गुलज़ार|gupta गुप्ता|gurbachan गुरबचन|gurmeet/gurmit गुरमीत
gurmukh गुरमुख|gurnam गुरनाम|gurvinder/gurwinder गुरविंदर|gyan ज्ञान|gyanchand ज्ञानचंद|gyanendra ज्ञानेंद्र
gyani ज्ञानी|habib हबीब|hafeez हफ़ीज़|hafiz हाफ़िज़|haider हैदर|hakim हकीम|halder/haldar हालदार|haleema/halima हलीमा
hameed हमीद|hamid हमीद|handique हांडिक|haneef/hanif हनीफ़|haneefa हनीफ़ा|hansda हांसदा|hansraj हंसराज|hanuman हनुमान
hanumanth/hanumant हनुमंत|hanumanthappa हनुमंतप्पा|haque/haq/huq हक़|hardik हार्दिक|hari हरि|haribhau हरिभाऊ
haridasan हरिदासन|haridwar हरिद्वार|hariharan हरिहरन|harikrishna/harekrishna हरिकृष्ण|harinder हरिंदर|haripada हरिपद
haris हारिस|harish हरीश|harjinder हरजिंदर|haroon/harun हारून|harsh हर्ष|harsha हर्षा|harshad हर्षद|harshal हर्षल
harshit हर्षित|harshita हर्षिता|harshvardhan/harshavardhan हर्षवर्धन|hasan/hassan हसन|haseena/hasina हसीना|hashim हाशिम
hasmukh हसमुख|hazarika हज़ारिका|hazra/hajra हाज़रा|hebbar हेब्बार|heena/hina हिना|heera/hira हीरा
heeralal/hiralal हीरालाल|hegde हेगड़े|helen हेलेन|hemalatha/hemlata/hemalata हेमलता|hembram हेंब्रम|hembrom हेम्ब्रम
hemraj हेमराज|henry हेनरी|hidayat हिदायत|himadri हिमाद्रि|himanshu हिमांशु|hiremath हिरेमठ|hooda हुड्डा|hosamani होसमनी
hridaya हृदय|hussain/husain हुसैन|ibrahim इब्राहिम|idris इदरीस|iftikhar/iftekhar इफ़्तिख़ार|ikram इकराम
ilayaraja/ilaiyaraja/ilaiyaraaja इलैयाराजा|ilyas इलियास|imran इमरान|imtiaz/imtiyaz इम्तियाज़|inamdar इनामदार
inamul इनामुल|inayat इनायत|inder इंदर|inderjit/inderjeet/indrajit/indrajeet इंद्रजीत|indira इंदिरा|indra इंद्र|indu इंदु
ingle इंगले|intezar इंतज़ार|iqbal इक़बाल|iqra इक़रा|irani ईरानी|irfan इरफ़ान|irshad इरशाद|isha/esha ईशा
ishaan/ishan ईशान|ishaq/ishak इसहाक़|ishwar/eswar/eswara/eshwara ईश्वर|ishwarlal ईश्वरलाल|islam इस्लाम|ismail इस्माइल
israil/israel इसराइल|israr इसरार|ittiyavirah इट्टियविरा|iyengar अयंगर|iyer अय्यर|izhar इज़हार|jabbar जब्बार|jabir जाबिर
jackson जैक्सन|jacob जैकब|jadeja जाडेजा|jadhav जाधव|jafar/jaffar जाफ़र|jagan जगन|jagannath जगन्नाथ|jagdale जगदाले
jagdish/jagadish/jagadeesh जगदीश|jagjit/jagjeet जगजीत|jagtap जगताप|jahan जहां|jahanara जहांआरा|jahangir/jehangir जहांगीर
jahid/zahid ज़ाहिद|jai/jay जय|jaikishan जयकिशन|jain जैन|jaiswal जायसवाल|jakhar जाखड़|jalan जालान|jalil/jaleel जलील
jamatia जमातिया|james जेम्स|jamil/jameel जमील|jamila जमीला|jamwal जमवाल|jana जना|janaki/janki जानकी
janakiraman जानकीरामन|janardan/janardhan जनार्दन|janardhanan जनार्दनन|jangid/jangir जांगिड़|janhvi/jahnavi जाह्नवी
jasbir/jasvir जसबीर|jasmine/jasmin जैस्मिन|jaspal जसपाल|jaspreet जसप्रीत|jasvinder/jaswinder जसविंदर|jaswant जसवंत
jat जाट|jatav जाटव|javed/javid/jawed/javaid जावेद|jawahar जवाहर|jawaharlal जवाहरलाल|jaya जया|jayadev/jaydev/jaidev जयदेव
jayalakshmi जयलक्ष्मी|jayalalitha जयललिता|jayanta जयंत|jayaprakash/jayprakash जयप्रकाश|jayaraj जयराज
jayaram/jayram/jairam जयराम|jayaraman जयरामन|jayasree/jayashree/jayashri जयश्री|jaydeep/jaideep जयदीप|jaykumar जयकुमार
jaywant/jaywanth जयवंत|jeet/jit जीत|jeetu/jitu जीतू|jeevan/jivan जीवन|jeevanlal जीवनलाल|jennifer जेनिफ़र
jessy/jessie जेसी|jethwa जेठवा|jhunjhunwala झुनझुनवाला|jijo जीजो|jindal जिंदल|jitender जितेंदर
jitendra/jeetendra जितेंद्र|jitin/jithin जितिन|joardar जोआरदार|joby/jobi जोबी|joglekar जोगलेकर|john जॉन|johnson जॉनसन
jomon जोमोन|jose जोस|joseph जोसेफ़|joshi जोशी|joy जॉय|jugal जुगल|juhi जूही|julie जूली|jyoti/jothi/jyothi ज्योति
jyotirmoy ज्योतिर्मय|jyotish ज्योतिष|jyotsna ज्योत्सना|kabir कबीर|kachhap/kachhapi कच्छप|kadir/khadir/qadir क़ादिर
kadu कडू|kahar कहार|kailash कैलाश|kaiser क़ैसर|kajal काजल|kakade काकड़े|kakkar कक्कड़|kala कला|kalaiselvi कलैसेल्वी
kalaivani कलैवाणी|kalam कलाम|kale काले|kaleem/kalim कलीम|kalia कालिया|kaliappan/kaliyappan कालियप्पन|kalidas कालिदास
kalpana कल्पना|kalra कालरा|kalyan कल्याण|kalyanasundaram कल्याणसुंदरम|kalyani कल्याणी|kamal कमल|kamala/kamla कमला
kamalam कमलम|kamaraj कामराज|kamat/kamath कामत|kamble कांबले|kameshwar/kameswar कामेश्वर|kamini कामिनी
kamlesh/kamalesh कमलेश|kamran कामरान|kamruddin क़मरुद्दीन|kanakaraj कनकराज|kandasamy/kandaswamy कंदासामी|kanhai कन्हाई
kanhaiya/kanaiya कन्हैया|kanhaiyalal कन्हैयालाल|kanimozhi कनिमोझी|kanishka कनिष्क|kankaria कांकरिया|kannan कन्नन
kanojia/kannaujia कनौजिया|kanta कांता|kanti कांति|kantilal कांतिलाल|kanubhai कनुभाई|kanwar कंवर|kapadia कपाड़िया
kapoor/kapur कपूर|kar कर|karale कराले|karamjit/karamjeet करमजीत|karan करण|karanth कारंत|kareena/karina करीना
karim/kareem करीम|karki कार्की|karmakar/karmokar कर्मकार|karnan कर्णन|karnik कर्णिक|kartar करतार|karthik/kartik कार्तिक
karthika कार्तिका|karthikeyan/kartikeyan कार्तिकेयन|karuna करुणा|karunakaran करुणाकरन|karunan करुणन
karunanidhi करुणानिधि|karuppasamy/karuppusamy करुप्पासामी|karuppiah करुप्पैया|kasturi कस्तूरी|katariya कटारिया
kathiresan/kathiravan कतिरेसन|katiyar कटियार|katkar काटकर|kattimani कट्टीमनी|kaur कौर|kausar कौसर|kaushal कौशल
kaushalya/kausalya कौशल्या|kaviraj कविराज|kavya काव्या|kazi/qazi क़ाज़ी|kedar केदार|kedarnath केदारनाथ
keerthi/kirti/keerti/kirthi कीर्ति|kejriwal केजरीवाल|kesavan/keshavan केशवन|keshari/kesari/keshri केसरी|ketaki केतकी
kewal केवल|kewat केवट|khadija/khadeeja ख़दीजा|khairnar खैरनार|khaitan खेतान|khaja ख़ाजा|khaleel/khalil ख़लील
khalid ख़ालिद|khan ख़ान|khanam ख़ानम|khandare खंडारे|khandekar खांडेकर|khandelwal खंडेलवाल|khanna खन्ना|kharat खरात
kharwar खरवार|khatana खटाना|khatija ख़तीजा|khatik खटीक|khatun/khatoon ख़ातून|khurana खुराना|khurram ख़ुर्रम
khurshid/khursheed ख़ुर्शीद|khushboo/khushbu ख़ुशबू|khushi ख़ुशी|kiara कियारा|kiran किरण|kirtan कीर्तन
kishor/kishore किशोर|kistaiah किस्तय्या|kochhar कोछड़|kodandaram कोदंडराम|kohli कोहली|koirala कोइराला|kolhe कोल्हे
koli कोली|komal कोमल|komaraiah कोमरय्या|konar कोनार|konda कोंडा|konwar कोंवर|korde कोर्डे|koteshwar/koteswar कोटेश्वर
koteswara/koteshwara कोटेश्वर|koteswararao कोटेश्वरराव|kothari कोठारी|kotian कोटियन|koya कोया|kripashankar कृपाशंकर
krish कृष|krishan कृष्ण|krishna कृष्णा|krishnamachari कृष्णमाचारी|krishnamurthy/krishnamoorthy कृष्णमूर्ति
krishnan कृष्णन|krishnappa कृष्णप्पा|krishnaveni कृष्णवेणी|kriti कृति|krupa/kripa कृपा|kshatriya क्षत्रिय
kshirsagar क्षीरसागर|kubra कुबरा|kulkarni कुलकर्णी|kumar कुमार|kumaran कुमारन|kumaraswamy/kumarasamy कुमारस्वामी
kumaresan कुमारेसन|kumawat/kumavat कुमावत|kumbhar/kumhar कुम्हार|kunal कुणाल|kundu कुंडू|kunhali कुन्हाली|kunhi कुन्ही
kunjappan कुंजप्पन|kunju कुंजू|kunjukutty कुंजुकुट्टी|kuppusamy कुप्पुसामी|kurian/kuriakose कुरियन|kushal कुशल
kushwah कुशवाह|kushwaha कुशवाहा|kutty कुट्टी|kuzhandaivel कुझंदैवेल|lad लाड|lahiri लाहिड़ी|lajwanti लाजवंती|lakhi लखी
lakhwinder/lakhvinder लखविंदर|lakra लकड़ा|lakshmamma लक्ष्मम्मा|lakshman/laxman लक्ष्मण|lakshmanan लक्ष्मणन
lakshmi/laxmi लक्ष्मी|lakshmikantham लक्ष्मीकांतम|lakshminarayana लक्ष्मीनारायण|lakshminarayanan लक्ष्मीनारायणन
lalan/lallan लल्लन|lalit/lalith ललित|lalita/lalitha ललिता|laljee/lalji लालजी|lalmuni लालमुनि|laloo/lalu लालू
landge लांडगे|lanjewar लांजेवार|lata/latha लता|latif/lateef लतीफ़|lavanya लावण्या|lawrence लॉरेंस
laxmaiah/lakshmaiah लक्ष्मय्या|laxmibai लक्ष्मीबाई|laxmikant लक्ष्मीकांत|laxminarayan लक्ष्मीनारायण|leela/lila लीला
leelamma लीलम्मा|lepcha लेप्चा|lily लिली|limaye लिमये|linda लिंडा|lingaiah लिंगय्या|lingaraj लिंगराज|lissy/lizzy लिसी
liyaqat/liaqat लियाक़त|lodha लोढ़ा|loganathan लोगनाथन|lohar लोहार|lohia लोहिया|lokanath/loknath लोकनाथ|lokendra लोकेंद्र
lokhande लोखंडे|londhe लोंढे|lovely लवली|lucky लकी|lucy लूसी|luthra लूथरा|lyngdoh लिंगदोह|macwan मैकवान|madavi मडावी
madhav/madhab माधव|madhavan माधवन|madhavi माधवी|madhu मधु|madhubala मधुबाला|madhuri माधुरी|madhusoodanan मधुसूदनन
madhusudan/madhusudhan मधुसूदन|madhusudhana मधुसूदन|mafatlal मफतलाल|mahabir/mahavir/mahaveer महावीर|mahajan महाजन
mahale महाले|mahalingam महालिंगम|mahanta महंत|mahapatra/mohapatra महापात्र|maharana महाराणा|mahato/mahata महतो
mahbub/mehboob/mahboob महबूब|mahender महेंदर|mahendra महेंद्र|maheshwari/maheswari महेश्वरी|maheswar/maheshwar महेश्वर
maheswaran महेश्वरन|mahfooz महफ़ूज़|mahinder महिंदर|mahipal महिपाल|mahmood/mahmud/mehmood महमूद|mahmuda महमूदा
mahtab/mehtab महताब|maithili मैथिली|maitra मैत्र|maity माइती|majeed/majid मजीद|majhi/manjhi मांझी
majumdar/mazumdar/majumder मजूमदार|makhan माखन|makhanlal माखनलाल|makkar मक्कड़|makwana मकवाना|malakar मालाकार
malarvizhi मलरविळि|malhar मल्हार|malhotra मल्होत्रा|mali माली|malik/malick मलिक|malini मालिनी|malkhan मलखान
mallah मल्लाह|mallaiah मल्लय्या|mallappa मल्लप्पा|mallesh मल्लेश|malleshwar मल्लेश्वर|mallick/mullick मल्लिक
mallikarjun मल्लिकार्जुन|mallikarjuna मल्लिकार्जुन|malti/malathi/malati मालती|malusare मालुसरे|malviya मालवीय
mamta/mamata ममता|man/mann मान|manas मानस|manasi/mansi मानसी|manav मानव|mandakini मंदाकिनी|mandal/mondal/mondol मंडल
mandavi मांडवी|mandlik मंडलिक|mane माने|mangal मंगल|mangeshkar मंगेशकर|mangilal मांगीलाल|mani मणि|manik माणिक
manikandan मणिकंदन|manimegalai मणिमेगलै|manish/maneesh मनीष|manisha मनीषा|manjari मंजरी|manjula मंजुला|manjunath मंजुनाथ
manjunatha मंजुनाथ|manjusha मंजूषा|manoj मनोज|mansoor मंसूर|mansukh मनसुख|mansuri/mansoori मंसूरी|manu मनु|manuel मैनुअल
manvi मानवी|maqbool मक़बूल|maqsood मक़सूद|marak मारक|marandi मरांडी|marar मारार|margaret मार्गरेट|maria मारिया
mariam/maryam मरियम|mariamma/mariyamma मरियम्मा|mariappan मारियप्पन|marimuthu मारिमुत्तु|mark मार्क|markandey मार्कंडेय
martha मार्था|martin मार्टिन|maruti मारुति|mary मैरी|masih मसीह|masood/masud मसूद|mastan मस्तान|mathai मत्तायी
mathew/matthew मैथ्यू|mathews मैथ्यूज़|mathur माथुर|maulana मौलाना|maurya मौर्य|mayawati/mayavati मायावती|mayur मयूर
mayuri मयूरी|mazhar मज़हर|meena/mina मीना|meenakshi/minakshi मीनाक्षी|meenakshisundaram मीनाक्षीसुंदरम|meera मीरा
meghna/meghana मेघना|meghnath/meghnad मेघनाथ|meher मेहर|mehetar मेहतर|mehnaz मेहनाज़|mehra मेहरा|mehrunnisa मेहरुन्निसा
mehta मेहता|meiyappan मेय्यप्पन|menaka/menka मेनका|mendonca मेंडोंसा|menon मेनन|meshram मेश्राम|mewada मेवाड़ा
mhatre म्हात्रे|mia/miya मियां|mian मियां|michael माइकल|minal मीनल|minati मिनती|mintu मिंटू|minu/meenu मीनू|minz मिंज
mirza मिर्ज़ा|mishra/misra मिश्रा|mistry/mistri मिस्त्री|mithlesh/mithilesh मिथिलेश|mithun मिथुन|mittal मित्तल|modi मोदी
mohammad/mohammed/muhammad/mahmad/mohamed/mohamad मोहम्मद|mohanan मोहनन|mohanty मोहंती|mohd मोहम्मद
moideen/moidheen मोइदीन|moin/moeen मोईन|moinuddin/moinudin मोइनुद्दीन|mookan मूकन|moses मोज़ेस|mubarak मुबारक
mudaliar मुदलियार|mughal मुग़ल|mujeeb/mujib मुजीब|mukherjee/mukherji/mukharji मुखर्जी|mukhopadhyay मुखोपाध्याय
mukhtar मुख़्तार|muktabai मुक्ताबाई|mukunda मुकुंद|mulayam मुलायम|mule मुळे|mumtaz/mumtaj मुमताज़|munawar मुनव्वर
munda मुंडा|munde मुंडे|muneer/munir मुनीर|muniraj मुनिराज|muniyamma मुनियम्मा|muniyandi मुनियांडी|munnalal मुन्नालाल
munusamy/muniswamy मुनिसामी|murali मुरली|muralidhar/murlidhar मुरलीधर|muralidharan मुरलीधरन
murthy/murty/murthi/moorthy मूर्ति|murugan मुरुगन|murugesan मुरुगेसन|musaliar मुसलियार|mushtaq/mushtak/mustaq मुश्ताक़
muskan मुस्कान|muslim मुस्लिम|mustafa मुस्तफ़ा|muthamma मुत्तम्मा|muthiah मुत्तैया|muthu मुत्तु
muthusamy/muthuswamy मुत्तुसामी
`;
