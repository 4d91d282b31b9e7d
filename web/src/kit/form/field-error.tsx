// Error message under a form field.
import './field.css';
import { Icon } from '../icon/icon.tsx';

/**
 * The error message. Screen readers announce it when it appears, because the surrounding live region is always
 * rendered.
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
