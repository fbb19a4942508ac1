/** An amount in LPA under its wire shape. */
export function presentCtc(amount: number | null | undefined) {
  return amount === null || amount === undefined ? null : { amount, currency: 'INR' as const };
}
