// Facts about the company behind the product, shown in the footer. Stand-ins until the settings name the real ones.
export const company = {
  name: 'KaamSetu LLP',
  city: 'Bengaluru',
  postal_code: '560076',
  phone: '1800 000 0000',
  email: 'help@kaamsetu.example',
} as const;
