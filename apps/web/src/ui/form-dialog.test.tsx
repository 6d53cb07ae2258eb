import { Menu, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openPiece } from '../testing/open-piece.tsx';
import { FormDialog, useDirty, type DialogGuard } from './form-dialog.tsx';

function Form({ guard }: { readonly guard: DialogGuard }) {
  const [text, setText] = useState('');
  useDirty(guard, text !== '');
  return (
    <>
      <TextInput label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={guard.leave}>
        Cancel
      </button>
    </>
  );
}

async function open() {
  const onClose = vi.fn<() => void>();
  const opened = await openPiece(
    <FormDialog title="Add a thing" size="lg" onClose={onClose}>
      {(guard) => <Form guard={guard} />}
    </FormDialog>,
  );
  return { ...opened, onClose };
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

it('closes at once while nothing is typed', async () => {
  const { person, onClose } = await open();
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', '{Escape}'],
  ['the cross', 'Close'],
  ['Cancel', 'Cancel'],
])('asks before %s drops what is typed, and keeps it when that is wanted', async (_way, how) => {
  const { person, onClose } = await open();
  await person.fill(screen.getByLabelText('Name'), 'Pine Street');
  await (how === '{Escape}' ? person.keyboard(how) : person.click(screen.getByRole('button', { name: how })));
  await question();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Pine Street');
});

it('takes Escape at the question for "keep typing", and leaves only when told to', async () => {
  const { person, onClose } = await open();
  await person.fill(screen.getByLabelText('Name'), 'Pine');
  await person.keyboard('{Escape}');
  await question();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  await question();
  await person.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(onClose).toHaveBeenCalledOnce();
});

function Page() {
  const [shown, show] = useState(false);
  return (
    <>
      <button type="button" onClick={() => show(true)}>
        Add
      </button>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => show(true)}>Add another</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown && (
        <FormDialog title="Add a thing" size="lg" onClose={() => show(false)}>
          {(guard) => <Form guard={guard} />}
        </FormDialog>
      )}
    </>
  );
}

describe('the focus', () => {
  it('goes back to the button that opened the dialog', async () => {
    const { person } = await openPiece(<Page />);
    await person.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findByRole('dialog', { name: 'Add a thing' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
  });

  it('goes back to what opened the menu, where the dialog came out of one', async () => {
    const { person } = await openPiece(<Page />);
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add another' }));
    await screen.findByRole('dialog', { name: 'Add a thing' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('goes back to the field that was typed in, when typing goes on', async () => {
    const { person } = await openPiece(<Page />);
    await person.click(await screen.findByRole('button', { name: 'Add' }));
    await person.fill(await screen.findByLabelText('Name'), 'Pine');
    await person.keyboard('{Escape}');
    await question();
    await person.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });
});
