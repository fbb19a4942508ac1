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
Kadapa = Cuddapah @ YSR Kadapa
Kakinada
Kurnool
Machilipatnam @ Krishna
Madanapalle @ Annamayya
Narasaraopet @ Palnadu
Nandyal
Nellore @ Sri Potti Sriramulu Nellore
Ongole @ Prakasam
Proddatur @ YSR Kadapa
Rajahmundry = Rajamahendravaram @ East Godavari
Srikakulam
Tadepalligudem @ West Godavari
Tenali @ Guntur
Tirupati = Tirupathi
Vijayawada = Bezawada @ NTR
Visakhapatnam = Vizag, Vishakhapatnam, Vishakapatnam, Waltair
Vizianagaram
Amaravati = Amaravathi @ Guntur

# Karnataka
Bagalkot = Bagalkote @ Bagalkote
Ballari = Bellary
Belagavi = Belgaum
Bengaluru = Bangalore, Banglore, Bengalooru, Bangaluru, Bengalore, BLR, Electronic City, Whitefield @ Bengaluru Urban
Bidar
Chikkaballapur = Chikkaballapura @ Chikkaballapura
Chikkamagaluru = Chikmagalur
Chitradurga
Davanagere = Davangere
Dharwad = Dharwar
Gadag
Hassan
Hosapete = Hospet @ Vijayanagara
Hubballi = Hubli, Hubli Dharwad, Hubballi Dharwad @ Dharwad
Kalaburagi = Gulbarga
Karwar @ Uttara Kannada
Kolar
Madikeri = Mercara @ Kodagu
Mandya
Mangaluru = Mangalore @ Dakshina Kannada
Manipal @ Udupi
Mysuru = Mysore
Raichur
Ramanagara = Ramanagar
Shivamogga = Shimoga
Tumakuru = Tumkur
Udupi
Vijayapura = Bijapur

# Kerala
Alappuzha = Alleppey, Allapuzha
Aluva = Alwaye @ Ernakulam
Angamaly @ Ernakulam
Changanassery @ Kottayam
Guruvayur @ Thrissur
Kanhangad @ Kasaragod
Kannur = Cannanore
Kasaragod = Kasargod
Kochi = Cochin, Ernakulam, Kakkanad @ Ernakulam
Kollam = Quilon
Kottayam
Kozhikode = Calicut
Malappuram
Manjeri @ Malappuram
Muvattupuzha @ Ernakulam
Palakkad = Palghat
Pathanamthitta
Perinthalmanna @ Malappuram
Thalassery = Tellicherry @ Kannur
Thiruvalla = Tiruvalla @ Pathanamthitta
Thiruvananthapuram = Trivandrum, Technopark, Tvm
Thrissur = Trichur
Kalpetta @ Wayanad

# Tamil Nadu
Ambur @ Tirupathur
Avadi @ Tiruvallur
Chengalpattu = Chengalpet
Chennai = Madras
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
Ooty = Udhagamandalam, Ootacamund @ Nilgiris
Pollachi @ Coimbatore
Pudukkottai
Rajapalayam @ Virudhunagar
Ramanathapuram = Ramnad
Salem
Sivakasi @ Virudhunagar
Tambaram @ Chengalpattu
Tenkasi
Thanjavur = Tanjore
Theni
Thoothukudi = Tuticorin
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
Hyderabad = Hyd, Cyberabad, Hitec City, Gachibowli
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
Puducherry = Pondicherry, Pondy
Yanam

# Lakshadweep
Kavaratti @ Lakshadweep

# Andaman and Nicobar Islands
Port Blair = Sri Vijaya Puram @ South Andaman
`;
