import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { listCandidates } from '#api/search/contract.ts';
import { pageSizes } from '#domain/filters/view-fields.ts';
import { CardList } from '#ui/components/candidate-card/card-list.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { pageOf } from '#ui/lib/use-list-address.ts';
import styles from './list-candidates.module.css';

/** All candidates, or those that match a line of text; the address contains text, page and page size. */
export function ListCandidates() {
  const [params, setParams] = useSearchParams();
  const searchTerm = params.get('q') ?? '';
  const page = pageOf(params);
  const size = pageSizes.find((one) => String(one) === params.get('size')) ?? 10;
  const [text, setText] = useState(searchTerm);
  useEffect(() => setText(searchTerm), [searchTerm]);
  const body = { searchTerm, page, candidatesPerPage: size };
  const list = useQuery({
    queryKey: ['list-candidates', body],
    queryFn: ({ signal }) => call(listCandidates, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = list;
  const go = (next: { q?: string; page?: number; size?: number }) => {
    const target = { q: searchTerm, page: 1, size, ...next };
    setParams({
      ...(target.q && { q: target.q }),
      ...(target.size !== 10 && { size: String(target.size) }),
      ...(target.page > 1 && { page: String(target.page) }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === searchTerm && page === 1) void list.refetch();
    else go({ q: text.trim() });
  };
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Candidates</h1>
      <form className={styles.search} onSubmit={submit}>
        <TextInput
          className={styles.text}
          type="search"
          aria-label="Search candidates"
          placeholder="Search by role, skill, exp..."
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '' && searchTerm !== '') go({ q: '' });
          }}
        />
        <Button type="submit">Search</Button>
        <Button component={Link} to="/pro-search" variant="default">
          Pro Search
        </Button>
      </form>
      <div className={styles.bar}>
        <p role="status">
          {isError
            ? 'Total Candidates: 0'
            : data && `Total Candidates: ${data.totalCandidates.toLocaleString('en-IN')}`}
        </p>
        <div className={styles.tools}>
          <NativeSelect
            size="xs"
            aria-label="Records per page"
            data={pageSizes.map((one) => ({ value: String(one), label: `${one} / page` }))}
            value={String(size)}
            onChange={(event) => go({ size: Number(event.currentTarget.value) })}
          />
          <Pager page={page} pages={isError ? 0 : (data?.totalPages ?? 1)} onPage={(next) => go({ page: next })} />
        </div>
      </div>
      {isError ? (
        <LoadFailure load={list} />
      ) : (
        <CardList
          candidates={data?.candidates}
          waiting={list.isPlaceholderData}
          from={{ searchTerm, back: params.toString() }}
          firstAt={(page - 1) * size}
        />
      )}
    </div>
  );
}
