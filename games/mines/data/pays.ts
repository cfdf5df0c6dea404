import type { Pay, Title } from '../shape.ts'

interface BoardTerms extends Pick<Title, 'kind' | 'places' | 'mostWin'> {
  readonly size: number
  /** In thousandths, what is to come back on average; each pay is rounded down from it. */
  readonly back: number
}

/** What every safe place in turn pays: the return that is meant, divided by how likely it is to come so far. */
export function paysOf({ kind, places, size, mostWin, back }: BoardTerms): readonly Pay[] {
  const pays: Pay[] = []
  let [safe, all] = [1n, 1n]
  const most = kind === 'field' ? places - size : places
  for (let opened = 0; opened < most; opened++) {
    safe *= BigInt(kind === 'field' ? places - size - opened : size - 1)
    all *= BigInt(kind === 'field' ? places - opened : size)
    const pay = Number((BigInt(back) * all) / safe)
    if (pay > mostWin * 1000) break
    pays.push(pay)
  }
  return pays
}
