// Usual Bengali spellings of known names and words. For all other names, rules derive the Bengali spelling from the
// Devanagari spelling; for the names in this list, that spelling would be wrong.

/**
 * Entries separated by `|` or a line break. Each entry has a known name in Latin letters and its usual Bengali
 * spelling.
 */
export const usual = `
aamir আমির|abbas আব্বাস|abdul আবদুল|abdullah আবদুল্লাহ|aboobacker আবু|academy একাডেমি|acharya আচার্য|adani আদানি
afsana আফসানা|afsar আফসার|afzal আফজাল|agarwal আগরওয়াল|agencies এজেন্সিজ|agency এজেন্সি|agro এগ্রো
ahluwalia আহলুওয়ালিয়া|ahmed আহমেদ|ahmedabad আহমেদাবাদ|ahuja আহুজা|air এয়ার|airport এয়ারপোর্ট|aishwarya ঐশ্বর্য
ajit অজিত|ajmer আজমের|akbar আকবর|akhtar আখতার|akram আকরাম|alam আলম|albert অ্যালবার্ট|alex অ্যালেক্স
alexander আলেকজান্ডার|ali আলি|alice অ্যালিস|aligarh আলিগড়|aluva আলুভা|aman আমান|ambala আম্বালা|ambattur আম্বাত্তুর
ambedkar আম্বেদকর|amin আমিন|amina আমিনা|amir আমির|amitabh অমিতাভ|anbu আনবু|and অ্যান্ড|anna আন্না|annie অ্যানি
ansar আনসার|ansari আনসারি|anthony অ্যান্টনি|antony অ্যান্টনি|anwar আনোয়ার|apartment অ্যাপার্টমেন্ট
apartments অ্যাপার্টমেন্টস|arif আরিফ|arora অরোরা|arshad আরশাদ|arumugam অরুমুগম|asad আসাদ|asansol আসানসোল|asgari আসগরি
ashok অশোক|ashraf আশরাফ|ashwin অশ্বিন|asif আসিফ|asim অসীম|aslam আসলাম|asma আসমা|associates অ্যাসোসিয়েটস|auto অটো
automobiles অটোমোবাইলস|avadi আভাদি|avenue এভিনিউ|ayaz আয়াজ|ayesha আয়েশা|ayub আইয়ুব|azad আজাদ|azam আজম|azhar আজহার
aziz আজিজ|azmi আজমি|bachchan বচ্চন|bagchi বাগচী|baghel বাঘেল|bajaj বাজাজ|bakery বেকারি|ballia বালিয়া|bandana বন্দনা
bandyopadhyay বন্দ্যোপাধ্যায়|banerjee ব্যানার্জি|bank ব্যাঙ্ক|bansal বনসল|barasat বারাসত|bashir বশির|bazaar বাজার
beauty বিউটি|begum বেগম|bengaluru বেঙ্গালুরু|benny বেনি|best বেস্ট|bhagwan ভগবান|bhagwat ভাগবত|bhagwati ভগবতী|bhai ভাই
bhakta ভক্ত|bharathi ভারতী|bhattacharya ভট্টাচার্য|bhavna ভাবনা|bhiwandi ভিওয়ান্ডি|bhosale ভোঁসলে|bhuyan ভূঁইয়া
bilal বিলাল|birla বিড়লা|bishnoi বিশ্নোই|biswas বিশ্বাস|block ব্লক|bobby ববি|borivali বোরিভালি|bose বসু|boys বয়েজ
bricks ব্রিকস|bridge ব্রিজ|brothers ব্রাদার্স|builder বিল্ডার|builders বিল্ডার্স|building বিল্ডিং|bus বাস
business বিজনেস|cafe ক্যাফে|camp ক্যাম্প|canteen ক্যান্টিন|car কার|care কেয়ার|cargo কার্গো|caterers কেটারার্স
catering কেটারিং|cement সিমেন্ট|central সেন্ট্রাল|centre সেন্টার|chacko চাকো|chakraborty চক্রবর্তী|chandigarh চণ্ডীগড়
chandra চন্দ্র|chandrasekhar চন্দ্রশেখর|chandy চান্ডি|charles চার্লস|chatterjee চ্যাটার্জি|chattopadhyay চট্টোপাধ্যায়
chaudhary চৌধুরী|chauhan চৌহান|chawla চাওলা|chemicals কেমিক্যালস|chennai চেন্নাই|chhetri ছেত্রী|chopra চোপড়া|chowk চক
city সিটি|clean ক্লিন|cleaning ক্লিনিং|clinic ক্লিনিক|club ক্লাব|co কোম্পানি|coimbatore কোয়েম্বাটুর|cold কোল্ড
college কলেজ|colony কলোনি|commercial কমার্শিয়াল|company কোম্পানি|complex কমপ্লেক্স|construction কনস্ট্রাকশন
constructions কনস্ট্রাকশনস|contractor কন্ট্রাক্টর|contractors কন্ট্রাক্টরস|cooperative কো-অপারেটিভ|corner কর্নার
corporation কর্পোরেশন|cotton কটন|courier কুরিয়ার|cross ক্রস|dairy ডেয়ারি|daniel ড্যানিয়েল|darbhanga দ্বারভাঙা
dasgupta দাশগুপ্ত|dashrath দশরথ|datta দত্ত|dattatreya দত্তাত্রেয়|david ডেভিড|decorators ডেকোরেটার্স|dehradun দেরাদুন
deka ডেকা|delivery ডেলিভারি|department ডিপার্টমেন্ট|depot ডিপো|desai দেশাই|deshmukh দেশমুখ|design ডিজাইন|designs ডিজাইনস
developers ডেভেলপার্স|devi দেবী|dey দে|dhaba ধাবা|dhanbad ধানবাদ|dhawan ধাওয়ান|dhillon ধিলোঁ|digital ডিজিটাল
dilawar দিলাওয়ার|dilbag দিলবাগ|diwakar দিবাকর|dixit দীক্ষিত|doctor ডাক্তার|dombivli ডোম্বিভলি|driver ড্রাইভার
dsouza ডিসুজা|dubey দুবে|dutt দত্ত|dwivedi দ্বিবেদী|east ইস্ট|edward এডওয়ার্ড|electric ইলেকট্রিক
electrical ইলেকট্রিক্যাল|electricals ইলেকট্রিক্যালস|electronics ইলেকট্রনিক্স|elizabeth এলিজাবেথ|emmanuel ইমানুয়েল
enclave এনক্লেভ|energy এনার্জি|engineering ইঞ্জিনিয়ারিং|engineers ইঞ্জিনিয়ার্স|enterprise এন্টারপ্রাইজ
enterprises এন্টারপ্রাইজেস|estate এস্টেট|event ইভেন্ট|events ইভেন্টস|exports এক্সপোর্টস|express এক্সপ্রেস
extension এক্সটেনশন|fabrication ফ্যাব্রিকেশন|fabricators ফ্যাব্রিকেটর্স|fabrics ফ্যাব্রিকস|facility ফেসিলিটি
factory ফ্যাক্টরি|faisal ফয়সাল|farhan ফারহান|farm ফার্ম|farms ফার্মস|farooq ফারুক|fashion ফ্যাশন|fatima ফাতেমা
fazal ফজল|fernandes ফার্নান্দেজ|finance ফিনান্স|firoz ফিরোজ|first ফার্স্ট|flat ফ্ল্যাট|floor ফ্লোর|food ফুড|foods ফুডস
foundation ফাউন্ডেশন|francis ফ্রান্সিস|fresh ফ্রেশ|furniture ফার্নিচার|gadkari গডকরি|gaikwad গায়কোয়াড|gandhi গান্ধী
ganesan গণেশন|ganesh গণেশ|gangopadhyay গঙ্গোপাধ্যায়|ganguly গাঙ্গুলি|garage গ্যারেজ|garden গার্ডেন|gardens গার্ডেনস
garg গর্গ|garments গার্মেন্টস|gas গ্যাস|gate গেট|gavaskar গাভাস্কার|gayen গায়েন|geetha গীতা|gehlot গেহলট
general জেনারেল|george জর্জ|ghosal ঘোষাল|ghosh ঘোষ|gill গিল|girls গার্লস|gita গীতা|glass গ্লাস|global গ্লোবাল
godrej গোদরেজ|goel গোয়েল|gohain গোহাঁই|gokhale গোখলে|gold গোল্ড|golden গোল্ডেন|gomathi গোমতী|good গুড|goods গুডস
gorai গরাই|gowda গৌড়া|grace গ্রেস|granite গ্রানাইট|green গ্রিন|grewal গ্রেওয়াল|ground গ্রাউন্ড|group গ্রুপ
gudiya গুড়িয়া|guest গেস্ট|gulab গোলাপ|gupta গুপ্ত|gurgaon গুরুগ্রাম|guwahati গুয়াহাটি|gwalior গোয়ালিয়র|habib হাবিব
haider হায়দার|halder হালদার|haldwani হলদোয়ানি|hall হল|hameed হামিদ|hamid হামিদ|haneef হানিফ|hansda হাঁসদা
hardware হার্ডওয়্যার|harsha হর্ষ|hasan হাসান|haseena হাসিনা|hazarika হাজরিকা|hazra হাজরা|health হেলথ|hegde হেগড়ে
heights হাইটস|helen হেলেন|help হেল্প|hembram হেমব্রম|high হাই|highway হাইওয়ে|hill হিল|hills হিলস|home হোম|homes হোমস
hooda হুডা|hospital হাসপাতাল|hostel হোস্টেল|hotel হোটেল|house হাউস|housekeeping হাউসকিপিং|housing হাউজিং|howrah হাওড়া
hub হাব|hussain হুসেন|hyderabad হায়দরাবাদ|ibrahim ইব্রাহিম|ilayaraja ইলাইয়ারাজা|imran ইমরান|india ইন্ডিয়া
indian ইন্ডিয়ান|indira ইন্দিরা|indore ইন্দোর|industrial ইন্ডাস্ট্রিয়াল|industries ইন্ডাস্ট্রিজ|industry ইন্ডাস্ট্রি
infra ইনফ্রা|infrastructure ইনফ্রাস্ট্রাকচার|inn ইন|institute ইনস্টিটিউট|interior ইন্টেরিয়র|interiors ইন্টেরিয়র্স
international ইন্টারন্যাশনাল|iqbal ইকবাল|irfan ইরফান|iron আয়রন|islam ইসলাম|ismail ইসমাইল|iyengar আয়েঙ্গার|iyer আয়ার
jackson জ্যাকসন|jacob জ্যাকব|jadhav যাদব|jahangir জাহাঙ্গীর|jai জয়|jain জৈন|jaiswal জয়সওয়াল|jalandhar জলন্ধর
james জেমস|jamil জামিল|jamshedpur জামশেদপুর|jana জানা|jasmine জেসমিন|javed জাভেদ|jawahar জওহর|jawaharlal জওহরলাল
jaya জয়া|jayalalitha জয়ললিতা|jewellers জুয়েলার্স|jhansi ঝাঁসি|jindal জিন্দাল|jitender জিতেন্দ্র|jodhpur যোধপুর
john জন|johnson জনসন|joseph জোসেফ|joshi যোশী|julie জুলি|junction জংশন|jyothi জ্যোতি|jyoti জ্যোতি|kabir কবির|kadir কাদির
kala কলা|kalam কালাম|kale কালে|kaleem কালিম|kalpana কল্পনা|kalyan কল্যাণ|kalyani কল্যাণী|kamala কমলা|kamble কাম্বলে
kamran কামরান|kanhai কানাই|kanhaiya কানহাইয়া|kannan কান্নান|kapadia কাপাডিয়া|kapoor কাপুর|kareena কারিনা|karim করিম
karmakar কর্মকার|karnal কারনাল|karthik কার্তিক|kaur কউর|kejriwal কেজরিওয়াল|khadija খাদিজা|khalid খালিদ|khan খান
khanna খান্না|khatun খাতুন|kishore কিশোর|kitchen কিচেন|kochi কোচি|kohli কোহলি|kolkata কলকাতা|kollam কোল্লাম
konwar কোঁয়র|kothari কোঠারি|kottayam কোট্টায়াম|krishna কৃষ্ণ|kulkarni কুলকার্নি|kumaran কুমারন|kurian কুরিয়ান
labour লেবার|lahiri লাহিড়ী|lake লেক|lakra লাকড়া|lakshmi লক্ষ্মী|lalitha ললিতা|lane লেন|latif লতিফ|laundry লন্ড্রি
lawrence লরেন্স|layout লেআউট|limited লিমিটেড|line লাইন|lodge লজ|logistics লজিস্টিকস|lohia লোহিয়া|machine মেশিন
madurai মাদুরাই|mahapatra মহাপাত্র|mahato মাহাতো|mahmood মাহমুদ|main মেন|maitra মৈত্র|maity মাইতি|majhi মাঝি
majumdar মজুমদার|malakar মালাকার|malappuram মালাপ্পুরম|malhotra মালহোত্রা|malik মালিক|mall মল|mallick মল্লিক
management ম্যানেজমেন্ট|mandal মণ্ডল|mangal মঙ্গল|mangalore মেঙ্গালুরু|manikandan মণিকন্দন|manjula মঞ্জুলা
manpower ম্যানপাওয়ার|mansoor মনসুর|mansuri মনসুরি|manufacturing ম্যানুফ্যাকচারিং|marble মার্বেল|marg মার্গ
maria মারিয়া|mariam মরিয়ম|mark মার্ক|market মার্কেট|marketing মার্কেটিং|mart মার্ট|martha মার্থা|martin মার্টিন
mary মেরি|masjid মসজিদ|mathew ম্যাথিউ|mathews ম্যাথিউজ|mechanical মেকানিক্যাল|media মিডিয়া|medical মেডিকেল
meenakshi মীনাক্ষী|meerut মিরাট|mehta মেহতা|mess মেস|metal মেটাল|metals মেটালস|metro মেট্রো|michael মাইকেল|mill মিল
mills মিলস|mirza মির্জা|mishra মিশ্র|mittal মিত্তল|mobile মোবাইল|modern মডার্ন|modi মোদি|mohammad মোহাম্মদ
mohanty মহান্তি|mohd মোহাম্মদ|moses মোজেস|motor মোটর|motors মোটর্স|movers মুভার্স|mubarak মোবারক|mukherjee মুখার্জি
mukhopadhyay মুখোপাধ্যায়|mumtaz মমতাজ|municipal মিউনিসিপ্যাল|murugan মুরুগন|murugesan মুরুগেসন|mustafa মোস্তফা
muthu মুথু|mysore মাইসুরু|nadeem নাদিম|nagar নগর|nagarjuna নাগার্জুন|naidu নাইডু|naik নায়েক|nair নায়ার
najafgarh নজফগড়|nancy ন্যান্সি|narasimha নরসিংহ|narayan নারায়ণ|narsingh নরসিংহ|naseem নাসিম|nasir নাসির|nasreen নাসরিন
national ন্যাশনাল|naushad নওশাদ|nawaz নওয়াজ|nazir নাজির|near নিয়ার|nehru নেহরু|nelson নেলসন|new নিউ|news নিউজ
nirmala নির্মলা|noida নয়ডা|north নর্থ|nursery নার্সারি|nursing নার্সিং|office অফিস|oil অয়েল|old ওল্ড
omprakash ওমপ্রকাশ|oraon ওরাওঁ|organic অর্গানিক|packaging প্যাকেজিং|packers প্যাকার্স|pai পাই|paint পেইন্ট
painters পেইন্টার্স|paints পেইন্টস|palace প্যালেস|palakkad পালাক্কাড়|pandey পান্ডে|pandian পান্ডিয়ান|panipat পানিপথ
panvel পানভেল|paper পেপার|paradise প্যারাডাইস|park পার্ক|parlour পার্লার|parveen পারভিন|parvez পারভেজ|paswan পাসোয়ান
patel প্যাটেল|pathan পাঠান|patil পাতিল|patna পাটনা|patnaik পট্টনায়েক|patra পাত্র|paul পল|pawar পাওয়ার|perumal পেরুমল
peter পিটার|petrol পেট্রোল|pharma ফার্মা|phase ফেজ|philip ফিলিপ|phool ফুল|phukan ফুকন|pillai পিল্লাই|pinto পিন্টো
pipes পাইপস|plant প্লান্ট|plastic প্লাস্টিক|plastics প্লাস্টিকস|plaza প্লাজা|plot প্লট|plumbing প্লাম্বিং|point পয়েন্ট
police পুলিশ|port পোর্ট|post পোস্ট|poultry পোলট্রি|power পাওয়ার|pramanik প্রামাণিক|prasad প্রসাদ|precision প্রিসিশন
press প্রেস|prime প্রাইম|printers প্রিন্টার্স|printing প্রিন্টিং|private প্রাইভেট|priyanka প্রিয়াঙ্কা
products প্রোডাক্টস|project প্রজেক্ট|projects প্রজেক্টস|properties প্রপার্টিজ|public পাবলিক|quality কোয়ালিটি
qureshi কুরেশি|rabindranath রবীন্দ্রনাথ|rafi রফি|rafiq রফিক|rahim রহিম|rahman রহমান|rai রাই|railway রেলওয়ে|raina রায়না
rajendran রাজেন্দ্রন|rajinikanth রজনীকান্ত|rajni রজনী|rakib রাকিব|ram রাম|raman রমন|ramasamy রামাস্বামী|rana রানা
rao রাও|rashid রশিদ|ratan রতন|rathod রাঠোর|ravi রবি|real রিয়েল|realty রিয়েলটি|reddy রেড্ডি|rehana রেহানা
residency রেসিডেন্সি|restaurant রেস্টুরেন্ট|retail রিটেইল|rice রাইস|richard রিচার্ড|ring রিং|ritwik হৃতিক|river রিভার
rizwan রিজওয়ান|road রোড|roadlines রোডলাইনস|robert রবার্ট|robin রবিন|rodrigues রদ্রিগেজ|rolling রোলিং|room রুম|rose রোজ
rosy রোজি|roy রায়|royal রয়্যাল|ruth রুথ|sabir সাবির|sabri সাবরি|sachin শচীন|sadhukhan সাধুখাঁ|saeed সাঈদ|safe সেফ
sai সাই|saikia শইকীয়া|sajid সাজিদ|salem সালেম|salim সেলিম|salma সালমা|salman সালমান|salon স্যালন|samanta সামন্ত
samuel স্যামুয়েল|sandhu সান্ধু|sangli সাংলি|sanitary স্যানিটারি|sanjay সঞ্জয়|santara সাঁতরা|santosh সন্তোষ|sarah সারা
saravanan সারাভানান|sarkar সরকার|sarwar সারওয়ার|saurabh সৌরভ|school স্কুল|sebastian সেবাস্তিয়ান|sector সেক্টর
secunderabad সেকেন্দ্রাবাদ|security সিকিউরিটি|sehgal সেহগল|sekar শেখর|sekhar শেখর|selvam সেলভম|selvaraj সেলভরাজ
selvi সেলভি|sen সেন|sengupta সেনগুপ্ত|senthil সেন্থিল|service সার্ভিস|services সার্ভিসেস|shabana শাবানা|shabnam শবনম
shah শাহ|shahid শহিদ|shahrukh শাহরুখ|shaikh শেখ|shakeel শাকিল|shakila শাকিলা|shamim শামিম|shamshabad শামশাবাদ
shankar শঙ্কর|shanmugam ষণ্মুগম|sharif শরিফ|sharma শর্মা|shekhar শেখর|shetty শেট্টি|shinde শিন্ডে|shiv শিব|shiva শিব
shivaji শিবাজী|shoes শুজ|shop শপ|shopping শপিং|shree শ্রী|shrestha শ্রেষ্ঠ|siddaramaiah সিদ্দারামাইয়া|siddiqui সিদ্দিকী
sidhu সিধু|siliguri শিলিগুড়ি|silk সিল্ক|silks সিল্কস|simon সাইমন|singh সিং|sinha সিনহা|site সাইট|siva শিব
sivakumar শিবকুমার|smart স্মার্ট|society সোসাইটি|solar সোলার|solomon সলোমন|solution সলিউশন|solutions সলিউশনস
sonia সোনিয়া|sons সন্স|sourav সৌরভ|south সাউথ|spinning স্পিনিং|square স্কোয়ার|srinivasan শ্রীনিবাসন
srivastava শ্রীবাস্তব|staffing স্টাফিং|stalin স্ট্যালিন|stand স্ট্যান্ড|stanley স্ট্যানলি|star স্টার|station স্টেশন
steel স্টিল|stella স্টেলা|stephen স্টিফেন|stone স্টোন|storage স্টোরেজ|store স্টোর|stores স্টোর্স|street স্ট্রিট
studio স্টুডিও|subramaniam সুব্রহ্মণ্যম|subramanian সুব্রহ্মণ্যন|sugar সুগার|sukumar সুকুমার|sultan সুলতান|sunil সুনীল
super সুপার|supermarket সুপারমার্কেট|suppliers সাপ্লায়ার্স|supply সাপ্লাই|surat সুরাট|surgical সার্জিক্যাল|surya সূর্য
susan সুসান|sushma সুষমা|sutradhar সূত্রধর|swain সোয়াইন|swami স্বামী|sweets সুইটস|syed সৈয়দ|system সিস্টেম
systems সিস্টেমস|tahir তাহির|tailor টেলর|tailors টেলার্স|tamang তামাং|tata টাটা|taxi ট্যাক্সি|tea টি|tech টেক
technologies টেকনোলজিস|technology টেকনোলজি|temple টেম্পল|tendulkar তেন্ডুলকর|tent টেন্ট|textile টেক্সটাইল
textiles টেক্সটাইলস|thackeray ঠাকরে|thakur ঠাকুর|thane থানে|thapa থাপা|the দ্য|thomas টমাস|tiles টাইলস|tirupur তিরুপ্পুর
tiwari তিওয়ারি|tony টনি|tools টুলস|tour ট্যুর|tours ট্যুরস|tower টাওয়ার|towers টাওয়ার্স|town টাউন|township টাউনশিপ
traders ট্রেডার্স|trading ট্রেডিং|training ট্রেনিং|transport ট্রান্সপোর্ট|transports ট্রান্সপোর্টস|travel ট্রাভেল
travels ট্রাভেলস|tripathi ত্রিপাঠী|trust ট্রাস্ট|tushar তুষার|ujjain উজ্জয়িনী|ulhasnagar উল্লাসনগর|union ইউনিয়ন
unit ইউনিট|united ইউনাইটেড|university ইউনিভার্সিটি|unnikrishnan উন্নিকৃষ্ণন|upadhyay উপাধ্যায়|urban আরবান|usman ওসমান
vaishali বৈশালী|vajpayee বাজপেয়ী|valley ভ্যালি|varghese ভার্গিস|venkat ভেঙ্কট|venkataraman ভেঙ্কটরমন
venkatesan ভেঙ্কটেশন|venkatesh ভেঙ্কটেশ|victor ভিক্টর|vijay বিজয়|vijayakumar বিজয়কুমার|villa ভিলা|village ভিলেজ
vincent ভিনসেন্ট|virar ভিরার|virat বিরাট|vitthal বিট্ঠল|wahid ওয়াহিদ|warangal ওয়ারাঙ্গাল|ward ওয়ার্ড
warehouse ওয়্যারহাউস|warehousing ওয়্যারহাউসিং|wasim ওয়াসিম|water ওয়াটার|west ওয়েস্ট|william উইলিয়াম|wilson উইলসন
wood উড|works ওয়ার্কস|workshop ওয়ার্কশপ|world ওয়ার্ল্ড|xavier জেভিয়ার|yadav যাদব|yaqub ইয়াকুব|yaseen ইয়াসিন
yash যশ|yashwant যশবন্ত|yasmin ইয়াসমিন|yunus ইউনুস|yusuf ইউসুফ|zafar জাফর|zaheer জহির|zahid জাহিদ|zahida জাহিদা
zakir জাকির|zarina জরিনা|zeenat জিনাত|zone জোন|zubair জুবায়ের
`;
