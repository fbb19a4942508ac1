/**
 * The 28 states and 8 union territories with their districts, by current names; older and longer names after `=`.
 * A block is a state: its name after `#` (`# name (ut)` for a union territory), then districts, comma separated.
 */
export const districtsText = `
# Andhra Pradesh = AP, Andhra
Alluri Sitharama Raju, Anakapalli, Anantapur=Ananthapuramu=Anantapuram, Annamayya, Bapatla, Chittoor, East Godavari,
Eluru, Guntur, Kakinada, Konaseema=Dr BR Ambedkar Konaseema, Krishna, Kurnool, Nandyal, NTR=Nandamuri Taraka Rama Rao,
Palnadu, Parvathipuram Manyam, Prakasam, Sri Potti Sriramulu Nellore=Nellore=SPSR Nellore, Sri Sathya Sai, Srikakulam,
Tirupati, Visakhapatnam, Vizianagaram, West Godavari, YSR Kadapa=Kadapa=Cuddapah=YSR=YSR District

# Arunachal Pradesh = AR
Anjaw, Bichom, Changlang, Dibang Valley, East Kameng, East Siang, Itanagar Capital Complex, Kamle, Keyi Panyor,
Kra Daadi, Kurung Kumey, Lepa Rada, Lohit, Longding, Lower Dibang Valley, Lower Siang, Lower Subansiri, Namsai,
Pakke Kessang, Papum Pare, Shi Yomi, Siang, Tawang, Tirap, Upper Siang, Upper Subansiri, West Kameng, West Siang

# Assam = AS
Bajali, Baksa, Barpeta, Biswanath, Bongaigaon, Cachar, Charaideo, Chirang, Darrang, Dhemaji, Dhubri, Dibrugarh,
Dima Hasao, Goalpara, Golaghat, Hailakandi, Hojai, Jorhat, Kamrup=Kamrup Rural, Kamrup Metropolitan=Kamrup Metro,
Karbi Anglong, Kokrajhar, Lakhimpur, Majuli, Morigaon, Nagaon, Nalbari, Sivasagar=Sibsagar, Sonitpur,
South Salmara Mankachar, Sribhumi=Karimganj, Tamulpur, Tinsukia, Udalguri, West Karbi Anglong

# Bihar = BR
Araria, Arwal, Aurangabad, Banka, Begusarai, Bhagalpur, Bhojpur, Buxar, Darbhanga, East Champaran=Purbi Champaran,
Gaya, Gopalganj, Jamui, Jehanabad, Kaimur=Bhabua, Katihar, Khagaria, Kishanganj, Lakhisarai, Madhepura, Madhubani,
Munger, Muzaffarpur, Nalanda, Nawada, Patna, Purnia=Purnea, Rohtas, Saharsa, Samastipur, Saran, Sheikhpura, Sheohar,
Sitamarhi, Siwan, Supaul, Vaishali, West Champaran=Paschim Champaran

# Chhattisgarh = CG, Chattisgarh
Balod, Baloda Bazar, Balrampur, Bastar, Bemetara, Bijapur, Bilaspur, Dantewada, Dhamtari, Durg, Gariaband,
Gaurela Pendra Marwahi, Janjgir Champa, Jashpur, Kabirdham=Kawardha, Kanker, Khairagarh Chhuikhadan Gandai, Kondagaon,
Korba, Koriya=Korea, Mahasamund, Manendragarh Chirmiri Bharatpur, Mohla Manpur Ambagarh Chowki, Mungeli, Narayanpur,
Raigarh, Raipur, Rajnandgaon, Sakti, Sarangarh Bilaigarh, Sukma, Surajpur, Surguja

# Goa = GA
North Goa, South Goa

# Gujarat = GJ, Gujrat
Ahmedabad=Ahmadabad, Amreli, Anand, Aravalli, Banaskantha, Bharuch, Bhavnagar, Botad, Chhota Udaipur, Dahod,
Dang=Dangs, Devbhumi Dwarka, Gandhinagar, Gir Somnath, Jamnagar, Junagadh, Kheda, Kutch=Kachchh, Mahisagar, Mehsana,
Morbi, Narmada, Navsari, Panchmahal, Patan, Porbandar, Rajkot, Sabarkantha, Surat, Surendranagar, Tapi,
Vadodara=Baroda, Valsad

# Haryana = HR
Ambala, Bhiwani, Charkhi Dadri, Faridabad, Fatehabad, Gurugram=Gurgaon, Hisar, Jhajjar, Jind, Kaithal, Karnal,
Kurukshetra, Mahendragarh, Nuh=Mewat, Palwal, Panchkula, Panipat, Rewari, Rohtak, Sirsa, Sonipat=Sonepat, Yamunanagar

# Himachal Pradesh = HP, Himachal
Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kullu, Lahaul and Spiti, Mandi, Shimla, Sirmaur, Solan, Una

# Jharkhand = JH
Bokaro, Chatra, Deoghar, Dhanbad, Dumka, East Singhbhum=Purbi Singhbhum, Garhwa, Giridih, Godda, Gumla,
Hazaribagh=Hazaribag, Jamtara, Khunti, Koderma, Latehar, Lohardaga, Pakur, Palamu, Ramgarh, Ranchi, Sahibganj,
Seraikela Kharsawan, Simdega, West Singhbhum=Pashchimi Singhbhum

# Karnataka = KA
Bagalkote=Bagalkot, Ballari=Bellary, Belagavi=Belgaum, Bengaluru Rural=Bangalore Rural,
Bengaluru Urban=Bangalore Urban, Bidar, Chamarajanagar=Chamarajanagara, Chikkaballapura=Chikkaballapur,
Chikkamagaluru=Chikmagalur, Chitradurga, Dakshina Kannada=South Canara, Davanagere=Davangere, Dharwad, Gadag, Hassan,
Haveri, Kalaburagi=Gulbarga, Kodagu=Coorg, Kolar, Koppal=Koppala, Mandya, Mysuru=Mysore, Raichur, Ramanagara,
Shivamogga=Shimoga, Tumakuru=Tumkur, Udupi, Uttara Kannada=North Canara, Vijayanagara, Vijayapura=Bijapur, Yadgir

# Kerala = KL
Alappuzha=Alleppey, Ernakulam, Idukki, Kannur=Cannanore, Kasaragod, Kollam=Quilon, Kottayam, Kozhikode=Calicut,
Malappuram, Palakkad=Palghat, Pathanamthitta, Thiruvananthapuram=Trivandrum, Thrissur=Trichur, Wayanad

# Madhya Pradesh = MP
Agar Malwa, Alirajpur, Anuppur, Ashoknagar, Balaghat, Barwani, Betul, Bhind, Bhopal, Burhanpur, Chhatarpur, Chhindwara,
Damoh, Datia, Dewas, Dhar, Dindori, Guna, Gwalior, Harda, Indore, Jabalpur, Jhabua, Katni, Khandwa=East Nimar,
Khargone=West Nimar, Maihar, Mandla, Mandsaur, Mauganj, Morena, Narmadapuram=Hoshangabad, Narsinghpur, Neemuch, Niwari,
Pandhurna, Panna, Raisen, Rajgarh, Ratlam, Rewa, Sagar, Satna, Sehore, Seoni, Shahdol, Shajapur, Sheopur, Shivpuri,
Sidhi, Singrauli, Tikamgarh, Ujjain, Umaria, Vidisha

# Maharashtra = MH, Maharastra
Ahilyanagar=Ahmednagar, Akola, Amravati, Beed=Bid, Bhandara, Buldhana, Chandrapur,
Chhatrapati Sambhajinagar=Aurangabad, Dharashiv=Osmanabad, Dhule, Gadchiroli, Gondia, Hingoli, Jalgaon, Jalna,
Kolhapur, Latur, Mumbai City, Mumbai Suburban, Nagpur, Nanded, Nandurbar, Nashik=Nasik, Palghar, Parbhani, Pune=Poona,
Raigad, Ratnagiri, Sangli, Satara, Sindhudurg, Solapur=Sholapur, Thane=Thana, Wardha, Washim, Yavatmal

# Manipur = MN
Bishnupur, Chandel, Churachandpur, Imphal East, Imphal West, Jiribam, Kakching, Kamjong, Kangpokpi, Noney, Pherzawl,
Senapati, Tamenglong, Tengnoupal, Thoubal, Ukhrul

# Meghalaya = ML
East Garo Hills, East Jaintia Hills, East Khasi Hills, Eastern West Khasi Hills, North Garo Hills, Ri Bhoi,
South Garo Hills, South West Garo Hills, South West Khasi Hills, West Garo Hills, West Jaintia Hills, West Khasi Hills

# Mizoram = MZ
Aizawl, Champhai, Hnahthial, Khawzawl, Kolasib, Lawngtlai, Lunglei, Mamit, Saitual, Serchhip, Siaha=Saiha

# Nagaland = NL
Chumoukedima, Dimapur, Kiphire, Kohima, Longleng, Meluri, Mokokchung, Mon, Niuland, Noklak, Peren, Phek, Shamator,
Tseminyu, Tuensang, Wokha, Zunheboto

# Odisha = OD, Orissa, OR
Angul, Balangir=Bolangir, Balasore=Baleswar, Bargarh=Baragarh, Bhadrak, Boudh=Bauda, Cuttack, Deogarh=Debagarh,
Dhenkanal, Gajapati, Ganjam, Jagatsinghpur, Jajpur, Jharsuguda, Kalahandi, Kandhamal, Kendrapara, Kendujhar=Keonjhar,
Khordha=Khurda, Koraput, Malkangiri, Mayurbhanj, Nabarangpur, Nayagarh, Nuapada, Puri, Rayagada, Sambalpur,
Subarnapur=Sonepur, Sundargarh

# Punjab = PB
Amritsar, Barnala, Bathinda=Bhatinda, Faridkot, Fatehgarh Sahib, Fazilka, Ferozepur=Firozpur, Gurdaspur, Hoshiarpur,
Jalandhar, Kapurthala, Ludhiana, Malerkotla, Mansa, Moga, Pathankot, Patiala, Rupnagar=Ropar,
Sahibzada Ajit Singh Nagar=SAS Nagar=Mohali, Sangrur, Shahid Bhagat Singh Nagar=SBS Nagar=Nawanshahr,
Sri Muktsar Sahib=Muktsar, Tarn Taran

# Rajasthan = RJ
Ajmer, Alwar, Balotra, Banswara, Baran, Barmer, Beawar, Bharatpur, Bhilwara, Bikaner, Bundi, Chittorgarh, Churu, Dausa,
Deeg, Dholpur, Didwana Kuchaman, Dungarpur, Hanumangarh, Jaipur, Jaisalmer, Jalore, Jhalawar, Jhunjhunu, Jodhpur,
Karauli, Khairthal Tijara, Kota, Kotputli Behror, Nagaur, Pali, Phalodi, Pratapgarh, Rajsamand, Salumbar,
Sawai Madhopur, Sikar, Sirohi, Sri Ganganagar=Ganganagar, Tonk, Udaipur

# Sikkim = SK
Gangtok=East Sikkim, Gyalshing=West Sikkim, Mangan=North Sikkim, Namchi=South Sikkim, Pakyong, Soreng

# Tamil Nadu = TN, Tamilnadu
Ariyalur, Chengalpattu, Chennai=Madras, Coimbatore, Cuddalore, Dharmapuri, Dindigul, Erode, Kallakurichi, Kancheepuram=Kanchipuram,
Kanniyakumari=Kanyakumari, Karur, Krishnagiri, Madurai, Mayiladuthurai, Nagapattinam, Namakkal, Nilgiris=The Nilgiris,
Perambalur, Pudukkottai, Ramanathapuram, Ranipet, Salem, Sivaganga, Tenkasi, Thanjavur=Tanjore, Theni,
Thoothukudi=Tuticorin, Tiruchirappalli=Trichy, Tirunelveli, Tirupathur=Tirupattur, Tiruppur=Tirupur,
Tiruvallur=Thiruvallur, Tiruvannamalai, Tiruvarur=Thiruvarur, Vellore, Viluppuram=Villupuram, Virudhunagar

# Telangana = TG, TS, Telengana
Adilabad, Bhadradri Kothagudem, Hanumakonda=Hanamkonda=Warangal Urban, Hyderabad, Jagtial, Jangaon,
Jayashankar Bhupalpally, Jogulamba Gadwal, Kamareddy, Karimnagar, Khammam, Kumuram Bheem Asifabad, Mahabubabad,
Mahabubnagar=Mahbubnagar, Mancherial, Medak, Medchal Malkajgiri=Medchal, Mulugu, Nagarkurnool, Nalgonda, Narayanpet,
Nirmal, Nizamabad, Peddapalli, Rajanna Sircilla, Rangareddy=Ranga Reddy, Sangareddy, Siddipet, Suryapet, Vikarabad,
Wanaparthy, Warangal=Warangal Rural, Yadadri Bhuvanagiri

# Tripura = TR
Dhalai, Gomati, Khowai, North Tripura, Sepahijala, South Tripura, Unakoti, West Tripura

# Uttar Pradesh = UP
Agra, Aligarh, Ambedkar Nagar, Amethi, Amroha, Auraiya, Ayodhya=Faizabad, Azamgarh, Baghpat=Bagpat, Bahraich, Ballia,
Balrampur, Banda, Barabanki, Bareilly, Basti, Bhadohi=Sant Ravidas Nagar, Bijnor, Budaun=Badaun, Bulandshahr,
Chandauli, Chitrakoot, Deoria, Etah, Etawah, Farrukhabad, Fatehpur, Firozabad, Gautam Buddha Nagar=Gautam Budh Nagar,
Ghaziabad, Ghazipur, Gonda, Gorakhpur, Hamirpur, Hapur, Hardoi, Hathras, Jalaun, Jaunpur, Jhansi, Kannauj,
Kanpur Dehat, Kanpur Nagar, Kasganj, Kaushambi, Kushinagar, Lakhimpur Kheri=Kheri, Lalitpur, Lucknow, Maharajganj,
Mahoba, Mainpuri, Mathura, Mau, Meerut, Mirzapur, Moradabad, Muzaffarnagar, Pilibhit, Pratapgarh, Prayagraj=Allahabad,
Raebareli=Rae Bareli, Rampur, Saharanpur, Sambhal, Sant Kabir Nagar, Shahjahanpur, Shamli, Shravasti, Siddharthnagar,
Sitapur, Sonbhadra, Sultanpur, Unnao, Varanasi=Banaras

# Uttarakhand = UK, Uttaranchal
Almora, Bageshwar, Chamoli, Champawat, Dehradun, Haridwar, Nainital, Pauri Garhwal, Pithoragarh, Rudraprayag,
Tehri Garhwal, Udham Singh Nagar, Uttarkashi

# West Bengal = WB
Alipurduar, Bankura, Birbhum, Cooch Behar, Dakshin Dinajpur, Darjeeling, Hooghly, Howrah, Jalpaiguri, Jhargram,
Kalimpong, Kolkata=Calcutta, Malda=Maldah, Murshidabad, Nadia, North 24 Parganas, Paschim Bardhaman=West Burdwan,
Paschim Medinipur=West Midnapore, Purba Bardhaman=East Burdwan, Purba Medinipur=East Midnapore, Purulia,
South 24 Parganas, Uttar Dinajpur

# Andaman and Nicobar Islands (ut) = AN, Andaman and Nicobar, Andaman & Nicobar Islands
Nicobar, North and Middle Andaman, South Andaman

# Chandigarh (ut) = CH
Chandigarh

# Dadra and Nagar Haveli and Daman and Diu (ut) = DH, DNHDD, Daman and Diu, Dadra and Nagar Haveli
Dadra and Nagar Haveli, Daman, Diu

# Delhi (ut) = DL, NCT of Delhi, New Delhi, National Capital Territory of Delhi
Central Delhi, East Delhi, New Delhi, North Delhi, North East Delhi, North West Delhi, Shahdara, South Delhi,
South East Delhi, South West Delhi, West Delhi

# Jammu and Kashmir (ut) = JK, J&K, Jammu & Kashmir
Anantnag, Bandipora=Bandipore, Baramulla, Budgam, Doda, Ganderbal, Jammu, Kathua, Kishtwar, Kulgam, Kupwara, Poonch,
Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian, Srinagar, Udhampur

# Ladakh (ut) = LA
Kargil, Leh

# Lakshadweep (ut) = LD
Lakshadweep

# Puducherry (ut) = PY, Pondicherry
Karaikal, Mahe, Puducherry=Pondicherry, Yanam
`;
