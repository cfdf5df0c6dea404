/**
 * How many standard deviations the ranks of two samples lie apart (Mann and Whitney's U, with its normal
 * approximation): it asks for no shape of the distributions, as waiting times have none. Beyond 3.29 one in a thousand
 * would be so by chance.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map(value => ({ value, isOne: true })), ...other.map(value => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let index = 0; index < all.length; ) {
    let end = index
    while (end < all.length && all[end]?.value === all[index]?.value) end++
    // Equal values share the mean of their ranks.
    const rank = (index + 1 + end) / 2
    rankSum += rank * all.slice(index, end).filter(({ isOne }) => isOne).length
    index = end
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}
