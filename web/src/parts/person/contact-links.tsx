// A user's phone number in large type, with links to call the user, to open WhatsApp and, if known, to write an email.
import './contact-links.css';
import type { Contact } from '#contracts/contact.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';

/** Groups the digits of a phone number for reading: `+91 98450 12310`. */
const grouped = (phone: string) => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

export function ContactLinks({ contact, name }: { contact: Contact; name: string }) {
  const { t } = useTranslation('contact');
  const { phone_number, whatsapp_url, email } = contact;
  return (
    <>
      <p className="contact-links__number num">{grouped(phone_number)}</p>
      <div className="contact-links">
        <a className="button" data-variant="main" data-size="big" href={`tel:${phone_number}`}>
          <Icon name="phone" size={20} />
          {t('call')}
          <span className="visually-hidden">: {name}</span>
        </a>
        <a
          className="button"
          data-variant="quiet"
          data-size="big"
          href={whatsapp_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message" size={20} />
          {t('whatsapp')}
          <span className="visually-hidden">: {name}</span>
        </a>
      </div>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  );
}
