/** The page that an address asks for by `?page=`, from 1; whatever is no such number is the first. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
