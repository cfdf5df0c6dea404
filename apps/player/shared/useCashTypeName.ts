import { textOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { useContext } from 'react'
import { LanguageContext } from './texts.ts'

/** How a kind of change is called in the reader's language: the wire carries its English name. */
export function useCashTypeName(): (cashType: number | undefined, name: string) => string {
  const language = useContext(LanguageContext)
  return (cashType, name) => (language === 'tl' && cashType !== undefined && textOfCashType(cashType)?.[1]) || name
}
