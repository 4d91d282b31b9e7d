// The sentence under a field that is filled in wrongly.
import './field.css';
import { Icon } from './icon.tsx';

/** The sentence under a wrong field; announced when it appears. */
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
