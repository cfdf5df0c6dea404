import type { Text } from '../text.ts'
import { textOfCashType } from '../transaction/cashTypes.ts'

/** Speaks of no bonus at all: the service closes for maintenance. */
export const maintenanceCashType = 999

/** What the member is congratulated on, with the titles that these bonuses bear. */
const congratulated: Readonly<Record<number, Text>> = {
  4003: ['VIP Upgrade Bonus', 'VIP Upgrade Bonus'],
  4004: ['Birthday Bonus', 'Birthday Bonus'],
}

const plain: Text = ['Bonus', 'Bonus']

/** The page on which a member finds their bonuses. */
export const bonusesHref = '/s-transaction/bonus?time_flag=30'

export function isCongratulated(cashType: number): boolean {
  return Object.hasOwn(congratulated, cashType)
}

/** What a message is called, whatever number a server that is newer than the page may send. */
export function messageTitle(cashType: number): Text {
  return congratulated[cashType] ?? textOfCashType(cashType) ?? plain
}

/** What it says, of an amount in pesos. */
export function messageText(cashType: number, pesos: string): Text {
  if (cashType === 4003) {
    return [
      `Your VIP level went up. ${pesos} was added to your balance.`,
      `Tumaas ang VIP level mo. Naidagdag ang ${pesos} sa balanse mo.`,
    ]
  }
  if (cashType === 4004) {
    return [
      `Happy birthday! ${pesos} was added to your balance.`,
      `Happy birthday! Naidagdag ang ${pesos} sa balanse mo.`,
    ]
  }
  return [`${pesos} was added to your balance.`, `Naidagdag ang ${pesos} sa balanse mo.`]
}
