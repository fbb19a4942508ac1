/** Cities of the north; the format is described in ../cities.ts. */
export const northText = `
# Chandigarh
Chandigarh

# Delhi
Delhi = New Delhi, NCT of Delhi, Dilli, Delhi City @ -
Dwarka Delhi = Dwarka New Delhi @ South West Delhi

# Haryana
Ambala = Ambala City, Ambala Cantt
Bahadurgarh @ Jhajjar
Ballabgarh = Ballabhgarh @ Faridabad
Bawal @ Rewari
Bhiwani
Charkhi Dadri
Dharuhera @ Rewari
Faridabad
Fatehabad
Gohana @ Sonipat
Gurugram = formerly Gurgaon, Gurgoan, Ggn
Hansi @ Hisar
Hisar = Hissar
Hodal @ Palwal
Jagadhri @ Yamunanagar
Jhajjar
Jind
Kaithal
Kalka @ Panchkula
Karnal
Kundli @ Sonipat
Kurukshetra = includes Thanesar
Mahendragarh
Mandi Dabwali @ Sirsa
Manesar = IMT Manesar @ Gurugram
Narnaul @ Mahendragarh
Narwana @ Jind
Nuh
Palwal
Panchkula
Panipat
Pinjore @ Panchkula
Rewari
Rohtak
Samalkha @ Panipat
Shahbad @ Kurukshetra
Sirsa
Sohna @ Gurugram
Sonipat = Sonepat
Tohana @ Fatehabad
Yamunanagar = Yamuna Nagar

# Himachal Pradesh
Baddi @ Solan
Bilaspur
Chamba
Dharamshala = Dharamsala @ Kangra
Hamirpur
Kangra
Keylong @ Lahaul and Spiti
Kullu
Manali @ Kullu
Mandi
Nahan @ Sirmaur
Nalagarh @ Solan
Nurpur @ Kangra
Palampur @ Kangra
Paonta Sahib @ Sirmaur
Parwanoo @ Solan
Rampur Bushahr @ Shimla
Reckong Peo @ Kinnaur
Shimla = formerly Simla
Solan
Sundernagar = Sundarnagar @ Mandi
Theog @ Shimla
Una

# Jammu and Kashmir
Akhnoor @ Jammu
Anantnag
Awantipora @ Pulwama
Bandipora = Bandipore
Baramulla
Bijbehara @ Anantnag
Budgam
Doda
Ganderbal
Handwara @ Kupwara
Jammu
Kathua
Katra @ Reasi
Kishtwar
Kulgam
Kupwara
Pampore @ Pulwama
Poonch
Pulwama
Rajouri
Ramban
Reasi
Samba
Shopian
Sopore @ Baramulla
Srinagar
Udhampur

# Ladakh
Kargil
Leh

# Punjab
Abohar @ Fazilka
Amritsar
Barnala
Batala @ Gurdaspur
Bathinda = Bhatinda
Dera Bassi = Derabassi @ Sahibzada Ajit Singh Nagar
Dhuri @ Sangrur
Faridkot
Fatehgarh Sahib
Fazilka
Ferozepur = Firozpur
Gobindgarh = Mandi Gobindgarh @ Fatehgarh Sahib
Gurdaspur
Hoshiarpur
Jagraon @ Ludhiana
Jaitu @ Faridkot
Jalandhar = formerly Jullundur
Kapurthala
Khanna @ Ludhiana
Kharar @ Sahibzada Ajit Singh Nagar
Kotkapura @ Faridkot
Lalru @ Sahibzada Ajit Singh Nagar
Ludhiana
Malerkotla
Malout @ Sri Muktsar Sahib
Mansa
Moga
Mohali = Sahibzada Ajit Singh Nagar, SAS Nagar, Ajitgarh @ Sahibzada Ajit Singh Nagar
Muktsar = Sri Muktsar Sahib @ Sri Muktsar Sahib
Nabha @ Patiala
Nangal @ Rupnagar
Nawanshahr @ Shahid Bhagat Singh Nagar
Pathankot
Patiala
Phagwara @ Kapurthala
Rajpura @ Patiala
Rampura Phul @ Bathinda
Rupnagar = formerly Ropar
Samana @ Patiala
Sangrur
Sirhind @ Fatehgarh Sahib
Sultanpur Lodhi @ Kapurthala
Sunam @ Sangrur
Tarn Taran = Tarn Taran Sahib
Zirakpur @ Sahibzada Ajit Singh Nagar

# Rajasthan
Abu Road @ Sirohi
Ajmer
Alwar
Balotra
Bandikui @ Dausa
Banswara
Baran
Barmer
Beawar
Behror @ Kotputli Behror
Bharatpur
Bhilwara
Bhiwadi @ Khairthal Tijara
Bikaner
Bundi
Chittorgarh = Chittaurgarh
Chomu @ Jaipur
Churu
Dausa
Deeg
Dholpur
Didwana @ Didwana Kuchaman
Dudu @ Jaipur
Dungarpur
Falna @ Pali
Fatehpur Shekhawati @ Sikar
Gangapur City @ Sawai Madhopur
Hanumangarh
Hindaun = Hindaun City @ Karauli
Jaipur = Pink City
Jaisalmer
Jalore = Jalor
Jhalawar
Jhunjhunu
Jodhpur
Karauli
Kekri @ Ajmer
Khairthal @ Khairthal Tijara
Kishangarh @ Ajmer
Kota
Kotputli @ Kotputli Behror
Kuchaman City = Kuchaman @ Didwana Kuchaman
Ladnun @ Didwana Kuchaman
Makrana @ Didwana Kuchaman
Mount Abu @ Sirohi
Nagaur
Nathdwara @ Rajsamand
Nawalgarh @ Jhunjhunu
Neemrana @ Kotputli Behror
Nimbahera @ Chittorgarh
Nohar @ Hanumangarh
Nokha @ Bikaner
Pali
Phalodi
Phulera @ Jaipur
Pilani @ Jhunjhunu
Pratapgarh
Rajsamand
Ratangarh @ Churu
Rawatbhata @ Chittorgarh
Sagwara @ Dungarpur
Sardarshahar @ Churu
Sawai Madhopur
Sikar
Sirohi
Sojat @ Pali
Sri Ganganagar = Ganganagar, Shri Ganganagar
Sujangarh @ Churu
Sumerpur @ Pali
Suratgarh @ Sri Ganganagar
Tapukara @ Alwar
Tijara @ Khairthal Tijara
Tonk
Udaipur

# Uttar Pradesh
Agra
Akbarpur @ Ambedkar Nagar
Aligarh
Amethi
Amroha
Anpara @ Sonbhadra
Aonla @ Bareilly
Auraiya
Ayodhya = formerly Faizabad
Azamgarh
Baghpat = Bagpat
Baheri @ Bareilly
Bahraich
Ballia
Balrampur
Banda
Barabanki
Baraut @ Baghpat
Bareilly = Bareli
Basti
Bhadohi
Bijnor
Bisalpur @ Pilibhit
Budaun = Badaun
Bulandshahr = Bulandshahar
Chandauli
Chandausi @ Sambhal
Chandpur @ Bijnor
Chitrakoot
Chunar @ Mirzapur
Dadri @ Gautam Buddha Nagar
Deoband @ Saharanpur
Deoria
Dhampur @ Bijnor
Etah
Etawah
Farrukhabad
Fatehpur
Firozabad
Gajraula @ Amroha
Gangoh @ Saharanpur
Ganj Dundwara @ Kasganj
Ghaziabad
Ghazipur
Gola Gokarnath @ Lakhimpur Kheri
Gonda
Gorakhpur
Greater Noida = Gr Noida, includes Greater Noida West, includes Noida Extension @ Gautam Buddha Nagar
Gyanpur @ Bhadohi
Hamirpur
Hapur
Hardoi
Hasanpur @ Amroha
Hathras
Jalaun
Jaunpur
Jhansi
Kairana @ Shamli
Kannauj
Kanpur = formerly Cawnpore @ Kanpur Nagar
Kasganj
Khalilabad @ Sant Kabir Nagar
Khatauli @ Muzaffarnagar
Khurja @ Bulandshahr
Konch @ Jalaun
Kosi Kalan @ Mathura
Laharpur @ Sitapur
Lakhimpur @ Lakhimpur Kheri
Lalitpur
Loni @ Ghaziabad
Lucknow = Lakhnau
Maharajganj
Mahoba
Mainpuri
Manjhanpur @ Kaushambi
Mathura
Mau
Mauranipur @ Jhansi
Mawana @ Meerut
Meerut
Mirzapur
Modinagar @ Ghaziabad
Moradabad
Mubarakpur @ Azamgarh
Mughalsarai = now Pandit Deen Dayal Upadhyaya Nagar @ Chandauli
Muradnagar @ Ghaziabad
Muzaffarnagar
Nagina @ Bijnor
Najibabad @ Bijnor
Naugarh @ Siddharthnagar
Noida = New Okhla Industrial Development Authority @ Gautam Buddha Nagar
Obra @ Sonbhadra
Orai @ Jalaun
Padrauna @ Kushinagar
Pilibhit
Pilkhuwa @ Hapur
Pratapgarh
Prayagraj = formerly Allahabad, Ilahabad
Rae Bareli = Raebareli @ Raebareli
Rampur
Renukoot @ Sonbhadra
Robertsganj @ Sonbhadra
Rudauli @ Ayodhya
Saharanpur
Sahibabad @ Ghaziabad
Sambhal
Sardhana @ Meerut
Shahabad @ Hardoi
Shahjahanpur
Shamli
Sherkot @ Bijnor
Shikohabad @ Firozabad
Siddharthnagar
Sikandrabad @ Bulandshahr
Sitapur
Sultanpur
Tanda @ Ambedkar Nagar
Tilhar @ Shahjahanpur
Tundla @ Firozabad
Unnao
Varanasi = formerly Banaras, formerly Benares, Kashi
Vrindavan @ Mathura

# Uttarakhand
Almora
Bageshwar
Bazpur @ Udham Singh Nagar
Champawat
Dehradun = Dehra Dun
Gopeshwar @ Chamoli
Haldwani @ Nainital
Haridwar = formerly Hardwar
Jaspur @ Udham Singh Nagar
Joshimath @ Chamoli
Kashipur @ Udham Singh Nagar
Khatima @ Udham Singh Nagar
Kichha @ Udham Singh Nagar
Kotdwar @ Pauri Garhwal
Lansdowne @ Pauri Garhwal
Manglaur @ Haridwar
Mukteshwar @ Nainital
Mussoorie @ Dehradun
Nainital
New Tehri = Tehri @ Tehri Garhwal
Pantnagar @ Udham Singh Nagar
Pauri @ Pauri Garhwal
Pithoragarh
Ramnagar @ Nainital
Ranikhet @ Almora
Rishikesh @ Dehradun
Roorkee @ Haridwar
Rudraprayag
Rudrapur @ Udham Singh Nagar
Selaqui @ Dehradun
Sitarganj @ Udham Singh Nagar
Srinagar @ Pauri Garhwal
Uttarkashi
Vikasnagar @ Dehradun
`;
