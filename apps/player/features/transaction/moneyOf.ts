import { splitPesos } from '../../shared/splitPesos.ts'

/** An amount in a sentence: pesos with their sign, any other currency by its letters. */
export function moneyOf({ amount, currency = 'PHP' }: { readonly amount: string; readonly currency?: string }): string {
  const { pesos, centavos } = splitPesos(amount)
  return currency === 'PHP' ? pesos + centavos : `${currency} ${pesos.replace('₱', '')}${centavos}`
}
