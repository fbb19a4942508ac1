/** Cities of the south; the format is described in ../cities.ts. */
export const southText = `
# Karnataka
Arsikere @ Hassan
Athani @ Belagavi
Bagalkot = Bagalkote @ Bagalkote
Ballari = formerly Bellary
Basavakalyan @ Bidar
Belagavi = formerly Belgaum
Bengaluru = formerly Bangalore, Banglore, Bengalooru, Bangaluru, Bengalore, BLR, includes Electronic City, includes Whitefield @ Bengaluru Urban
Bhadravati @ Shivamogga
Bhatkal @ Uttara Kannada
Bidadi @ Ramanagara
Bidar
Chamarajanagar
Channapatna @ Ramanagara
Channarayapatna @ Hassan
Chikkaballapur = Chikkaballapura @ Chikkaballapura
Chikkamagaluru = formerly Chikmagalur
Chikodi = Chikkodi @ Belagavi
Chintamani @ Chikkaballapura
Chitradurga
Dandeli @ Uttara Kannada
Davanagere = Davangere
Devanahalli @ Bengaluru Rural
Dharwad = Dharwar
Doddaballapur = Doddaballapura @ Bengaluru Rural
Gadag
Gangavathi = Gangavati @ Koppal
Gauribidanur @ Chikkaballapura
Gokak @ Belagavi
Harihar @ Davanagere
Hassan
Haveri
Hiriyur @ Chitradurga
Hosapete = formerly Hospet @ Vijayanagara
Hoskote @ Bengaluru Rural
Hubballi = formerly Hubli, Hubli Dharwad, Hubballi Dharwad @ Dharwad
Ilkal @ Bagalkote
Jamkhandi @ Bagalkote
K.R. Pete = Krishnarajpet @ Mandya
Kalaburagi = formerly Gulbarga
Kanakapura @ Ramanagara
Karkala @ Udupi
Karwar @ Uttara Kannada
KGF = Kolar Gold Fields, Robertsonpet @ Kolar
Kolar
Kollegal @ Chamarajanagar
Koppal
Kumta @ Uttara Kannada
Kundapura = Kundapur @ Udupi
Maddur @ Mandya
Madikeri = formerly Mercara @ Kodagu
Malur @ Kolar
Mandya
Mangaluru = formerly Mangalore @ Dakshina Kannada
Manipal @ Udupi
Moodbidri = Moodabidri @ Dakshina Kannada
Mudhol @ Bagalkote
Mulbagal @ Kolar
Mysuru = formerly Mysore
Nanjangud @ Mysuru
Nelamangala @ Bengaluru Rural
Nipani @ Belagavi
Puttur @ Dakshina Kannada
Rabkavi Banhatti @ Bagalkote
Raichur
Ramanagara = Ramanagar
Ranebennur = Ranibennur @ Haveri
Sagara @ Shivamogga
Sedam @ Kalaburagi
Shahabad @ Kalaburagi
Shivamogga = formerly Shimoga
Sindhanur @ Raichur
Sira @ Tumakuru
Sirsi @ Uttara Kannada
Surathkal @ Dakshina Kannada
Tiptur @ Tumakuru
Tumakuru = formerly Tumkur
Udupi
Vijayapura = formerly Bijapur
Yadgir

# Kerala
Adoor @ Pathanamthitta
Alappuzha = formerly Alleppey, Allapuzha
Aluva = formerly Alwaye @ Ernakulam
Angamaly @ Ernakulam
Attingal @ Thiruvananthapuram
Chalakudy @ Thrissur
Changanassery @ Kottayam
Chavakkad @ Thrissur
Chengannur @ Alappuzha
Cherthala @ Alappuzha
Cheruvathur @ Kasaragod
Chittur @ Palakkad
Edappal @ Malappuram
Ettumanoor @ Kottayam
Guruvayur @ Thrissur
Haripad @ Alappuzha
Irinjalakuda @ Thrissur
Kaduthuruthy @ Kottayam
Kalamassery @ Ernakulam
Kalpetta @ Wayanad
Kanhangad @ Kasaragod
Kanjirappally @ Kottayam
Kannur = formerly Cannanore
Karunagappally @ Kollam
Kasaragod = Kasargod
Kattappana @ Idukki
Kayamkulam @ Alappuzha
Kochi = formerly Cochin, includes Ernakulam, includes Kakkanad @ Ernakulam
Kodungallur @ Thrissur
Kollam = formerly Quilon
Kothamangalam @ Ernakulam
Kottakkal @ Malappuram
Kottarakkara @ Kollam
Kottayam
Koyilandy @ Kozhikode
Kozhikode = formerly Calicut
Kunnamkulam @ Thrissur
Malappuram
Mananthavady @ Wayanad
Manjeri @ Malappuram
Mavelikkara = Mavelikara @ Alappuzha
Munnar @ Idukki
Muvattupuzha @ Ernakulam
Nedumangad @ Thiruvananthapuram
Neyyattinkara @ Thiruvananthapuram
Nilambur @ Malappuram
North Paravur = Paravur @ Ernakulam
Ottapalam = Ottappalam @ Palakkad
Pala = Palai @ Kottayam
Palakkad = formerly Palghat
Pandalam @ Pathanamthitta
Pathanamthitta
Payyanur = Payyannur @ Kannur
Perinthalmanna @ Malappuram
Perumbavoor @ Ernakulam
Ponnani @ Malappuram
Punalur @ Kollam
Ranni @ Pathanamthitta
Ranny @ Pathanamthitta
Shoranur @ Palakkad
Sulthan Bathery @ Wayanad
Taliparamba @ Kannur
Thalassery = formerly Tellicherry @ Kannur
Thiruvalla = Tiruvalla @ Pathanamthitta
Thiruvananthapuram = formerly Trivandrum, includes Technopark, Tvm
Thodupuzha @ Idukki
Thrippunithura = Tripunithura @ Ernakulam
Thrissur = formerly Trichur
Tirur @ Malappuram
Vadakara = Vatakara @ Kozhikode
Vaikom @ Kottayam
Varkala @ Thiruvananthapuram

# Tamil Nadu
Ambasamudram @ Tirunelveli
Ambur @ Tirupathur
Arakkonam @ Ranipet
Arani @ Tiruvannamalai
Ariyalur
Aruppukkottai @ Virudhunagar
Attur @ Salem
Avadi @ Tiruvallur
Avinashi @ Tiruppur
Bhavani @ Erode
Bodinayakanur = Bodi @ Theni
Chengalpattu = Chengalpet
Chennai = formerly Madras
Chidambaram @ Cuddalore
Coimbatore = Kovai, Koyamuthur
Coonoor @ Nilgiris
Cuddalore
Cumbum @ Theni
Devakottai @ Sivaganga
Dharapuram @ Tiruppur
Dharmapuri
Dindigul
Erode
Gobichettipalayam = Gobi @ Erode
Gudiyatham @ Vellore
Gummidipoondi @ Tiruvallur
Hosur @ Krishnagiri
Jayankondam @ Ariyalur
Kallakurichi
Kanchipuram = Kancheepuram @ Kancheepuram
Kanniyakumari = Kanyakumari
Karaikudi @ Sivaganga
Karur
Kodaikanal @ Dindigul
Kovilpatti @ Thoothukudi
Krishnagiri
Kulithalai @ Karur
Kumbakonam @ Thanjavur
Madurai
Maduranthakam @ Chengalpattu
Manapparai @ Tiruchirappalli
Mannargudi @ Tiruvarur
Marthandam @ Kanniyakumari
Mayiladuthurai
Melur @ Madurai
Mettupalayam @ Coimbatore
Mettur @ Salem
Musiri @ Tiruchirappalli
Nagapattinam
Nagercoil @ Kanniyakumari
Namakkal
Neyveli @ Cuddalore
Oddanchatram @ Dindigul
Omalur @ Salem
Ooty = Udhagamandalam, formerly Ootacamund @ Nilgiris
Palani @ Dindigul
Palladam @ Tiruppur
Panruti @ Cuddalore
Paramakudi @ Ramanathapuram
Pattukkottai @ Thanjavur
Perambalur
Periyakulam @ Theni
Perundurai @ Erode
Pollachi @ Coimbatore
Pudukkottai
Rajapalayam @ Virudhunagar
Ramanathapuram = formerly Ramnad
Rameswaram = Rameshwaram @ Ramanathapuram
Ranipet
Rasipuram @ Namakkal
Salem
Sankarankovil @ Tenkasi
Sathyamangalam @ Erode
Sivaganga = Sivagangai
Sivakasi @ Virudhunagar
Sriperumbudur @ Kancheepuram
Srivilliputhur = Srivilliputtur @ Virudhunagar
Sulur @ Coimbatore
Tambaram @ Chengalpattu
Tenkasi
Thanjavur = formerly Tanjore
Theni
Thiruthuraipoondi @ Tiruvarur
Thoothukudi = formerly Tuticorin
Tindivanam @ Viluppuram
Tiruchendur @ Thoothukudi
Tiruchengode = Thiruchengode @ Namakkal
Tiruchirappalli = Trichy, Tiruchy, Thiruchirapalli, Tiruchirapalli
Tirumangalam @ Madurai
Tirunelveli = Nellai
Tirupathur = Tirupattur
Tiruppur = Tirupur
Tiruttani @ Tiruvallur
Tiruvallur = Thiruvallur
Tiruvannamalai = Thiruvannamalai
Tiruvarur = Thiruvarur
Udumalaipettai = Udumalpet @ Tiruppur
Uthangarai @ Krishnagiri
Valparai @ Coimbatore
Vandavasi @ Tiruvannamalai
Vaniyambadi @ Tirupathur
Vellore
Viluppuram = Villupuram
Virudhunagar
Vriddhachalam = Virudhachalam @ Cuddalore
Walajapet @ Ranipet

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
