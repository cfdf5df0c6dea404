/** Stands for a name where there is no picture of it: GrabPay is GP, GCash is GC, Union Bank is UB. */
export function initialsOf(name: string): string {
  const capitals = name.match(/\p{Lu}/gu) ?? []
  return capitals.length > 1 ? capitals.slice(0, 2).join('') : name.slice(0, 1).toUpperCase()
}
