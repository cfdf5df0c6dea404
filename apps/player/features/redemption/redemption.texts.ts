import { texts } from '../../shared/texts.ts'

export const redemptionTexts = texts({
  back: ['Back', 'Bumalik'],
  list: ['Redeemed', 'Mga na-redeem'],
  emptyLine: ['What you redeem in the mall appears here.', 'Lalabas dito ang mga nire-redeem mo sa mall.'],
  toMall: ['To the mall', 'Pumunta sa mall'],
  coins: (count: string) => [`${count} Filcoins`, `${count} Filcoins`],
})
