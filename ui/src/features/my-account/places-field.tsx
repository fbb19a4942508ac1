import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { call } from '#api/contract/call.ts';
import { fetchCities } from '#api/contract/fetch-cities.ts';

const TYPED_FOR_MS = 200;
/** Shorter texts name too many. */
const LEAST_CHARS = 3;

/** Places of one's own choice; cities that are known are offered while one types. */
export function PlacesField(props: ComponentProps<typeof TagsInput>) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPED_FOR_MS);
  const { data: cities = [] } = useQuery({
    queryKey: ['cities', asked],
    queryFn: async ({ signal }) => (await call(fetchCities, { body: { keyword: asked } }, { signal })).cities,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: asked.length >= LEAST_CHARS,
  });
  return (
    <TagsInput
      {...props}
      data={typed.trim().length >= LEAST_CHARS ? cities : []}
      // found under other names too: "Bangalore" offers Bengaluru
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}
