// A sentence of ours with something bold in it: `<b>12</b> jobs found`. Nothing else is read as an element.
import { Fragment } from 'react';

export function BoldText({ text }: { text: string }) {
  // Splitting by a group leaves what it held at the odd places.
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
