/** Cities of the east and north-east; the format is described in ../cities.ts. */
export const eastText = `
# Arunachal Pradesh
Aalo @ West Siang
Bomdila @ West Kameng
Changlang
Itanagar @ Itanagar Capital Complex
Khonsa @ Tirap
Naharlagun @ Itanagar Capital Complex
Namsai
Pasighat @ East Siang
Roing @ Lower Dibang Valley
Tawang
Tezu @ Lohit
Ziro @ Lower Subansiri

# Assam
Barpeta
Barpeta Road @ Barpeta
Biswanath Chariali @ Biswanath
Bongaigaon
Dhemaji
Dhubri
Dibrugarh
Digboi @ Tinsukia
Diphu @ Karbi Anglong
Duliajan @ Dibrugarh
Goalpara
Golaghat
Guwahati = formerly Gauhati, includes Dispur @ Kamrup Metropolitan
Haflong @ Dima Hasao
Hailakandi
Hojai
Jorhat
Karimganj = now Sribhumi @ Sribhumi
Kokrajhar
Lanka @ Hojai
Lumding @ Hojai
Mangaldoi = Mangaldai @ Darrang
Margherita @ Tinsukia
Morigaon
Nagaon = formerly Nowgong
Nalbari
North Lakhimpur @ Lakhimpur
Rangapara @ Sonitpur
Rangia @ Kamrup
Silchar @ Cachar
Sivasagar = formerly Sibsagar
Tezpur @ Sonitpur
Tinsukia
Udalguri

# Bihar
Araria
Arrah = Ara @ Bhojpur
Arwal
Aurangabad
Bagaha @ West Champaran
Banka
Barauni @ Begusarai
Barh @ Patna
Begusarai
Bettiah @ West Champaran
Bhabua @ Kaimur
Bhagalpur
Bihar Sharif = Biharsharif @ Nalanda
Buxar
Chapra = Chhapra @ Saran
Danapur = Dinapur @ Patna
Darbhanga
Dehri = Dehri on Sone @ Rohtas
Dumraon @ Buxar
Forbesganj @ Araria
Gaya = includes Bodh Gaya
Gopalganj
Hajipur @ Vaishali
Jamui
Jehanabad
Katihar
Khagaria
Kishanganj
Lakhisarai
Madhepura
Madhubani
Mokama @ Patna
Motihari @ East Champaran
Munger = formerly Monghyr
Muzaffarpur
Narkatiaganj @ West Champaran
Nawada
Patna
Phulwari Sharif @ Patna
Purnia = Purnea
Rajgir @ Nalanda
Raxaul @ East Champaran
Saharsa
Samastipur
Sasaram @ Rohtas
Sheikhpura
Sheohar
Sitamarhi
Siwan
Supaul

# Jharkhand
Adityapur @ Seraikela Kharsawan
Barhi @ Hazaribagh
Bokaro = Bokaro Steel City
Chaibasa @ West Singhbhum
Chakradharpur @ West Singhbhum
Chatra
Chirkunda @ Dhanbad
Deoghar = Baidyanath Dham
Dhanbad
Dumka
Garhwa
Ghatshila @ East Singhbhum
Giridih
Godda
Gumla
Hazaribagh = Hazaribag
Jamshedpur = Tatanagar, Tata Nagar @ East Singhbhum
Jamtara
Jhumri Telaiya @ Koderma
Khunti
Koderma
Latehar
Lohardaga
Madhupur @ Deoghar
Medininagar = formerly Daltonganj @ Palamu
Noamundi @ West Singhbhum
Pakur
Phusro @ Bokaro
Ramgarh
Ranchi
Sahibganj
Saraikela = Seraikela @ Seraikela Kharsawan
Simdega
Sindri @ Dhanbad
Torpa @ Khunti

# Manipur
Bishnupur
Churachandpur
Imphal @ Imphal West
Jiribam
Kakching
Senapati
Tamenglong
Thoubal
Ukhrul

# Meghalaya
Jowai @ West Jaintia Hills
Nongpoh @ Ri Bhoi
Nongstoin @ West Khasi Hills
Shillong @ East Khasi Hills
Tura @ West Garo Hills
Williamnagar @ East Garo Hills

# Mizoram
Aizawl
Champhai
Kolasib
Lunglei
Serchhip
Siaha = Saiha

# Nagaland
Chumoukedima
Dimapur
Kohima
Mokokchung
Phek
Tuensang
Wokha
Zunheboto

# Odisha
Angul
Athagarh @ Cuttack
Balangir = Bolangir
Balasore = Baleswar
Balugaon @ Khordha
Barbil @ Kendujhar
Bargarh
Baripada @ Mayurbhanj
Berhampur = Brahmapur @ Ganjam
Bhadrak
Bhawanipatna @ Kalahandi
Bhubaneswar = Bhubaneshwar, Bhubneshwar @ Khordha
Boudh
Brajarajnagar @ Jharsuguda
Chhatrapur @ Ganjam
Cuttack
Deogarh
Dhenkanal
Gunupur @ Rayagada
Jagatsinghpur
Jajpur
Jeypore @ Koraput
Jharsuguda
Kalinganagar = Kalinga Nagar @ Jajpur
Kantabanji @ Balangir
Kendrapara
Keonjhar = Kendujhar @ Kendujhar
Khordha = Khurda
Koraput
Malkangiri
Nabarangpur = Nabarangapur
Nayagarh
Nuapada
Paradip = Paradeep @ Jagatsinghpur
Paralakhemundi @ Gajapati
Phulbani @ Kandhamal
Puri = Jagannath Puri
Rairangpur @ Mayurbhanj
Rajgangpur @ Sundargarh
Rayagada
Rourkela @ Sundargarh
Sambalpur
Sonepur = Subarnapur @ Subarnapur
Sunabeda @ Koraput
Sundargarh
Talcher @ Angul
Titlagarh @ Balangir

# Sikkim
Gangtok
Geyzing = Gyalshing @ Gyalshing
Mangan
Namchi
Rangpo @ Pakyong

# Tripura
Agartala @ West Tripura
Ambassa @ Dhalai
Belonia @ South Tripura
Bishalgarh @ Sepahijala
Dharmanagar @ North Tripura
Kailashahar @ Unakoti
Khowai
Teliamura @ Khowai
Udaipur @ Gomati

# West Bengal
Alipurduar
Andal = Ondal @ Paschim Bardhaman
Arambagh @ Hooghly
Asansol @ Paschim Bardhaman
Bagdogra @ Darjeeling
Baharampur = formerly Berhampore @ Murshidabad
Bally @ Howrah
Balurghat @ Dakshin Dinajpur
Bankura
Bansberia @ Hooghly
Barasat @ North 24 Parganas
Bardhaman = formerly Burdwan @ Purba Bardhaman
Barrackpore @ North 24 Parganas
Baruipur @ South 24 Parganas
Basirhat @ North 24 Parganas
Beldanga @ Murshidabad
Bhatpara @ North 24 Parganas
Bishnupur @ Bankura
Bolpur = Santiniketan, Shantiniketan @ Birbhum
Bongaon @ North 24 Parganas
Budge Budge @ South 24 Parganas
Burnpur @ Paschim Bardhaman
Chandannagar = Chandernagore @ Hooghly
Chittaranjan @ Paschim Bardhaman
Contai = Kanthi @ Purba Medinipur
Cooch Behar = Coochbehar
Dankuni @ Hooghly
Darjeeling
Diamond Harbour @ South 24 Parganas
Dum Dum @ North 24 Parganas
Durgapur @ Paschim Bardhaman
Farakka @ Murshidabad
Gangarampur @ Dakshin Dinajpur
Ghatal @ Paschim Medinipur
Habra @ North 24 Parganas
Haldia @ Purba Medinipur
Halisahar @ North 24 Parganas
Hooghly = Hugli, includes Chinsurah
Howrah = Haora
Islampur @ Uttar Dinajpur
Jalpaiguri
Jangipur @ Murshidabad
Jhargram
Kalimpong
Kalna @ Purba Bardhaman
Kalyani @ Nadia
Kamarhati @ North 24 Parganas
Kanchrapara @ North 24 Parganas
Katwa @ Purba Bardhaman
Kharagpur @ Paschim Medinipur
Kolkata = formerly Calcutta, includes Salt Lake, includes Salt Lake City, Cal
Konnagar @ Hooghly
Krishnanagar @ Nadia
Kurseong @ Darjeeling
Madhyamgram @ North 24 Parganas
Maheshtala @ South 24 Parganas
Mal Bazar = Malbazar @ Jalpaiguri
Malda = English Bazar, Ingraj Bazar
Midnapore = Medinipur @ Paschim Medinipur
Nabadwip @ Nadia
Naihati @ North 24 Parganas
New Town = Rajarhat, New Town Kolkata, Rajarhat New Town @ North 24 Parganas
Panihati @ North 24 Parganas
Purulia
Raiganj @ Uttar Dinajpur
Rampurhat @ Birbhum
Ranaghat @ Nadia
Raniganj @ Paschim Bardhaman
Rishra @ Hooghly
Santipur = Shantipur @ Nadia
Serampore = Srirampur @ Hooghly
Siliguri @ Darjeeling
Suri @ Birbhum
Tamluk @ Purba Medinipur
Titagarh @ North 24 Parganas
Uluberia @ Howrah
Uttarpara @ Hooghly
`;
