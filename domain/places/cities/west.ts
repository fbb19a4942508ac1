/** Cities of the west and centre; the format is described in ../cities.ts. */
export const westText = `
# Chhattisgarh
Ambikapur @ Surguja
Bhilai = Bhilai Nagar @ Durg
Bilaspur
Dhamtari
Durg
Jagdalpur @ Bastar
Korba
Mahasamund
Naya Raipur = Atal Nagar, now Nava Raipur @ Raipur
Raigarh
Raipur
Rajnandgaon

# Goa
Mapusa @ North Goa
Margao = Madgaon @ South Goa
Panaji = formerly Panjim @ North Goa
Ponda @ North Goa
Vasco da Gama = Vasco @ South Goa

# Gujarat
Ahmedabad = Ahmadabad, Amdavad, Ahemdabad
Amreli
Anand
Ankleshwar @ Bharuch
Bharuch = formerly Broach
Bhavnagar
Bhuj @ Kutch
Botad
Dahej @ Bharuch
Dahod
Dwarka @ Devbhumi Dwarka
Gandhidham @ Kutch
Gandhinagar = includes GIFT City
Godhra @ Panchmahal
Halol @ Panchmahal
Himatnagar @ Sabarkantha
Jamnagar
Junagadh
Mehsana = Mahesana
Morbi
Mundra @ Kutch
Nadiad @ Kheda
Navsari
Palanpur @ Banaskantha
Patan
Porbandar
Rajkot
Sanand @ Ahmedabad
Surat
Surendranagar
Vadodara = formerly Baroda
Valsad = formerly Bulsar
Vapi @ Valsad
Veraval @ Gir Somnath

# Dadra and Nagar Haveli and Daman and Diu
Daman
Diu
Silvassa @ Dadra and Nagar Haveli

# Madhya Pradesh
Bhind
Bhopal
Burhanpur
Chhatarpur
Chhindwara
Damoh
Dewas
Dhar
Guna
Gwalior
Hoshangabad = now Narmadapuram @ Narmadapuram
Indore
Itarsi @ Narmadapuram
Jabalpur = formerly Jubbulpore
Katni
Khandwa
Khargone
Mandsaur
Mhow = now Dr Ambedkar Nagar @ Indore
Morena
Nagda @ Ujjain
Neemuch
Pithampur @ Dhar
Ratlam
Rewa
Sagar = formerly Saugor
Satna
Sehore
Seoni
Shahdol
Shivpuri
Singrauli
Ujjain
Vidisha

# Maharashtra
Ahmednagar = now Ahilyanagar @ Ahilyanagar
Akola
Ambernath = Ambarnath @ Thane
Amravati = formerly Amraoti
Aurangabad = now Chhatrapati Sambhajinagar, Sambhajinagar, Sambhaji Nagar @ Chhatrapati Sambhajinagar
Badlapur @ Thane
Baramati @ Pune
Beed
Bhandara
Bhiwandi @ Thane
Bhusawal @ Jalgaon
Boisar @ Palghar
Chakan @ Pune
Chandrapur
Chinchwad = Pimpri Chinchwad, Pimpri, PCMC @ Pune
Dhule
Dombivli = Dombivali @ Thane
Gondia
Ichalkaranji @ Kolhapur
Jalgaon
Jalna
Kalyan = Kalyan Dombivli @ Thane
Karad @ Satara
Kolhapur
Latur
Lonavala @ Pune
Malegaon @ Nashik
Mira Road = Mira Bhayandar, Mira Bhayander, Bhayandar @ Thane
Mumbai = formerly Bombay, Mumbai City, Greater Mumbai, includes Andheri, includes Borivali, includes Bandra, includes Powai @ -
Nagpur
Nanded
Nashik = formerly Nasik
Navi Mumbai = formerly New Bombay, New Mumbai, includes Vashi, includes Airoli, includes Belapur, includes CBD Belapur, includes Kharghar, includes Nerul @ Thane
Osmanabad = now Dharashiv @ Dharashiv
Palghar
Panvel @ Raigad
Parbhani
Pune = formerly Poona, includes Hinjewadi, includes Hinjawadi
Ratnagiri
Roha @ Raigad
Sangli = Sangli Miraj @ Sangli
Satara
Solapur = formerly Sholapur
Thane = formerly Thana
Ulhasnagar @ Thane
Vasai = Vasai Virar @ Palghar
Virar @ Palghar
Wardha
Yavatmal
`;
