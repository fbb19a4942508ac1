import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';

/**
 * Whether a group is open, as this browser last left it. Groups that hold a filter start open, and a group opens when
 * something in it needs correcting.
 */
export function useFold(name: string, { holds, needsCare, startsOpen }: FoldStart) {
  const [kept, keep] = useLocalStorage<boolean | null>({
    key: `pro-search-open-${name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(holds || needsCare || (kept ?? startsOpen));
  const [hadProblem, setHadProblem] = useState(needsCare);
  if (needsCare !== hadProblem) {
    setHadProblem(needsCare);
    if (needsCare) setOpen(true);
  }
  const toggle = () => {
    setOpen(!isOpen);
    keep(!isOpen);
  };
  return { isOpen, toggle };
}

interface FoldStart {
  holds: boolean;
  needsCare: boolean;
  startsOpen: boolean;
}
