/** Names are the same without regard to case, spaces and a plural s: `Slots` is `slot`, `board games` is `Board Game`. */
export function isSameCategory(one: string, other: string): boolean {
  return plainCategory(one) === plainCategory(other)
}

export function plainCategory(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '').replace(/s$/, '')
}
