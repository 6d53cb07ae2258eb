import { Button } from '@mantine/core';

type Props = { readonly label: string; readonly onPress: () => void };

/** What a notice in the corner offers to do, below its words. */
export function NoticeAction({ label, onPress }: Props) {
  return (
    <Button size="compact-sm" mt={6} onClick={onPress}>
      {label}
    </Button>
  );
}
