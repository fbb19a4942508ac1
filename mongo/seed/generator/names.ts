import type { Random } from './random.ts';

/** Names by region; all names of a person come from one region. */
interface Region {
  weight: number;
  female: string[];
  male: string[];
  last: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const regions: Region[] = [
  {
    weight: 24,
    female: words(`Aarti Anjali Archana Deepika Divya Garima Isha Jyoti Kavita Kiran Komal Mamta Megha Monika Neha Nidhi
      Nisha Pallavi Pooja Preeti Priya Priyanka Rashmi Ritu Ruchi Sakshi Shikha Shivani Shreya Shweta Simran Sneha
      Sonam Sunita Swati Tanvi Vandana Vidhi`),
    male: words(`Aakash Abhishek Aditya Ajay Akhil Amit Anil Ankit Anurag Arjun Ashish Ayush Deepak Devendra Gaurav Harsh
      Himanshu Kapil Karan Lalit Manish Manoj Mohit Naveen Nikhil Nitin Pankaj Prashant Rahul Rajat Rakesh Ravi Rohit
      Sandeep Saurabh Shubham Sumit Tarun Varun Vikas Vikram Vinay Vivek Yash`),
    last: words(`Agarwal Bansal Bhardwaj Chauhan Chaudhary Dubey Dwivedi Garg Goel Gupta Jain Jaiswal Joshi Khandelwal Kumar
      Maheshwari Mathur Mishra Mittal Pandey Pathak Rajput Rastogi Rathore Saini Saxena Sharma Shukla Singh Sinha
      Srivastava Tiwari Tomar Trivedi Tyagi Verma Vyas Yadav`),
  },
  {
    weight: 14,
    female: words(`Aishwarya Akhila Anusha Bhavani Bhavya Deepthi Divya Harika Haritha Jahnavi Keerthi Lavanya Madhavi
      Mounika Navya Pavani Pranitha Ramya Sahithi Sandhya Sirisha Sowmya Sravani Srilatha Swapna Tejaswini Vasavi`),
    male: words(`Aravind Bhargav Chaitanya Charan Ganesh Gopi Hari Karthik Kishore Kranthi Mahesh Naresh Naveen Pavan Praveen
      Raghu Rajesh Rakesh Ramesh Ravi Sai Santosh Sashidhar Srikanth Srinivas Suresh Teja Uday Vamsi Venkatesh`),
    last: words(`Adusumilli Bandaru Bhaskara Chowdary Dasari Gaddam Goud Gudipati Kalyanam Kamineni Kolli Konda Koppula
      Maddali Mallela Naidu Nalla Nekkanti Pasupuleti Prasad Raju Rao Reddy Sastry Talluri Varma Vemula Yerram`),
  },
  {
    weight: 13,
    female:
      words(`Abirami Anitha Bhuvana Deepa Dharani Gayathri Indhu Janani Jaya Kalpana Kavitha Keerthana Lakshmi Malathi
      Meena Nandhini Nithya Padma Preethi Priyadharshini Revathi Sangeetha Saranya Selvi Sudha Suganya Uma Vidhya`),
    male: words(`Anand Aravindhan Arun Ashok Balaji Bharath Dinesh Elango Gokul Gopinath Hariharan Jagan Karthikeyan Kumaran
      Madhan Manikandan Mohan Murali Muthu Prabhu Prakash Raja Ramkumar Sakthi Saravanan Sathish Senthil Sivakumar
      Surya Vignesh Vijay`),
    last: words(`Annamalai Arumugam Balasubramanian Chandrasekaran Chidambaram Ganesan Gopalakrishnan Iyer Jayaraman Krishnan
      Kumaresan Mani Muralidharan Murugan Natarajan Palaniswami Raghavan Rajagopal Rajendran Ramachandran Ramasamy
      Ranganathan Sekar Selvaraj Shanmugam Subramanian Sundaram Thangavel Venkataraman Viswanathan`),
  },
  {
    weight: 9,
    female:
      words(`Amrutha Ashwini Bhagya Chaithra Deeksha Gowri Kavya Lakshmi Meghana Namratha Nayana Pooja Poornima Rachana
      Rashmi Roopa Sahana Shilpa Shruthi Sindhu Spoorthi Sushma Vidya Yashaswini`),
    male: words(`Abhijith Ajith Akshay Anil Avinash Bharath Chethan Darshan Deepak Girish Harsha Kiran Lohith Madhu Manjunath
      Naveen Nagaraj Pradeep Prajwal Prasanna Puneeth Raghavendra Sachin Shashank Sudeep Sunil Vinay Yashwanth`),
    last: words(`Acharya Bhat Gowda Hegde Hiremath Kamath Kulkarni Kumar Murthy Nayak Pai Patil Prabhu Rao Shetty Shenoy
      Somayaji Swamy Udupa Upadhya Urs`),
  },
  {
    weight: 8,
    female:
      words(`Aleena Aneesha Anju Anjana Aparna Arya Asha Athira Bindu Chithra Devika Elizabeth Gopika Jisha Krishnapriya
      Lekshmi Liya Maria Merin Neethu Parvathy Reshma Rinku Sandra Sreelakshmi Teena`),
    male: words(`Abin Adarsh Ajith Akhil Anoop Arun Bibin Bijoy Dileep Febin George Jacob Jibin Jithin Joseph Libin Manu Nikhil
      Nithin Rahul Renjith Rohith Sajeev Sanjay Shyam Sreejith Tony Vishnu`),
    last: words(`Antony Babu Chacko Cherian George Jacob John Joseph Kurian Kurup Mathew Menon Nair Namboothiri Panicker Paul
      Philip Pillai Ravindran Thomas Unnithan Varghese Varma Warrier`),
  },
  {
    weight: 13,
    female:
      words(`Aditi Anagha Aparna Ashwini Gauri Ketaki Leena Madhura Manasi Mrunal Mugdha Neelam Pallavi Pradnya Prajakta
      Rutuja Sayali Shital Shraddha Smita Snehal Sonali Supriya Tejal Vaishali Vrushali`),
    male: words(`Abhijeet Ajinkya Akshay Amol Aniket Aniruddha Chinmay Ganesh Hrishikesh Kedar Kunal Mandar Mayur Nilesh Omkar
      Pranav Prasad Rohan Rushikesh Sachin Sagar Sameer Siddharth Suraj Swapnil Tejas Tushar Vaibhav Yogesh`),
    last: words(`Bhosale Chavan Deshmukh Deshpande Dixit Gaikwad Gokhale Inamdar Jadhav Joglekar Joshi Kadam Kale Kelkar
      Kulkarni Limaye More Naik Patil Pawar Phadke Ranade Sathe Sawant Shinde Tambe Wagh`),
  },
  {
    weight: 8,
    female:
      words(`Avani Bhumi Charmi Dhara Dhruvi Foram Hetal Hiral Janki Jigna Jinal Khushbu Krupa Mital Nirali Payal Pinal
      Pooja Riddhi Rinkal Ruchita Shivani Urvi Vaishali Zeel`),
    male: words(`Bhavik Chirag Darshan Dhaval Dhruv Hardik Harsh Hiren Jay Jayesh Jignesh Kalpesh Kaushal Ketan Krunal Mehul
      Milan Nirav Parth Pratik Rajan Ronak Sagar Sanket Tejas Utsav Viral Vishal`),
    last: words(`Amin Bhatt Chauhan Dave Desai Gajjar Gandhi Joshi Kapadia Lakhani Makwana Mehta Modi Pandya Parekh Parmar
      Patel Prajapati Rana Shah Sheth Solanki Soni Thakkar Trivedi Vaghela Vyas`),
  },
  {
    weight: 8,
    female:
      words(`Aditi Ananya Aparajita Arpita Barnali Debjani Dipanwita Ishita Jayita Koyel Madhurima Mou Moumita Nandini
      Paramita Piyali Poulami Rituparna Riya Sayantani Shreya Sohini Sreyashi Sudipta Tania Trisha`),
    male: words(`Abhirup Aniruddha Anirban Arijit Arindam Arnab Avik Debashis Dipankar Indranil Kaushik Koushik Niladri Partha
      Pritam Rajdeep Rohan Sandipan Sayan Shubhankar Somnath Soumya Subhajit Sudip Sumit Tanmoy`),
    last: words(`Banerjee Basu Bhattacharya Biswas Bose Chakraborty Chatterjee Das Dasgupta De Dey Dutta Ganguly Ghosh Guha
      Halder Kar Majumdar Mandal Mitra Mukherjee Nandi Pal Roy Saha Samanta Sarkar Sen`),
  },
  {
    weight: 6,
    female:
      words(`Amandeep Amanpreet Gurleen Gurpreet Harleen Harpreet Jaspreet Jasleen Kirandeep Kulwinder Mandeep Manpreet
      Navneet Navjot Parminder Rajwinder Ramandeep Rupinder Simranjit Sukhpreet`),
    male: words(`Amandeep Amritpal Arshdeep Balwinder Gagandeep Gurjot Gurpreet Harjit Harmanpreet Harpreet Inderjit Jagdeep
      Jaspreet Karanvir Kuldeep Mandeep Manpreet Navdeep Parminder Rajinder Satinder Sukhdeep Tejinder`),
    last: words(
      'Ahluwalia Bajwa Bedi Bhatia Brar Chawla Dhaliwal Dhillon Gill Grewal Kaur Khanna Khurana Malhotra Sandhu Sethi Sidhu Singh Sodhi Walia',
    ),
  },
  {
    weight: 9,
    female:
      words(`Aaliya Afreen Aisha Alfiya Amreen Asma Ayesha Farheen Fatima Heena Huda Mehwish Nazia Nida Rukhsar Saba
      Sadia Saima Sana Shabana Shaheen Shazia Sumaiya Zainab Zoya`),
    male: words(`Aamir Abdul Adil Ahmed Arif Arshad Asif Azhar Danish Faisal Farhan Imran Irfan Junaid Kashif Mohammed Mohsin
      Nadeem Owais Rehan Rizwan Saif Salman Sameer Shahid Shoaib Sohail Tariq Usman Wasim Zaid`),
    last: words(
      'Ahmed Akhtar Alam Ali Ansari Baig Farooqui Hashmi Husain Iqbal Khan Khatri Malik Mirza Mohammed Pathan Qureshi Rizvi Shaikh Siddiqui Syed Usmani',
    ),
  },
  {
    weight: 3,
    female: words(
      'Anjali Bhanita Daisy Gitanjali Himashree Jonali Juri Mridusmita Nabanita Nilakshi Pallabi Purabi Rimjhim Rupali Trishna',
    ),
    male: words(
      'Bhaskar Bikash Debajit Dhrubajyoti Gautam Hirak Jitu Kaushik Manash Mrinal Nayan Pranjal Rajib Rituraj Sanjib Utpal',
    ),
    last: words(
      'Baruah Bhuyan Bora Borah Chetia Deka Dutta Gogoi Goswami Hazarika Kalita Konwar Lahkar Medhi Phukan Saikia Sarma Talukdar',
    ),
  },
];

const byWeight = regions.flatMap((region) => Array.from({ length: region.weight }, () => region));

export interface PersonName {
  first: string;
  middle?: string;
  last: string;
  gender: 'female' | 'male';
}

/** A plausible name; about four in ten are women's, as among applicants. */
export function personName(random: Random): PersonName {
  const region = random.pick(byWeight);
  const gender = random.chance(0.4) ? 'female' : 'male';
  const name: PersonName = { first: random.pick(region[gender]), last: random.pick(region.last), gender };
  if (random.chance(0.07)) name.middle = random.pick(region.male);
  return name;
}
