import type { Movement } from '@saya/contract/statement/statement.ts'
import type { Language } from '@saya/contract/text.ts'
import { textOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { movementTexts, statementTexts } from './statement.texts.ts'

export interface Wording {
  readonly language: Language
  readonly t: Readonly<Record<keyof typeof statementTexts, string>>
  readonly movement: (name: Movement) => string
  readonly cashType: (cashType: number) => string
}

/** The words of a file in the language that it was asked for in. */
export function wordingIn(language: Language): Wording {
  const at = language === 'en' ? 0 : 1
  const t = Object.fromEntries(Object.entries(statementTexts).map(([name, text]) => [name, text[at]]))
  return {
    language,
    t: t as Wording['t'],
    movement: name => movementTexts[name][at],
    cashType: cashType => textOfCashType(cashType)?.[at] ?? movementTexts.other[at],
  }
}
