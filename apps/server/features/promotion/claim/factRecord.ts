import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { formatPesos, type Units } from '@saya/money'
import type { Facts, Pauses } from '../rules/eligibility.rules.ts'
import type { Decision } from './decision.store.ts'

type FactRecord = Decision['facts']

/** The facts as a decision keeps them, which its member may read. Whose they are stands beside them, and a refusal's code says the rest. */
export function factRecord({ uid: _uid, isAtContact: _band, amount, brand, ...facts }: Facts): FactRecord {
  return { ...facts, brand: brand ?? '', amount: formatPesos(amount) }
}

/** What kept a member from promotions as something was to be given or collected. */
export function pauseRecord({ isAtContact: _band, ...facts }: Pauses): FactRecord {
  return facts
}

/** What somebody who was faster has made true since the facts were read. */
const learned: Partial<Readonly<Record<EligibilityCode, FactRecord>>> = {
  promotion_claimed: { hasClaimed: true },
  promotion_refused: { hasClaimed: false, isRefused: true },
  promotion_device_used: { isDeviceUsed: true },
  promotion_id_used: { isIdUsed: true },
}

/** The facts of a refusal, of which none says otherwise than its code. */
export function refusalRecord(facts: Facts, code: EligibilityCode): FactRecord {
  return { ...factRecord(facts), ...learned[code] }
}

interface Use {
  readonly before: Units
  /** The same as before where nothing was taken. */
  readonly after?: Units
}

interface CapUse extends Use {
  readonly most: Units
}

/** What of the gifts of an ID in a month a decision found and left. */
export function giftRecord({ before, after = before }: Use): FactRecord {
  return { giftMonthBefore: formatPesos(before), giftMonthAfter: formatPesos(after) }
}

/** The same where the cap was asked. */
export function giftCapRecord({ most, ...use }: CapUse): FactRecord {
  return { giftMonthCap: formatPesos(most), ...giftRecord(use) }
}

/** What of a day's cost a decision found and left, where the brake was asked. */
export function brakeRecord({ most, before, after = before }: CapUse): FactRecord {
  return { dayBrake: formatPesos(most), dayCostBefore: formatPesos(before), dayCostAfter: formatPesos(after) }
}

export function budgetRecord(left: Units): FactRecord {
  return { budgetLeft: formatPesos(left) }
}

/** The operator's own figures, which are no data of the member's. */
const operatorFacts: ReadonlySet<string> = new Set(['dayBrake', 'dayCostBefore', 'dayCostAfter', 'budgetLeft'])

/** The facts that a member's copy of their own data shows. */
export function memberFacts(facts: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !operatorFacts.has(name)))
}
