import { Button } from '@mantine/core';

/** 'View all N …', where there are more than the few that are shown. */
export function ViewAll(props: { count: number; few: number; what: string; onClick: (() => void) | undefined }) {
  if (!props.onClick || props.count <= props.few) return null;
  return (
    <Button variant="subtle" size="compact-sm" mt="sm" onClick={props.onClick}>
      View all {props.count} {props.what}
    </Button>
  );
}
