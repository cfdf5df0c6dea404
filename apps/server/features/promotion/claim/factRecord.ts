import { formatPesos } from '@saya/money'
import type { Facts } from '../rules/eligibility.rules.ts'
import type { Decision } from './decision.store.ts'

/** The facts as a decision keeps them. Whose they are stands beside them. */
export function factRecord({ uid: _uid, amount, brand, ...facts }: Facts): Decision['facts'] {
  return { ...facts, brand: brand ?? '', amount: formatPesos(amount) }
}
