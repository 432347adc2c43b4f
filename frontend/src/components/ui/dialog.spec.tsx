import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Details">
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Details' });
  screen.getByRole('button', { name: 'Inside' }).focus();
  return { user, dialog };
}

const expectClosed = () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
};

test('the cross closes it and the focus returns to the opener', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expectClosed();
});

test('a press on the backdrop closes it, one inside does not', async () => {
  const { user, dialog } = await openDialog();
  await user.click(screen.getByText('Details'));
  expect(dialog).toBeVisible();
  await user.click(dialog);
  expectClosed();
});

test('closed by the browser (Escape) it can be opened again', async () => {
  const { user, dialog } = await openDialog();
  act(() => dialog.close());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible();
});
