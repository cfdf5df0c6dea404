import type { Text } from '../text.ts'
import { textOfCashType } from '../transaction/cashTypes.ts'

/** Speaks of no bonus at all: the service closes for maintenance. */
export const maintenanceCashType = 999

/** What the member is congratulated on, with the titles that these bonuses bear. */
const congratulated: Readonly<Record<number, Text>> = {
  4003: ['VIP Upgrade Bonus', 'Bonus sa Pag-angat ng VIP'],
  4004: ['Birthday Bonus', 'Bonus sa Kaarawan'],
}

const plain: Text = ['Bonus', 'Bonus']

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
      `Your VIP level went up. ${pesos} is in your balance.`,
      `Tumaas ang antas mo sa VIP. Nasa balanse mo na ang ${pesos}.`,
    ]
  }
  if (cashType === 4004) {
    return [`Happy birthday. ${pesos} is in your balance.`, `Maligayang kaarawan. Nasa balanse mo na ang ${pesos}.`]
  }
  return [`${pesos} was added to your balance.`, `Nadagdag ang ${pesos} sa balanse mo.`]
}
