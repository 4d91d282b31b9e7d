// Renders a translation that contains `<b>`: `<b>12</b> jobs found`. All other markup is shown as text.
import { Fragment } from 'react';

export function BoldText({ text }: { text: string }) {
  // Splitting by a capturing group puts the captured text at the odd indices.
  return text.split(/<b>(.*?)<\/b>/).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <b key={key} className="num">
        {part}
      </b>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
