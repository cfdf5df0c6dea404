import { groupDigits, truncateDecimals } from '@saya/money'

/** A wire amount in the parts it is shown in: pesos in groups of three with their sign, and the smaller centavos. */
export function splitPesos(amount: string): { readonly pesos: string; readonly centavos: string } {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(amount) ?? []
  // A thin space keeps the sign off the bars of the peso.
  return { pesos: `${sign && '\u2212\u2009'}₱${groupDigits(whole)}`, centavos: truncateDecimals(`.${fraction}`, 2) }
}
