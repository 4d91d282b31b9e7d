// The phone number and e-mail address of the company, as links.
import { dialled } from '../../app/company.ts';
import { Icon } from '../../ui/icon.tsx';

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
