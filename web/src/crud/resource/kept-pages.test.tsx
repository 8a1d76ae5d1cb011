import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { KEPT_MS, MOST_KEPT, useKeptPage } from './kept-pages';

const PETS = gql`query Pets($page: Int!, $size: Int!) { pets(page: $page, size: $size, sort: "name") { items { id } } }`;

function showPages() {
  const cache = new InMemoryCache();
  const page = (number: number, ids: readonly string[]) =>
    cache.writeQuery({
      query: PETS,
      variables: { page: number, size: 2 },
      data: { pets: { __typename: 'Pets', items: ids.map((id) => ({ __typename: 'Pet', id })) } },
    });
  page(1, ['a', 'b']);
  page(2, ['b', 'c']);
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const { rerender, unmount } = renderHook(({ shown }) => useKeptPage(PETS, { page: shown, size: 2 }, true), {
    initialProps: { shown: 1 },
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return {
    ids: () => Object.keys(cache.extract()).sort(),
    show: (shown: number) => rerender({ shown }),
    unmount,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('forgets a page ten minutes after it was on screen, and the rows that no other page has', () => {
  const { ids, show } = showPages();
  show(2);
  act(() => jest.advanceTimersByTime(KEPT_MS - 1));
  expect(ids()).toEqual(['Pet:a', 'Pet:b', 'Pet:c', 'ROOT_QUERY']);
  act(() => jest.advanceTimersByTime(1));
  expect(ids()).toEqual(['Pet:b', 'Pet:c', 'ROOT_QUERY']);
});

it('keeps a page that is on screen again', () => {
  const { ids, show } = showPages();
  show(2);
  show(1);
  act(() => jest.advanceTimersByTime(KEPT_MS));
  expect(ids()).toEqual(['Pet:a', 'Pet:b', 'ROOT_QUERY']);
});

it('forgets the page of a list that was closed', () => {
  const { ids, unmount } = showPages();
  unmount();
  act(() => jest.advanceTimersByTime(KEPT_MS));
  expect(ids()).toEqual(['Pet:b', 'Pet:c', 'ROOT_QUERY']);
});

it('forgets the pages that were left first when there are too many', () => {
  const { ids, show } = showPages();
  show(2);
  show(1);
  for (let page = 3; page <= MOST_KEPT + 1; page += 1) show(page);
  expect(ids()).toEqual(['Pet:a', 'Pet:b', 'Pet:c', 'ROOT_QUERY']);
  show(MOST_KEPT + 2);
  expect(ids()).toEqual(['ROOT_QUERY']);
});
