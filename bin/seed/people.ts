// The demo users: 12 employers and 40 workers from five states. All of them are invented. A user's phone number ends in
// the `number` of the user.
import type { RoleSlug } from '#contracts/reference.ts';
import type { Language } from '#contracts/values.ts';

export interface DemoEmployer {
  number: number;
  first_name: string;
  last_name: string;
  company_name: string;
  state: string;
  city: string;
  address: string;
  language: Language;
}

export interface DemoWorker {
  number: number;
  first_name: string;
  last_name: string;
  state: string;
  city: string;
  skills: RoleSlug[];
  experience_years: number | null;
  language: Language;
}

export const employerPhone = (number: number) => `+919000000${String(number).padStart(3, '0')}`;
export const workerPhone = (number: number) => `+9198765000${String(number).padStart(2, '0')}`;

type EmployerRow = readonly [string, string, string, string, string, string, Language];

const employerRows: readonly EmployerRow[] = [
  ['Suresh', 'Patil', 'Shri Ganesh Builders', 'Maharashtra', 'Pune', 'Office 4, Baner Road', 'en'],
  ['Farida', 'Shaikh', 'Sagar Garments', 'Maharashtra', 'Mumbai', '90 Feet Road, Dharavi', 'mr'],
  ['Rohan', 'Kulkarni', 'Kulkarni Farms and Nursery', 'Maharashtra', 'Nashik', 'Dindori Road', 'mr'],
  ['Anita', 'Gowda', 'GreenLeaf Facility Services', 'Karnataka', 'Bengaluru', 'ITPL Main Road, Whitefield', 'en'],
  ['Manjunath', 'Reddy', 'Namma Auto Garage', 'Karnataka', 'Mysuru', 'Bannimantap', 'te'],
  ['Harpreet', 'Kaur', 'Kaur Caterers', 'Delhi', 'New Delhi', 'Chhatarpur', 'hi'],
  ['Imran', 'Khan', 'Dilli Express Logistics', 'Delhi', 'New Delhi', 'Okhla Phase 1', 'hi'],
  ['லட்சுமி', 'நாராயணன்', 'Sri Murugan Textiles', 'Tamil Nadu', 'Tiruppur', 'Avinashi Road', 'ta'],
  ['Mary', 'Joseph', 'Chennai HomeCare', 'Tamil Nadu', 'Chennai', 'Gandhi Nagar, Adyar', 'ml'],
  ['Senthil', 'Kumar', 'Kovai Precision Works', 'Tamil Nadu', 'Coimbatore', 'Peelamedu', 'ta'],
  ['राजेश', 'प्रसाद', 'Magadh Nirman', 'Bihar', 'Patna', 'Kankarbagh', 'hi'],
  ['सुनीता', 'देवी', 'Mithila Makhana Udyog', 'Bihar', 'Darbhanga', 'Tower Chowk', 'bh'],
];

export const employers: readonly DemoEmployer[] = employerRows.map(
  ([first_name, last_name, company_name, state, city, address, language], index) => ({
    number: index + 1,
    first_name,
    last_name,
    company_name,
    state,
    city,
    address,
    language,
  }),
);

type WorkerRow = readonly [string, string, string, readonly RoleSlug[], number | null, Language];

