import { pesosText } from '../../shared/pesosText.ts'

/** An amount without centavos where it has none. */
export function shortPesos(amount: string): string {
  return pesosText(amount).replace(/\.00$/, '')
}
