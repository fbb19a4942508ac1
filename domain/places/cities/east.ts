/** Cities of the east and north-east; the format is described in ../cities.ts. */
export const eastText = `
# Arunachal Pradesh
Itanagar @ Itanagar Capital Complex
Naharlagun @ Itanagar Capital Complex
Pasighat @ East Siang
Tawang

# Assam
Bongaigaon
Dibrugarh
Guwahati = formerly Gauhati, includes Dispur @ Kamrup Metropolitan
Jorhat
Nagaon = formerly Nowgong
Silchar @ Cachar
Sivasagar = formerly Sibsagar
Tezpur @ Sonitpur
Tinsukia
Karimganj = now Sribhumi @ Sribhumi

# Bihar
Arrah = Ara @ Bhojpur
Aurangabad
Begusarai
Bettiah @ West Champaran
Bhagalpur
Bihar Sharif = Biharsharif @ Nalanda
Buxar
Chapra = Chhapra @ Saran
Darbhanga
Gaya = includes Bodh Gaya
Gopalganj
Hajipur @ Vaishali
Jamui
Katihar
Kishanganj
Madhubani
Motihari @ East Champaran
Munger = formerly Monghyr
Muzaffarpur
Nawada
Patna
Purnia = Purnea
Saharsa
Samastipur
Sasaram @ Rohtas
Sitamarhi
Siwan

# Jharkhand
Bokaro = Bokaro Steel City
Chaibasa @ West Singhbhum
Deoghar = Baidyanath Dham
Dhanbad
Dumka
Giridih
Hazaribagh = Hazaribag
Jamshedpur = Tatanagar, Tata Nagar @ East Singhbhum
Medininagar = formerly Daltonganj @ Palamu
Ramgarh
Ranchi

# Manipur
Imphal @ Imphal West
Churachandpur

# Meghalaya
Shillong @ East Khasi Hills
Tura @ West Garo Hills

# Mizoram
Aizawl
Lunglei

# Nagaland
Dimapur
Kohima

# Odisha
Angul
Balasore = Baleswar
Bargarh
Baripada @ Mayurbhanj
Berhampur = Brahmapur @ Ganjam
Bhadrak
Bhubaneswar = Bhubaneshwar, Bhubneshwar @ Khordha
Cuttack
Jajpur
Jeypore @ Koraput
Jharsuguda
Paradip = Paradeep @ Jagatsinghpur
Puri = Jagannath Puri
Rayagada
Rourkela @ Sundargarh
Sambalpur

# Sikkim
Gangtok
Namchi

# Tripura
Agartala @ West Tripura
Dharmanagar @ North Tripura
Udaipur @ Gomati

# West Bengal
Asansol @ Paschim Bardhaman
Baharampur = formerly Berhampore @ Murshidabad
Bankura
Barasat @ North 24 Parganas
Bardhaman = formerly Burdwan @ Purba Bardhaman
Barrackpore @ North 24 Parganas
Cooch Behar = Coochbehar
Darjeeling
Durgapur @ Paschim Bardhaman
Haldia @ Purba Medinipur
Hooghly = Hugli, includes Chinsurah
Howrah = Haora
Jalpaiguri
Kalimpong
Kalyani @ Nadia
Kharagpur @ Paschim Medinipur
Kolkata = formerly Calcutta, includes Salt Lake, includes Salt Lake City, Cal
Krishnanagar @ Nadia
Malda = English Bazar, Ingraj Bazar
Midnapore = Medinipur @ Paschim Medinipur
New Town = Rajarhat, New Town Kolkata, Rajarhat New Town @ North 24 Parganas
Purulia
Raiganj @ Uttar Dinajpur
Serampore = Srirampur @ Hooghly
Siliguri @ Darjeeling
`;
