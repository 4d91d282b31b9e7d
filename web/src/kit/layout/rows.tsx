// List of rows in a card: an icon, a title, the current value and a link or action.
import './card.css';
import './rows.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows card">{children}</ul>;
}

interface RowWords {
  icon: IconName;
  title: string;
  /** The current value of the row, or a description of the page or action that the row opens. */
  text?: ReactNode;
}

function Words({ icon, title, text }: RowWords) {
  return (
    <>
      <Icon name={icon} />
      <span className="row__words">
        <span className="row__title">{title}</span>
        {text && <span className="row__text">{text}</span>}
      </span>
    </>
  );
}

export function RowLink({ to, ...words }: RowWords & { to: string }) {
  return (
    <li>
      <Link className="row" to={to}>
        <Words {...words} />
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

interface RowButtonProps extends RowWords {
  /** Whether the button opens a dialog instead of acting immediately. */
  opens?: boolean;
  onClick: () => void;
}

export function RowButton({ onClick, opens = false, ...words }: RowButtonProps) {
  return (
    <li>
      <button className="row" type="button" aria-haspopup={opens ? 'dialog' : undefined} onClick={onClick}>
        <Words {...words} />
        {opens && <Icon name="chevron-right" size={20} />}
      </button>
    </li>
  );
}

interface RowSwitchProps {
  title: string;
  text?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function RowSwitch({ title, text, checked, onChange }: RowSwitchProps) {
  return (
    <li>
      <label className="row">
        <span className="row__words">
          <span className="row__title">{title}</span>
          {text && <span className="row__text">{text}</span>}
        </span>
        <input
          className="row__switch"
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </li>
  );
}

/** Row with information only. */
export function RowNote({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <div className="row">
        <span className="row__words">
          <span className="row__title">{title}</span>
          <span className="row__text">{text}</span>
        </span>
      </div>
    </li>
  );
}
