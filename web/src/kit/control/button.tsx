// Buttons, and links that look like buttons. Rule for pages: one main action, within reach of the thumb, whose label is
// a verb.
import './button.css';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';

interface Looks {
  variant?: 'main' | 'quiet' | 'link' | 'danger';
  size?: 'normal' | 'big' | 'small';
  wide?: boolean;
  icon?: IconName | undefined;
}

interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** True while the action is running: the button shows a pending state and ignores clicks. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function looksOf({ variant = 'quiet', size = 'normal', wide = false }: Looks) {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': wide || undefined };
}

export function Button({ variant, size, wide, icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  const looks = looksOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      className={rest.className ? `button ${rest.className}` : 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="button__turning" aria-hidden="true" /> : icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends Looks, Omit<LinkProps, 'children'> {
  children: ReactNode;
}

export function LinkButton({ variant, size, wide, icon, children, className, ...rest }: LinkButtonProps) {
  const looks = looksOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <Link {...rest} {...looks} className={className ? `button ${className}` : 'button'}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The name of the action for screen readers, because the button shows only an icon. */
  label: string;
  edged?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button with only an icon, for icons that every user knows (close, back, clear). */
export function IconButton({ icon, label, edged = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `icon-button ${className}` : 'icon-button'}
      data-edged={edged || undefined}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
