// Samples of inputs: buttons, chips and fields.
import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { CodeInput } from '../../kit/form/code-input.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { RowButton, RowLink, RowNote, RowSwitch, Rows } from '../../kit/layout/rows.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { Part } from './part.tsx';
import { mason } from './samples.ts';

export function Buttons() {
  return (
    <Part name="Buttons">
      {(['main', 'quiet', 'danger', 'link'] as const).map((variant) => (
        <div className="dev-row" key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small" icon="search">
            small
          </Button>
          <Button variant={variant} size="big">
            big
          </Button>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
      <Button variant="main" wide icon="send">
        wide
      </Button>
      <div className="dev-row">
        <LinkButton to="#" icon="arrow-right">
          a link
        </LinkButton>
        <IconButton icon="x" label="Close" />
        <IconButton icon="sliders" label="Filter" edged />
      </div>
    </Part>
  );
}

export function Choices() {
  const [chosen, setChosen] = useState<'one' | 'two'>('one');
  const choices = [
    { value: 'one', word: 'One' },
    { value: 'two', word: 'Two' },
  ] as const;
  return (
    <Part name="Chips, segments, rows">
      <Chips label="Trades" wrap>
        <Chip chosen picture={<TradeIcon role={mason.role} size={24} />}>
          Mason
        </Chip>
        <Chip>Not chosen</Chip>
        <Chip disabled>Disabled</Chip>
      </Chips>
      <Segmented label="Which" value={chosen} choices={choices} onChoose={setChosen} />
      <Rows>
        <RowLink to="#" icon="lock" title="A link" text="What holds now" />
        <RowButton icon="log-out" title="A button" opens onClick={() => {}} />
        <RowSwitch title="A switch" text="on" checked onChange={() => {}} />
        <RowSwitch title="A switch" text="off" checked={false} onChange={() => {}} />
        <RowNote title="A note" text="It only says something" />
      </Rows>
    </Part>
  );
}

export function Fields() {
  const [code, setCode] = useState('123');
  return (
    <Part name="Fields">
      <TextField label="Text" help="With a word of help" icon="search" placeholder="What work?" />
      <TextField label="Wrong" error="Please write a number" defaultValue="abc" />
      <TextField label="May be left out" optional="optional" disabled defaultValue="disabled" />
      <TextArea label="Long text" rows={2} />
      <SelectField label="A choice">
        <option>Day</option>
        <option>Month</option>
      </SelectField>
      <CheckField label="I am 18 or older" defaultChecked />
      <CheckField label="One of several" kind="radio" name="kind" />
      <CodeInput label="Code" value={code} wrong={false} onChange={setCode} />
      <CodeInput label="Wrong code" value="1234" length={4} wrong onChange={() => {}} />
    </Part>
  );
}
