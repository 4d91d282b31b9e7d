// Error message under a form field.
import './field.css';
import { Icon } from '../icon/icon.tsx';

/**
 * The error message. Screen readers announce a message only if it appears in a live region that is already on the page.
 * So the live region is rendered without an error too.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div aria-live="polite">
      {text && (
        <p className="field__error" id={id}>
          <Icon name="alert" size={16} />
          <span className="field__words">{text}</span>
        </p>
      )}
    </div>
  );
}
