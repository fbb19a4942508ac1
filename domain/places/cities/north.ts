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
Bhiwani
Faridabad
Fatehabad
Gurugram = formerly Gurgaon, Gurgoan, Ggn
Hansi @ Hisar
Hisar = Hissar
Jhajjar
Jind
Kaithal
Karnal
Kurukshetra = includes Thanesar
Manesar = IMT Manesar @ Gurugram
Narnaul @ Mahendragarh
Palwal
Panchkula
Panipat
Rewari
Rohtak
Sirsa
Sonipat = Sonepat
Yamunanagar = Yamuna Nagar
Jagadhri @ Yamunanagar

# Himachal Pradesh
Baddi @ Solan
Bilaspur
Chamba
Dharamshala = Dharamsala @ Kangra
Hamirpur
Kullu
Manali @ Kullu
Mandi
Nahan @ Sirmaur
Palampur @ Kangra
Shimla = formerly Simla
Solan
Una

# Jammu and Kashmir
Anantnag
Baramulla
Jammu
Kathua
Pulwama
Rajouri
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
Faridkot
Ferozepur = Firozpur
Gurdaspur
Hoshiarpur
Jalandhar = formerly Jullundur
Kapurthala
Khanna @ Ludhiana
Ludhiana
Malerkotla
Mohali = Sahibzada Ajit Singh Nagar, SAS Nagar, Ajitgarh @ Sahibzada Ajit Singh Nagar
Moga
Pathankot
Patiala
Phagwara @ Kapurthala
Rajpura @ Patiala
Rupnagar = formerly Ropar
Sangrur
Zirakpur @ Sahibzada Ajit Singh Nagar

# Rajasthan
Ajmer
Alwar
Banswara
Barmer
Beawar
Bharatpur
Bhilwara
Bhiwadi @ Khairthal Tijara
Bikaner
Bundi
Chittorgarh = Chittaurgarh
Churu
Dausa
Dholpur
Hanumangarh
Jaipur = Pink City
Jaisalmer
Jhunjhunu
Jodhpur
Kishangarh @ Ajmer
Kota
Nagaur
Neemrana @ Kotputli Behror
Pali
Pilani @ Jhunjhunu
Pratapgarh
Sikar
Sri Ganganagar = Ganganagar, Shri Ganganagar
Tonk
Udaipur

# Uttar Pradesh
Agra
Aligarh
Amroha
Ayodhya = formerly Faizabad
Azamgarh
Bahraich
Ballia
Balrampur
Banda
Barabanki
Bareilly = Bareli
Basti
Bijnor
Budaun = Badaun
Bulandshahr = Bulandshahar
Deoria
Etawah
Farrukhabad
Fatehpur
Firozabad
Ghaziabad
Ghazipur
Gonda
Gorakhpur
Greater Noida = Gr Noida, includes Greater Noida West, includes Noida Extension @ Gautam Buddha Nagar
Hamirpur
Hapur
Hardoi
Hathras
Jaunpur
Jhansi
Kanpur = formerly Cawnpore @ Kanpur Nagar
Lakhimpur @ Lakhimpur Kheri
Lalitpur
Loni @ Ghaziabad
Lucknow = Lakhnau
Mainpuri
Mathura
Mau
Meerut
Mirzapur
Modinagar @ Ghaziabad
Moradabad
Muzaffarnagar
Noida = New Okhla Industrial Development Authority @ Gautam Buddha Nagar
Orai @ Jalaun
Pilibhit
Pratapgarh
Prayagraj = formerly Allahabad, Ilahabad
Rae Bareli = Raebareli @ Raebareli
Rampur
Renukoot @ Sonbhadra
Saharanpur
Sahibabad @ Ghaziabad
Sambhal
Shahjahanpur
Sitapur
Sultanpur
Unnao
Varanasi = formerly Banaras, formerly Benares, Kashi

# Uttarakhand
Almora
Dehradun = Dehra Dun
Haldwani @ Nainital
Haridwar = formerly Hardwar
Kashipur @ Udham Singh Nagar
Kotdwar @ Pauri Garhwal
Mussoorie @ Dehradun
Nainital
Pantnagar @ Udham Singh Nagar
Pithoragarh
Rishikesh @ Dehradun
Roorkee @ Haridwar
Rudrapur @ Udham Singh Nagar
Srinagar @ Pauri Garhwal
`;
