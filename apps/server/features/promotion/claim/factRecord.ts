import { formatPesos } from '@saya/money'
import type { Facts } from '../rules/eligibility.rules.ts'
import type { Decision } from './decision.store.ts'

/** The facts as a decision keeps them, which its member may read. Whose they are stands beside them, and a refusal's code says the rest. */
export function factRecord({ uid: _uid, isAtContact: _band, amount, brand, ...facts }: Facts): Decision['facts'] {
  return { ...facts, brand: brand ?? '', amount: formatPesos(amount) }
}
