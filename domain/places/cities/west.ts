/** Cities of the west and centre; the format is described in ../cities.ts. */
export const westText = `
# Chhattisgarh
Ambikapur @ Surguja
Balod
Baloda Bazar
Bemetara
Bhatapara @ Baloda Bazar
Bhilai = Bhilai Nagar @ Durg
Bilaspur
Champa @ Janjgir Champa
Chirmiri @ Manendragarh Chirmiri Bharatpur
Dalli Rajhara @ Balod
Dantewada
Dhamtari
Dongargarh @ Rajnandgaon
Durg
Gariaband
Jagdalpur @ Bastar
Janjgir @ Janjgir Champa
Jashpur = Jashpur Nagar
Kanker
Kawardha @ Kabirdham
Kondagaon
Korba
Kumhari @ Durg
Kunkuri @ Jashpur
Mahasamund
Manendragarh @ Manendragarh Chirmiri Bharatpur
Mungeli
Narayanpur
Naya Raipur = Atal Nagar, now Nava Raipur @ Raipur
Raigarh
Raipur
Rajnandgaon
Surajpur

# Goa
Bicholim @ North Goa
Calangute @ North Goa
Curchorem @ South Goa
Mapusa @ North Goa
Margao = Madgaon @ South Goa
Navelim @ South Goa
Panaji = formerly Panjim @ North Goa
Ponda @ North Goa
Porvorim @ North Goa
Vasco da Gama = Vasco @ South Goa
Verna @ South Goa

# Gujarat
Ahmedabad = Ahmadabad, Amdavad, Ahemdabad
Amreli
Anand
Anjar @ Kutch
Ankleshwar @ Bharuch
Bardoli @ Surat
Bharuch = formerly Broach
Bhavnagar
Bhuj @ Kutch
Bilimora @ Navsari
Borsad @ Anand
Botad
Chhota Udaipur = Chhota Udepur
Dabhoi @ Vadodara
Dahej @ Bharuch
Dahod
Deesa @ Banaskantha
Dehgam @ Gandhinagar
Dholka @ Ahmedabad
Dhoraji @ Rajkot
Dhrangadhra @ Surendranagar
Dwarka @ Devbhumi Dwarka
Gandhidham @ Kutch
Gandhinagar = includes GIFT City
Godhra @ Panchmahal
Gondal @ Rajkot
Halol @ Panchmahal
Hazira @ Surat
Himatnagar @ Sabarkantha
Idar @ Sabarkantha
Jamnagar
Jetpur @ Rajkot
Jhagadia = Zagadia @ Bharuch
Junagadh
Kadi @ Mehsana
Kalol @ Gandhinagar
Karjan @ Vadodara
Keshod @ Junagadh
Khambhat @ Anand
Kheda
Kodinar @ Gir Somnath
Lunawada @ Mahisagar
Mahuva @ Bhavnagar
Mandvi @ Kutch
Mangrol @ Junagadh
Mehsana = Mahesana
Modasa @ Aravalli
Morbi
Mundra @ Kutch
Nadiad @ Kheda
Navsari
Netrang @ Bharuch
Palanpur @ Banaskantha
Palitana @ Bhavnagar
Panoli @ Bharuch
Patan
Pipavav @ Amreli
Porbandar
Rajkot
Rajpipla @ Narmada
Sanand @ Ahmedabad
Sidhpur = Siddhpur @ Patan
Sihor @ Bhavnagar
Surat
Surendranagar
Talaja @ Bhavnagar
Umbergaon @ Valsad
Umreth @ Anand
Una @ Gir Somnath
Unjha @ Mehsana
Upleta @ Rajkot
Vadodara = formerly Baroda
Vallabh Vidyanagar @ Anand
Valsad = formerly Bulsar
Vapi @ Valsad
Veraval @ Gir Somnath
Viramgam @ Ahmedabad
Visnagar @ Mehsana
Vyara @ Tapi
Wadhwan @ Surendranagar
Wankaner @ Morbi

# Dadra and Nagar Haveli and Daman and Diu
Daman
Diu
Silvassa @ Dadra and Nagar Haveli

# Madhya Pradesh
Agar = Agar Malwa @ Agar Malwa
Alirajpur
Anuppur
Ashoknagar = Ashok Nagar
Ashta @ Sehore
Balaghat
Barwani
Betul
Bhind
Bhopal
Bina = Bina Etawa @ Sagar
Burhanpur
Chhatarpur
Chhindwara
Dabra @ Gwalior
Damoh
Datia
Dewas
Dhar
Dindori
Gadarwara @ Narsinghpur
Ganj Basoda @ Vidisha
Guna
Gwalior
Harda
Hoshangabad = now Narmadapuram @ Narmadapuram
Indore
Itarsi @ Narmadapuram
Jabalpur = formerly Jubbulpore
Jaora @ Ratlam
Jawad @ Neemuch
Jhabua
Katni
Khandwa
Khargone
Maihar
Malanjkhand @ Balaghat
Mandideep @ Raisen
Mandla
Mandsaur
Mhow = now Dr Ambedkar Nagar @ Indore
Morena
Multai @ Betul
Nagda @ Ujjain
Narsinghpur
Neemuch
Niwari
Pandhurna
Panna
Pithampur @ Dhar
Raghogarh @ Guna
Raisen
Rajgarh
Ratlam
Rewa
Sagar = formerly Saugor
Sanawad @ Khargone
Sarni @ Betul
Satna
Sehore
Sendhwa @ Barwani
Seoni
Shahdol
Shajapur
Sheopur
Shivpuri
Shujalpur @ Shajapur
Sidhi
Sihora @ Jabalpur
Singrauli
Sironj @ Vidisha
Tikamgarh
Ujjain
Umaria
Vidisha
Waidhan @ Singrauli

# Maharashtra
Achalpur @ Amravati
Ahmednagar = now Ahilyanagar @ Ahilyanagar
Akola
Akot @ Akola
Alibag = Alibaug @ Raigad
Amalner @ Jalgaon
Ambajogai @ Beed
Ambernath = Ambarnath @ Thane
Amravati = formerly Amraoti
Anjangaon @ Amravati
Arvi @ Wardha
Aurangabad = now Chhatrapati Sambhajinagar, Sambhajinagar, Sambhaji Nagar @ Chhatrapati Sambhajinagar
Badlapur @ Thane
Ballarpur = Ballarshah @ Chandrapur
Baramati @ Pune
Barshi @ Solapur
Basmath @ Hingoli
Beed
Bhandara
Bhiwandi @ Thane
Bhusawal @ Jalgaon
Boisar @ Palghar
Buldhana = Buldana
Butibori @ Nagpur
Chakan @ Pune
Chalisgaon @ Jalgaon
Chandrapur
Chinchwad = Pimpri Chinchwad, Pimpri, PCMC @ Pune
Chiplun @ Ratnagiri
Chopda @ Jalgaon
Dahanu @ Palghar
Dapoli @ Ratnagiri
Daund @ Pune
Deolali @ Nashik
Dharmabad @ Nanded
Dhule
Dombivli = Dombivali @ Thane
Faltan = Phaltan @ Satara
Gadchiroli
Gadhinglaj @ Kolhapur
Gangakhed @ Parbhani
Gondia
Hinganghat @ Wardha
Hingoli
Ichalkaranji @ Kolhapur
Igatpuri @ Nashik
Indapur @ Pune
Islampur @ Sangli
Jalgaon
Jalna
Jawhar @ Palghar
Jaysingpur @ Kolhapur
Jejuri @ Pune
Junnar @ Pune
Kagal @ Kolhapur
Kalamboli @ Raigad
Kalyan = Kalyan Dombivli @ Thane
Kamptee @ Nagpur
Karad @ Satara
Karjat @ Raigad
Karmala @ Solapur
Katol @ Nagpur
Khamgaon @ Buldhana
Khopoli @ Raigad
Kolhapur
Kopargaon @ Ahilyanagar
Koregaon @ Satara
Kudal @ Sindhudurg
Latur
Lonavala @ Pune
Mahabaleshwar @ Satara
Mahad @ Raigad
Malegaon @ Nashik
Malkapur @ Buldhana
Mangaon @ Raigad
Manmad @ Nashik
Mira Road = Mira Bhayandar, Mira Bhayander, Bhayandar @ Thane
Miraj @ Sangli
Mumbai = formerly Bombay, Mumbai City, Greater Mumbai, includes Andheri, includes Borivali, includes Bandra, includes Powai @ -
Mumbra @ Thane
Murbad @ Thane
Murtizapur @ Akola
Nagpur
Nanded
Nandurbar
Nashik = formerly Nasik
Navi Mumbai = formerly New Bombay, New Mumbai, includes Vashi, includes Airoli, includes Belapur, includes CBD Belapur, includes Kharghar, includes Nerul @ Thane
Niphad @ Nashik
Osmanabad = now Dharashiv @ Dharashiv
Ozar @ Nashik
Pachora @ Jalgaon
Palghar
Pandharpur @ Solapur
Panvel @ Raigad
Parbhani
Parli = Parli Vaijnath @ Beed
Pathardi @ Ahilyanagar
Pune = formerly Poona, includes Hinjewadi, includes Hinjawadi
Pusad @ Yavatmal
Rahata @ Ahilyanagar
Rajapur @ Ratnagiri
Ranjangaon @ Pune
Ratnagiri
Raver @ Jalgaon
Roha @ Raigad
Sangamner @ Ahilyanagar
Sangli = Sangli Miraj @ Sangli
Sangole = Sangola @ Solapur
Satara
Sawantwadi @ Sindhudurg
Selu @ Parbhani
Shahada @ Nandurbar
Shegaon @ Buldhana
Shirdi @ Ahilyanagar
Shirpur @ Dhule
Shirur @ Pune
Shrirampur @ Ahilyanagar
Sinnar @ Nashik
Solapur = formerly Sholapur
Talegaon = Talegaon Dabhade @ Pune
Tarapur @ Palghar
Tasgaon @ Sangli
Thane = formerly Thana
Tuljapur @ Dharashiv
Tumsar @ Bhandara
Udgir @ Latur
Ulhasnagar @ Thane
Umarkhed @ Yavatmal
Umred @ Nagpur
Uran @ Raigad
Vaijapur @ Chhatrapati Sambhajinagar
Vasai = Vasai Virar @ Palghar
Virar @ Palghar
Vita @ Sangli
Wai @ Satara
Wardha
Warora @ Chandrapur
Warud @ Amravati
Washim
Yavatmal
Yawal @ Jalgaon
`;
