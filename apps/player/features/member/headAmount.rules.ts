import { splitPesos } from '../../shared/splitPesos.ts'

/** Characters of an amount, with its centavos, that a narrow head has room for. */
const longest = 9

/** An amount as the head of a page has room for it. A large one is shown in whole pesos, never more than there are. */
export function headAmount(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return pesos.length + centavos.length > longest ? pesos : pesos + centavos
}
