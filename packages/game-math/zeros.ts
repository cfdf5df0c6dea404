/** So many noughts, to count in. */
export function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}
