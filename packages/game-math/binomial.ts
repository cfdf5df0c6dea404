/** How likely each number of hits is in so many tries. */
export function binomial(tries: number, chance: number): number[] {
  const law = [1]
  for (let one = 0; one < tries; one++) {
    law.push(0)
    for (let count = one + 1; count >= 0; count--) {
      law[count] = (law[count] ?? 0) * (1 - chance) + (law[count - 1] ?? 0) * chance
    }
  }
  return law
}
