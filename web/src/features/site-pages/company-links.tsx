// The phone number and e-mail address of the company, as links.

import { Icon } from '../../kit/icon/icon.tsx';
import { dialled } from '../../parts/company/company.ts';

export function CompanyLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <ul className="contact-list">
      <li>
        <a href={dialled(phone)}>
          <Icon name="phone" size={20} />
          <span className="num">{phone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="send" size={20} />
          {email}
        </a>
      </li>
    </ul>
  );
}
