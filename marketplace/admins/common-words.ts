// Typical words of common passwords: names, things, places and feelings. Compiled for this project.

const words = `
a about abc jaishreeram mumbaiindians access account adam adi admin administrator aditya agra ajay akash akshay alex alpha amit ammu amor an anand anand andrea angel angela
anil anita anjali ankit anna anthony any apple april arjun arsenal arun asha ashish ashley ashok at august austin baba babu baby babygirl
backup bailey balaji banana bangalore bank barcelona baseball basketball batman be bear beautiful bengal bengaluru best bharat bharti bhavani
bihar biteme black blessed blue bob boomer boss boss brandon break buddy business buster butter butterfly call calvin cameron canada cancel captain car
carlos casper change changeme charlie chelsea chennai cheese chicken chinna chocolate chris christ christian city cocacola coffee college come
computer control cookie cool cooper corvette cow create cricket crystal dad dakota dallas daniel data database david day deepak default delhi dell demo deva
devi dhoni diamond diana diwali doctor dog dolphin donald door dragon dream durga eagle easy edward elephant elizabeth email enter eagles ever
express facebook faith falcon family father february ferrari first fish flower football for forever forget fred free freedom friday friend friends
fuck fuckyou fun gamer games ganesh ganesha ganga garden garfield gates gemini general george ginger girl give go god gold golden good goodluck google
government gowri green guest guitar gujarat guru hacker hammer hanuman happy hari harley harry hassan heart heaven hello help here heather himalaya hindu hindustan hockey hola holiday home
honda honey horse hot house hunter hyderabad i ice iceman iloveu iloveyou in india indian indians infinity internet is island its jack jackson jaguar jai jasmine jaya jasper jennifer
jesus jessica job john jordan joseph joshua joy july june junior just justin kaam kaamsetu kali kamal karan karnataka kavita kerala key kiran killer king kishan kitty
klaster knight kohli kolkata krishna kumar lakshmi lal laptop lakers lata laxmi let letme letmein liberty life lion little liverpool lol london login love lovely lover lucky luv ma
macbook maggie magic maha mahadev mahesh main malayalam mamta man manager manchester manish mango manoj march maria marina marlboro martin master mata matrix matthew maxwell may me melissa
member mercedes merlin metallica michael michelle mickey mike miller mine minecraft modi mohan mohammed mom money monkey monday monica monster moon morgan morning mother mountain mumbai murphy music mustang my mylove
naga name namaste nani narayan naruto nathan neha never new newpass newpassword nicholas nicole night nikhil nirvana nissan nokia no nothing november nowayout number october of ok oliver om one only open
orange oracle our owner pa padma pandit parvati pass passcode passphrase passw passwd password patel peace peanut pepper phone pic pinky players please police pokemon power prakash pramod prasad pratik precious prince princess priya private product purple
project protect pune puja punjab qwe qwerty rachel rahul raj raja rajesh rajasthan rajput ram rama ramesh ranger rani ravi realmadrid red reddy reset rich robert rock rocket rocky rohan rohit root rose ruby runner sachin sai salman sam samantha samsung sandeep sandhya sanjay santosh
saraswati saturday scooter school scott secret security senior september server service seth setu shadow shankar sharma shiva shivam shree shri shyam sierra silver singh siddhi simple simran site sita smile smith smokey snoopy snow soccer sony spider spiderman star starwars steelers steven student
strong sudha summer sumit sun sunday sunil sunny sunshine super superman superstar superuser support suresh surya sweet sweety swathi switch system tamil tanvi team teacher tech telugu temp temporary tendulkar tennis test testing texas that the thirumala this thomas thunder thursday tiger time tigger today tom tomcat top
toor trustno tuesday ubuntu unbelievable united universal unknown user username venkat vijay vikas viking vinay vinod virat vishal vishnu wala was we website wednesday welcome what whatever where white who why william win windows winner winter wizard woman word work worker world xavier yamaha yadav yankees year yellow yes
you young your yourself zero zxc zxcvbn january december eight eleven five four hundred nine seven six ten three twelve twenty two
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
