/** Cities of the south; the format is described in ../cities.ts. */
export const southText = `
# Andhra Pradesh
Adoni @ Kurnool
Anakapalle = Anakapalli @ Anakapalli
Anantapur = Ananthapuramu
Bhimavaram @ West Godavari
Chirala @ Bapatla
Chittoor
Eluru
Guntakal @ Anantapur
Guntur
Hindupur @ Sri Sathya Sai
Kadapa = formerly Cuddapah @ YSR Kadapa
Kakinada
Kurnool
Machilipatnam @ Krishna
Madanapalle @ Annamayya
Narasaraopet @ Palnadu
Nandyal
Nellore @ Sri Potti Sriramulu Nellore
Ongole @ Prakasam
Proddatur @ YSR Kadapa
Rajahmundry = now Rajamahendravaram @ East Godavari
Srikakulam
Tadepalligudem @ West Godavari
Tenali @ Guntur
Tirupati = Tirupathi
Vijayawada = formerly Bezawada @ NTR
Visakhapatnam = Vizag, Vishakhapatnam, Vishakapatnam, formerly Waltair
Vizianagaram
Amaravati = Amaravathi @ Guntur

# Karnataka
Bagalkot = Bagalkote @ Bagalkote
Ballari = formerly Bellary
Belagavi = formerly Belgaum
Bengaluru = formerly Bangalore, Banglore, Bengalooru, Bangaluru, Bengalore, BLR, includes Electronic City, includes Whitefield @ Bengaluru Urban
Bidar
Chikkaballapur = Chikkaballapura @ Chikkaballapura
Chikkamagaluru = formerly Chikmagalur
Chitradurga
Davanagere = Davangere
Dharwad = Dharwar
Gadag
Hassan
Hosapete = formerly Hospet @ Vijayanagara
Hubballi = formerly Hubli, Hubli Dharwad, Hubballi Dharwad @ Dharwad
Kalaburagi = formerly Gulbarga
Karwar @ Uttara Kannada
Kolar
Madikeri = formerly Mercara @ Kodagu
Mandya
Mangaluru = formerly Mangalore @ Dakshina Kannada
Manipal @ Udupi
Mysuru = formerly Mysore
Raichur
Ramanagara = Ramanagar
Shivamogga = formerly Shimoga
Tumakuru = formerly Tumkur
Udupi
Vijayapura = formerly Bijapur

# Kerala
Alappuzha = formerly Alleppey, Allapuzha
Aluva = formerly Alwaye @ Ernakulam
Angamaly @ Ernakulam
Changanassery @ Kottayam
Guruvayur @ Thrissur
Kanhangad @ Kasaragod
Kannur = formerly Cannanore
Kasaragod = Kasargod
Kochi = formerly Cochin, includes Ernakulam, includes Kakkanad @ Ernakulam
Kollam = formerly Quilon
Kottayam
Kozhikode = formerly Calicut
Malappuram
Manjeri @ Malappuram
Muvattupuzha @ Ernakulam
Palakkad = formerly Palghat
Pathanamthitta
Perinthalmanna @ Malappuram
Thalassery = formerly Tellicherry @ Kannur
Thiruvalla = Tiruvalla @ Pathanamthitta
Thiruvananthapuram = formerly Trivandrum, includes Technopark, Tvm
Thrissur = formerly Trichur
Kalpetta @ Wayanad

# Tamil Nadu
Ambur @ Tirupathur
Avadi @ Tiruvallur
Chengalpattu = Chengalpet
Chennai = formerly Madras
Coimbatore = Kovai, Koyamuthur
Cuddalore
Dharmapuri
Dindigul
Erode
Hosur @ Krishnagiri
Kanchipuram = Kancheepuram @ Kancheepuram
Karaikudi @ Sivaganga
Karur
Kovilpatti @ Thoothukudi
Krishnagiri
Kumbakonam @ Thanjavur
Madurai
Mayiladuthurai
Nagapattinam
Nagercoil @ Kanniyakumari
Namakkal
Neyveli @ Cuddalore
Ooty = Udhagamandalam, formerly Ootacamund @ Nilgiris
Pollachi @ Coimbatore
Pudukkottai
Rajapalayam @ Virudhunagar
Ramanathapuram = formerly Ramnad
Salem
Sivakasi @ Virudhunagar
Tambaram @ Chengalpattu
Tenkasi
Thanjavur = formerly Tanjore
Theni
Thoothukudi = formerly Tuticorin
Tiruchirappalli = Trichy, Tiruchy, Thiruchirapalli, Tiruchirapalli
Tirunelveli = Nellai
Tiruppur = Tirupur
Tiruvallur = Thiruvallur
Tiruvannamalai = Thiruvannamalai
Vellore
Viluppuram = Villupuram
Virudhunagar

# Telangana
Adilabad
Bodhan @ Nizamabad
Hyderabad = Hyd, includes Cyberabad, includes Hitec City, includes Gachibowli
Jagtial
Karimnagar
Khammam
Kothagudem @ Bhadradri Kothagudem
Mahbubnagar = Mahabubnagar @ Mahabubnagar
Mancherial
Medak
Miryalaguda @ Nalgonda
Nalgonda
Nizamabad
Ramagundam @ Peddapalli
Sangareddy
Secunderabad @ Hyderabad
Siddipet
Suryapet
Warangal

# Puducherry
Karaikal
Mahe
Puducherry = formerly Pondicherry, Pondy
Yanam

# Lakshadweep
Kavaratti @ Lakshadweep

# Andaman and Nicobar Islands
Port Blair = now Sri Vijaya Puram @ South Andaman
`;
