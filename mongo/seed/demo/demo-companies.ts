import type { EmployerRecord } from '#mongo/models/employer.ts';

export interface DemoCompany {
  firstName: string;
  lastName: string;
  /** Domain of its website and account. */
  site: string;
  company: Pick<EmployerRecord, 'companyName' | 'industry' | 'companySize' | 'headquarters' | 'description'>;
  /** The industries of its jobs; several companies share the larger ones. */
  hiresFor: readonly string[];
}

/** Invented companies that post the demo data's jobs; the first is the demo recruiter's. */
export const demoCompanies: readonly [DemoCompany, ...DemoCompany[]] = [
  {
    firstName: 'Rahul',
    lastName: 'Mehta',
    site: 'triveni',
    company: {
      companyName: 'Triveni Digital',
      industry: 'Information Technology',
      companySize: '201-500',
      headquarters: {
        addressLine1: '12, Residency Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        country: 'India',
        zipCode: '560025',
      },
      description:
        'Triveni Digital builds payment and lending software for banks and shops all over India. 320 people in Bengaluru and Kochi, small teams, and every release goes out on a Tuesday.',
    },
    hiresFor: ['Information Technology', 'Design', 'Electronics'],
  },
  {
    firstName: 'Farah',
    lastName: 'Siddiqui',
    site: 'lotusbay',
    company: {
      companyName: 'Lotusbay Infotech',
      industry: 'IT Services',
      companySize: '1001+',
      headquarters: {
        addressLine1: 'Plot 44, HITEC City',
        city: 'Hyderabad',
        state: 'Telangana',
        country: 'India',
        zipCode: '500081',
      },
      description:
        'Lotusbay Infotech runs the systems of hospitals, insurers and airlines in eleven countries, round the clock, from Hyderabad, Pune and Noida.',
    },
    hiresFor: ['IT Services', 'Information Technology'],
  },
  {
    firstName: 'Omkar',
    lastName: 'Kulkarni',
    site: 'deccanix',
    company: {
      companyName: 'Deccanix Softech',
      industry: 'Information Technology',
      companySize: '51-200',
      headquarters: {
        addressLine1: 'Baner Road',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        zipCode: '411045',
      },
      description:
        'Deccanix Softech makes planning software for factories. Everybody who writes it has spent a week on a shop floor.',
    },
    hiresFor: ['Information Technology'],
  },
  {
    firstName: 'Nisha',
    lastName: 'Shah',
    site: 'samriddhi',
    company: {
      companyName: 'Samriddhi Finserv',
      industry: 'Banking',
      companySize: '501-1000',
      headquarters: {
        addressLine1: 'Bandra Kurla Complex',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
        zipCode: '400051',
      },
      description: 'Samriddhi Finserv lends to small shops and workshops in 140 towns, with decisions within a day.',
    },
    hiresFor: ['Banking', 'Finance'],
  },
  {
    firstName: 'Prakash',
    lastName: 'Jadhav',
    site: 'sahyadri',
    company: {
      companyName: 'Sahyadri Infra Projects',
      industry: 'Construction',
      companySize: '501-1000',
      headquarters: {
        addressLine1: 'Senapati Bapat Marg',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        zipCode: '411016',
      },
      description:
        'Sahyadri Infra Projects builds bridges, metro stations and solar parks. Safety officers have the last word on each of our sites.',
    },
    hiresFor: ['Construction', 'Power'],
  },
  {
    firstName: 'Divya',
    lastName: 'Raghavan',
    site: 'silverleaf',
    company: {
      companyName: 'Silverleaf Consumer Products',
      industry: 'Sales',
      companySize: '1001+',
      headquarters: {
        addressLine1: 'Anna Salai',
        city: 'Chennai',
        state: 'Tamil Nadu',
        country: 'India',
        zipCode: '600002',
      },
      description: 'Silverleaf makes soaps, spices and snacks that are sold in two lakh shops in the south and west.',
    },
    hiresFor: ['Sales', 'Marketing'],
  },
  {
    firstName: 'Senthil',
    lastName: 'Murugan',
    site: 'vasundhara',
    company: {
      companyName: 'Vasundhara Auto Components',
      industry: 'Manufacturing',
      companySize: '1001+',
      headquarters: {
        addressLine1: 'SIPCOT Industrial Park',
        city: 'Coimbatore',
        state: 'Tamil Nadu',
        country: 'India',
        zipCode: '641021',
      },
      description:
        'Vasundhara Auto Components forges and machines axles and gears for tractors and buses in three plants.',
    },
    hiresFor: ['Manufacturing'],
  },
  {
    firstName: 'Ananya',
    lastName: 'Ghosh',
    site: 'jyotirmay',
    company: {
      companyName: 'Jyotirmay Hospitals',
      industry: 'Healthcare',
      companySize: '501-1000',
      headquarters: {
        addressLine1: 'Salt Lake, Sector III',
        city: 'Kolkata',
        state: 'West Bengal',
        country: 'India',
        zipCode: '700106',
      },
      description:
        'Jyotirmay Hospitals cares for 900 beds in Kolkata, Bhubaneswar and Guwahati, and teaches nurses in a college of its own.',
    },
    hiresFor: ['Healthcare'],
  },
  {
    firstName: 'Harpreet',
    lastName: 'Gill',
    site: 'panchvati',
    company: {
      companyName: 'Panchvati Logistics',
      industry: 'Logistics',
      companySize: '201-500',
      headquarters: {
        addressLine1: 'NH 48, Manesar',
        city: 'Gurugram',
        state: 'Haryana',
        country: 'India',
        zipCode: '122050',
      },
      description:
        'Panchvati Logistics moves parcels and pallets between 260 towns, four of five of them within two days.',
    },
    hiresFor: ['Logistics'],
  },
  {
    firstName: 'Kritika',
    lastName: 'Saxena',
    site: 'vaidehi',
    company: {
      companyName: 'Vaidehi Business Services',
      industry: 'BPO',
      companySize: '501-1000',
      headquarters: {
        addressLine1: 'Sector 62',
        city: 'Noida',
        state: 'Uttar Pradesh',
        country: 'India',
        zipCode: '201309',
      },
      description:
        'Vaidehi Business Services answers, hires and keeps the books for companies that would rather do what they are good at.',
    },
    hiresFor: ['BPO', 'Human Resources', 'Administration', 'Hospitality'],
  },
  {
    firstName: 'Meenakshi',
    lastName: 'Dubey',
    site: 'gitanjali',
    company: {
      companyName: 'Gitanjali Public School',
      industry: 'Education',
      companySize: '51-200',
      headquarters: {
        addressLine1: 'Shahi Path',
        city: 'Lucknow',
        state: 'Uttar Pradesh',
        country: 'India',
        zipCode: '226010',
      },
      description: 'Gitanjali Public School teaches 1,800 children in Hindi and English, from nursery to class XII.',
    },
    hiresFor: ['Education'],
  },
];
