// Names of work that is not a trade of this product. They are listed so that a search for such work does not match a
// trade with a similar sound.

export const otherWork = `engineer, civil engineer, mechanical engineer, electrical engineer, software engineer, engineering, manager, management, doctor, physician, surgeon, gynaecologist, gynecologist, obstetrician, stri rog visheshagya, rog visheshagya, paediatrician, pediatrician, cardiologist, dermatologist, anaesthetist, neurologist, pathologist, orthopaedic, consultant physician, teacher, school teacher,
  lecturer, professor, principal, tutor, lawyer, advocate, accountant, chartered accountant, accounts, auditor, officer, bank officer, inspector, designer, graphic designer, fashion designer, developer, software
  developer, software tester, test engineer, web designer, animator, programmer, scientist, analyst, consultant, director, editor, journalist, reporter, artist, pilot, air hostess, architect, pharmacist, dentist, physiotherapist, agent, broker, coach, trainer, librarian,
  economist, psychologist, statistician, musician, singer, dancer, actor, secretary, administrator, specialist, police, soldier, army, advisor, adviser, recruiter, hr, human resource, intern, apprentice,
  translator, interpreter, writer, author, judge, magistrate, priest, politician, minister, veterinarian, veterinary doctor, therapist, dietician, radiologist, radiographer, optometrist, lab technician,
  security operation center, security operations center, security operation centre, security operations centre, soc operator, soc analyst,
  surveyor, draughtsman, draftsman, head, chief, team leader, curator, sports, player, athlete, tour guide, travel agent, insurance agent, property dealer, event manager, social worker, builder, builders, bank, college, project, account,
  इंजीनियर, अभियंता, इंजीनियरिंग, मैनेजर, प्रबंधक, प्रबंधन, डॉक्टर, डाक्टर, चिकित्सक, रोग विशेषज्ञ, स्त्री रोग, स्त्री रोग विशेषज्ञ, महिला रोग विशेषज्ञ, बाल रोग विशेषज्ञ, नेत्र रोग विशेषज्ञ, हृदय रोग विशेषज्ञ, स्त्रीरोग तज्ञ, बालरोग तज्ञ, सर्जन, शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, व्याख्याता, प्रोफेसर, प्राध्यापक, प्रधानाचार्य, वकील, अधिवक्ता, एडवोकेट,
  अकाउंटेंट, लेखाकार, लेखापाल, लेखा परीक्षक, चार्टर्ड अकाउंटेंट, ऑडिटर, अधिकारी, ऑफिसर, इंस्पेक्टर, निरीक्षक, डिज़ाइनर, डिजाइनर, डेवलपर, प्रोग्रामर, वैज्ञानिक, विशेषज्ञ, विश्लेषक, सलाहकार, निदेशक, निर्देशक, निर्माता निर्देशक,
  संपादक, पत्रकार, कलाकार, पायलट, वास्तुकार, आर्किटेक्ट, फार्मासिस्ट, दंत चिकित्सक, फिजियोथेरेपिस्ट, एजेंट, दलाल, कोच, प्रशिक्षक, पुस्तकालयाध्यक्ष, अर्थशास्त्री, मनोवैज्ञानिक, सांख्यिकीविद्, संगीतकार, गायक, नर्तक, नर्तकी, अभिनेता,
  अभिनेत्री, सचिव, प्रशासक, पुलिस, सिपाही, सैनिक, सेना, भर्ती अधिकारी, प्रशिक्षु, अनुवादक, दुभाषिया, लेखक, न्यायाधीश, जज, पुजारी, मंत्री, नेता, पशु चिकित्सक, थेरेपिस्ट, आहार विशेषज्ञ, लैब टेक्नीशियन, सर्वेयर, खिलाड़ी, बैंक,
  स्कूल, कॉलेज, समाज सेवक, सामाजिक कार्यकर्ता, गणितज्ञ, भौतिक विज्ञानी, रसायनज्ञ, भूविज्ञानी, इतिहासकार, दार्शनिक, समाजशास्त्री, अभियांत्रिकी, इंजिनिअर, अभियंता, व्यवस्थापक, शिक्षणतज्ञ, प्राध्यापिका, पोलीस, लेखिका,
  பொறியாளர், இன்ஜினியர், மேலாளர், மேனேஜர், மருத்துவர், டாக்டர், ஆசிரியர், ஆசிரியை, வழக்கறிஞர், கணக்காளர், அதிகாரி, ஆய்வாளர், வடிவமைப்பாளர், விஞ்ஞானி, இயக்குநர், பத்திரிகையாளர், கலைஞர், நடிகர், விமானி, நீதிபதி, காவல்துறை, போலீஸ்,
  ఇంజనీర్, మేనేజర్, డాక్టర్, వైద్యుడు, ఉపాధ్యాయుడు, టీచర్, న్యాయవాది, లాయర్, అకౌంటెంట్, అధికారి, ఆఫీసర్, డిజైనర్, శాస్త్రవేత్త, దర్శకుడు, విలేకరి, కళాకారుడు, నటుడు, పైలట్, న్యాయమూర్తి, పోలీసు,
  ইঞ্জিনিয়ার, প্রকৌশলী, ম্যানেজার, ডাক্তার, চিকিৎসক, শিক্ষক, শিক্ষিকা, উকিল, আইনজীবী, হিসাবরক্ষক, অফিসার, ডিজাইনার, বিজ্ঞানী, পরিচালক, সাংবাদিক, শিল্পী, অভিনেতা, পাইলট, বিচারক, পুলিশ,
  എഞ്ചിനീയർ, മാനേജർ, ഡോക്ടർ, അധ്യാപകൻ, അധ്യാപിക, ടീച്ചർ, അഭിഭാഷകൻ, വക്കീൽ, അക്കൗണ്ടന്റ്, ഓഫീസർ, ഡിസൈനർ, ശാസ്ത്രജ്ഞൻ, സംവിധായകൻ, പത്രപ്രവർത്തകൻ, കലാകാരൻ, നടൻ, പൈലറ്റ്, ജഡ്ജി, പോലീസ്,
  adhyapak, shikshak, vakeel, vakil, prabandhak, abhiyanta, lekhak, kalakar, vaigyanik`;
