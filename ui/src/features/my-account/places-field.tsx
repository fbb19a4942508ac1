import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { CITY_TYPED_FOR_MS, citiesQuery, LEAST_OF_A_CITY } from '#ui/lib/cities-query.ts';

/** Places of one's own choice; cities that are known are offered while one types. */
export function PlacesField(props: ComponentProps<typeof TagsInput>) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), CITY_TYPED_FOR_MS);
  const { data: cities = [] } = useQuery(citiesQuery(asked));
  return (
    <TagsInput
      {...props}
      data={typed.trim().length >= LEAST_OF_A_CITY ? cities : []}
      // found under other names too: "Bangalore" offers Bengaluru
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}
