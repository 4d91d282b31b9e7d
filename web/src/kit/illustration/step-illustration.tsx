// Decorative illustrations: how an employer finds workers (register, post, choose, talk), and how a worker finds work
// (find, apply, call, paid). `paper` and `office` explain what a worker can do about unpaid wages.
import './illustration.css';
import './step-illustration.css';
import type { ReactNode } from 'react';

const drawings = {
  register: (
    <>
      <circle className="art__sun" cx="62" cy="40" r="28" />
      <rect className="step-illustration__ground" x="42" y="8" width="36" height="66" rx="7" />
      <path className="art__line" d="M55 14h10M50 34h4M58 34h4M66 34h4M50 34v.2" />
      <path className="art__line" d="M50 44h20" />
      <path className="art__line art__line--thick" d="M53 58l5 5 10-10" />
    </>
  ),
  post: (
    <>
      <circle className="art__sun" cx="78" cy="34" r="28" />
      <rect className="step-illustration__ground" x="26" y="16" width="62" height="54" rx="7" />
      <path className="art__line" d="M36 28h12M36 28c8 0 8 10 0 10l9 9M36 33h12M36 58h42M60 30h18M60 40h12" />
      <circle className="step-illustration__badge" cx="88" cy="66" r="12" />
      <path className="step-illustration__sign" d="M88 60v12M82 66h12" />
    </>
  ),
  choose: (
    <>
      <circle className="art__sun" cx="60" cy="38" r="28" />
      <circle className="step-illustration__ground" cx="30" cy="36" r="9" />
      <path className="art__line" d="M14 68c0-12 7-18 16-18s16 6 16 18" />
      <circle className="step-illustration__ground" cx="90" cy="36" r="9" />
      <path className="art__line" d="M74 68c0-12 7-18 16-18s16 6 16 18" />
      <path className="art__head" d="M48 26c0-8 5-13 12-13s12 5 12 13h5v4H43v-4z" />
      <circle className="step-illustration__ground" cx="60" cy="38" r="10" />
      <path className="art__line art__line--thick" d="M42 74c0-14 8-21 18-21s18 7 18 21" />
      <path className="art__line" d="M55 39l4 4 7-8" />
    </>
  ),
  talk: (
    <>
      <circle className="art__sun" cx="60" cy="40" r="28" />
      <path
        className="step-illustration__ground"
        d="M14 18h46a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H34l-12 10V48h-8a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z"
      />
      <path className="art__line" d="M20 29h32M20 38h20" />
      <path
        className="step-illustration__answer"
        d="M74 36h32a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6v10L94 64H74a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
      />
      <path className="step-illustration__sign" d="M81 50l6 6 12-11" />
    </>
  ),
  find: (
    <>
      <circle className="art__sun" cx="66" cy="42" r="28" />
      <circle className="step-illustration__ground" cx="54" cy="36" r="24" />
      <path className="art__line art__line--thick" d="M72 54l20 20" />
      <path className="art__line" d="M54 50c-7-8-11-13-11-18a11 11 0 0 1 22 0c0 5-4 10-11 18zM54 32v.2" />
    </>
  ),
  apply: (
    <>
      <circle className="art__sun" cx="54" cy="42" r="28" />
      <rect className="step-illustration__ground" x="36" y="8" width="38" height="68" rx="7" />
      <path className="art__line" d="M50 14h10M46 28h18M46 36h18M46 44h10" />
      <rect className="step-illustration__badge" x="44" y="54" width="22" height="12" rx="6" />
      <path className="art__line" d="M82 38v20l6-4 8 16M82 38l16 14-10 2M74 30l-3-5M84 28l2-6M92 34l6-3" />
    </>
  ),
  call: (
    <>
      <circle className="art__sun" cx="60" cy="42" r="28" />
      <rect className="step-illustration__ground" x="42" y="8" width="36" height="68" rx="7" />
      <path
        className="art__line"
        d="M55 14h10M32 30c-4 7-4 17 0 24M22 24c-7 11-7 25 0 36M88 30c4 7 4 17 0 24M98 24c7 11 7 25 0 36"
      />
      <circle className="step-illustration__badge" cx="60" cy="44" r="13" />
      <path className="step-illustration__sign" d="M54 40c0 6 5 11 11 11l1-4-4-2-2 1c-1-1-2-2-2-3l1-2-2-3z" />
    </>
  ),
  paid: (
    <>
      <circle className="art__sun" cx="60" cy="40" r="28" />
      <rect className="step-illustration__ground" x="20" y="20" width="80" height="46" rx="7" />
      <path className="art__line" d="M50 32h20M50 32c13 0 13 11 0 11l13 13M50 37.5h20M30 30v.2M90 30v.2M30 56v.2" />
      <circle className="step-illustration__badge" cx="94" cy="64" r="12" />
      <path className="step-illustration__sign" d="M88 64l4 4 8-8" />
    </>
  ),
  paper: (
    <>
      <circle className="art__sun" cx="60" cy="42" r="28" />
      <path className="step-illustration__ground" d="M38 8h32l14 14v56H38z" />
      <path className="art__line" d="M70 8v14h14M46 28h18M46 36h28M46 44h28M46 54h12v12H46zM50 58h4v4h-4z" />
      <circle className="step-illustration__badge" cx="84" cy="66" r="12" />
      <path className="step-illustration__sign" d="M78 66l4 4 8-8" />
    </>
  ),
  office: (
    <>
      <circle className="art__sun" cx="60" cy="42" r="28" />
      <path className="step-illustration__ground" d="M22 34 60 12l38 22zM28 38h64v28H28zM22 66h76v10H22z" />
      <path className="art__line" d="M40 42v20M53 42v20M67 42v20M80 42v20M60 24v.2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type StepName = keyof typeof drawings;

export function StepIllustration({ name }: { name: StepName }) {
  return (
    <svg className="illustration" viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