const workerRows: Readonly<Record<string, readonly WorkerRow[]>> = {
  Maharashtra: [
    ['Ramesh', 'Yadav', 'Pune', ['mason', 'tiler'], 6, 'hi'],
    ['गणेश', 'शिंदे', 'Pune', ['helper', 'mason'], 2, 'mr'],
    ['Salim', 'Sheikh', 'Pune', ['painter'], 9, 'hi'],
    ['Dinesh', 'Pawar', 'Pune', ['plumber', 'helper'], 4, 'mr'],
    ['सविता', 'जाधव', 'Mumbai', ['tailor'], 7, 'mr'],
    ['Asha', 'Kamble', 'Mumbai', ['packer', 'shop-assistant'], 1, 'mr'],
    ['बबन', 'गायकवाड', 'Nashik', ['farm-worker', 'gardener'], 15, 'mr'],
    ['Vilas', 'More', 'Nashik', ['driver', 'loader'], 5, 'mr'],
  ],
  Karnataka: [
    ['Nagaraj', 'Gowda', 'Bengaluru', ['electrician'], 5, 'en'],
    ['లక్ష్మి', 'దేవి', 'Bengaluru', ['cleaner'], 3, 'te'],
    ['వెంకటేశ్', 'రావు', 'Bengaluru', ['guard'], 8, 'te'],
    ['Shivanna', 'Naik', 'Bengaluru', ['gardener', 'cleaner'], 12, 'en'],
    ['Prakash', 'Shetty', 'Mysuru', ['mechanic'], 4, 'en'],
    ['Yusuf', 'Pasha', 'Mysuru', ['welder', 'mechanic'], 10, 'hi'],
    ['Kavya', 'Hegde', 'Bengaluru', ['caregiver', 'cook'], 2, 'en'],
    ['Raju', 'Nayaka', 'Mysuru', ['helper'], null, 'en'],
  ],
  Delhi: [
    ['मोहन', 'लाल', 'New Delhi', ['cook'], 11, 'hi'],
    ['Rakesh', 'Kumar', 'New Delhi', ['delivery', 'driver'], 3, 'hi'],
    ['अब्दुल', 'रहमान', 'New Delhi', ['loader', 'helper'], 4, 'hi'],
    ['Pooja', 'Rawat', 'New Delhi', ['packer', 'shop-assistant'], 1, 'hi'],
    ['Gurmeet', 'Singh', 'Karol Bagh', ['cook', 'helper'], 6, 'hi'],
    ['শ্যামল', 'মণ্ডল', 'New Delhi', ['cleaner', 'helper'], 5, 'bn'],
    ['Vikram', 'Chauhan', 'New Delhi', ['driver'], 8, 'hi'],
    ['नीलम', 'देवी', 'New Delhi', ['cleaner', 'caregiver'], 4, 'hi'],
  ],
  'Tamil Nadu': [
    ['முருகன்', 'செல்வம்', 'Tiruppur', ['tailor', 'packer'], 6, 'ta'],
    ['கவிதா', 'ராஜன்', 'Tiruppur', ['tailor'], 3, 'ta'],
    ['বাপি', 'দাস', 'Tiruppur', ['loader', 'packer'], 2, 'bn'],
    ['ബിന്ദു', 'തോമസ്', 'Chennai', ['caregiver'], 9, 'ml'],
    ['Saravanan', 'Pillai', 'Chennai', ['electrician', 'ac-technician'], 7, 'ta'],
    ['Deepa', 'Mohan', 'Chennai', ['salon'], 5, 'ta'],
    ['Karthik', 'Subramani', 'Coimbatore', ['machine-operator'], 3, 'ta'],
    ['അനിൽ', 'കുമാർ', 'Coimbatore', ['ac-technician', 'electrician'], 8, 'ml'],
  ],
  Bihar: [
    ['रामप्रवेश', 'यादव', 'Patna', ['mason'], 14, 'bh'],
    ['Sanjay', 'Paswan', 'Patna', ['helper', 'loader'], 3, 'hi'],
    ['मुन्ना', 'ठाकुर', 'Patna', ['carpenter'], 10, 'bh'],
    ['Arvind', 'Kumar', 'Patna', ['electrician', 'helper'], 2, 'hi'],
    ['गीता', 'कुमारी', 'Darbhanga', ['packer', 'shop-assistant'], 2, 'hi'],
    ['सहनी', 'राम', 'Darbhanga', ['farm-worker'], 18, 'bh'],
    ['Rubi', 'Khatoon', 'Darbhanga', ['packer', 'tailor'], 4, 'hi'],
    ['Chandan', 'Jha', 'Darbhanga', ['machine-operator', 'helper'], 1, 'hi'],
  ],
};

export const workers: readonly DemoWorker[] = Object.entries(workerRows)
  .flatMap(([state, rows]) => rows.map((row) => ({ state, row })))
  .map(({ state, row: [first_name, last_name, city, skills, experience_years, language] }, index) => ({
    number: index + 1,
    first_name,
    last_name,
    state,
    city,
    skills: [...skills],
    experience_years,
    language,
  }));
