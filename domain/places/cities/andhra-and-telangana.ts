/** Cities of Andhra Pradesh and Telangana; the format is described in ../cities.ts. */
export const andhraText = `
# Andhra Pradesh
Adoni @ Kurnool
Amalapuram @ Konaseema
Amaravati = Amaravathi @ Guntur
Anakapalle = Anakapalli @ Anakapalli
Anantapur = Ananthapuramu
Bapatla
Bhimavaram @ West Godavari
Bobbili @ Vizianagaram
Chilakaluripet @ Palnadu
Chirala @ Bapatla
Chittoor
Chodavaram @ Anakapalli
Dharmavaram @ Sri Sathya Sai
Eluru
Gooty @ Anantapur
Gudivada @ Krishna
Gudur @ Tirupati
Guntakal @ Anantapur
Guntur
Hindupur @ Sri Sathya Sai
Jaggaiahpet @ NTR
Kadapa = formerly Cuddapah @ YSR Kadapa
Kadiri @ Sri Sathya Sai
Kakinada
Kandukur @ Sri Potti Sriramulu Nellore
Kavali @ Sri Potti Sriramulu Nellore
Kurnool
Macherla @ Palnadu
Machilipatnam @ Krishna
Madanapalle @ Annamayya
Mangalagiri @ Guntur
Markapur @ Prakasam
Nagari @ Chittoor
Nandyal
Narasapuram = Narsapur @ West Godavari
Narasaraopet @ Palnadu
Narsipatnam @ Anakapalli
Nellore @ Sri Potti Sriramulu Nellore
Nidadavole @ East Godavari
Nuzvid @ Eluru
Ongole @ Prakasam
Paderu @ Alluri Sitharama Raju
Palakollu = Palakol @ West Godavari
Palamaner @ Chittoor
Palasa @ Srikakulam
Parvathipuram @ Parvathipuram Manyam
Piduguralla @ Palnadu
Pithapuram @ Kakinada
Ponnur @ Guntur
Proddatur @ YSR Kadapa
Pulivendula @ YSR Kadapa
Punganur @ Chittoor
Puttaparthi @ Sri Sathya Sai
Puttur @ Tirupati
Rajahmundry = now Rajamahendravaram @ East Godavari
Rajam @ Vizianagaram
Rajampet @ Annamayya
Rayachoti = Rayachoty @ Annamayya
Repalle @ Bapatla
Samalkot = Samarlakota @ Kakinada
Sattenapalle = Sattenapalli @ Palnadu
Sri City @ Tirupati
Srikakulam
Srikalahasti @ Tirupati
Sullurpeta @ Tirupati
Tadepalli @ Guntur
Tadepalligudem @ West Godavari
Tadipatri @ Anantapur
Tanuku @ West Godavari
Tenali @ Guntur
Tirupati = Tirupathi
Tuni @ Kakinada
Venkatagiri @ Tirupati
Vijayawada = formerly Bezawada @ NTR
Vinukonda @ Palnadu
Visakhapatnam = Vizag, Vishakhapatnam, Vishakapatnam, formerly Waltair
Vizianagaram
Yemmiganur @ Kurnool

# Telangana
Adilabad
Armoor @ Nizamabad
Asifabad @ Kumuram Bheem Asifabad
Bellampalli @ Mancherial
Bhadrachalam @ Bhadradri Kothagudem
Bhongir = Bhuvanagiri @ Yadadri Bhuvanagiri
Bhupalpally @ Jayashankar Bhupalpally
Bodhan @ Nizamabad
Devarakonda @ Nalgonda
Gadwal @ Jogulamba Gadwal
Godavarikhani @ Peddapalli
Hanamkonda = Hanumakonda @ Hanumakonda
Huzurabad @ Karimnagar
Hyderabad = Hyd, includes Cyberabad, includes Hitec City, includes Gachibowli
Jagtial
Jangaon
Kamareddy
Karimnagar
Khammam
Kodad @ Suryapet
Koratla = Korutla @ Jagtial
Kothagudem @ Bhadradri Kothagudem
Mahabubabad
Mahbubnagar = Mahabubnagar @ Mahabubnagar
Mancherial
Mandamarri @ Mancherial
Manthani @ Peddapalli
Medak
Medchal @ Medchal Malkajgiri
Metpally @ Jagtial
Miryalaguda @ Nalgonda
Mulugu
Nagarkurnool
Nalgonda
Narayanpet
Narsampet @ Warangal
Nirmal
Nizamabad
Palwancha = Paloncha @ Bhadradri Kothagudem
Patancheru @ Sangareddy
Peddapalli
Ramagundam @ Peddapalli
Sadasivpet @ Sangareddy
Sangareddy
Sathupalli @ Khammam
Secunderabad @ Hyderabad
Shadnagar @ Rangareddy
Shamshabad @ Rangareddy
Siddipet
Sircilla @ Rajanna Sircilla
Suryapet
Tandur @ Vikarabad
Vemulawada @ Rajanna Sircilla
Vikarabad
Wanaparthy
Warangal
Yellandu @ Bhadradri Kothagudem
Zaheerabad = Zahirabad @ Sangareddy
`;
