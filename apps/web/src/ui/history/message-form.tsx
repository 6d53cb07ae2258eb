import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import css from './history.module.css';

export type MessageFormProps = {
  readonly label: string;
  readonly placeholder: string;
  /** What the button that sends says. */
  readonly button: string;
  readonly sending: boolean;
  /** Sends what is typed and says whether it went; what did not stays in the field. */
  readonly send: (text: string) => Promise<boolean>;
};

/** Where a message into a history is written. */
export function MessageForm({ label, placeholder, button, sending, send }: MessageFormProps) {
  const [text, setText] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending || text.trim() === '') return;
    if (await send(text)) setText('');
  }
  return (
    <form className={css.write} onSubmit={(event) => void submit(event)}>
      <Textarea
        label={label}
        placeholder={placeholder}
        autosize={false}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" loading={sending}>
        {button}
      </Button>
    </form>
  );
}
