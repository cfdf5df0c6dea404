import { declareKind } from './kind.ts'
import { pesosFrom, pesosText, placePrizes } from './terms.ts'

/** How the catalogue counts slots among its types of games. */
const slots = 3

/** Prizes for those who play slots the most on a day. */
export const ranking = declareKind({
  name: 'ranking',
  title: 'Slot ranking',
  about:
    'Each day the members who play slots the most win a prize by their place. It is credited after the day and must be played twice.',
  isGift: false,
  terms: { least: pesosFrom(0n, 1_000_000n), prizes: placePrizes },
  fields: {
    least: { title: 'Least play a day, ₱', hint: '0 for any', kind: 'pesos' },
    prizes: { title: 'Prizes', hint: 'Place and pesos, such as 1:25000, 2:12000, 3-10:500', kind: 'list' },
  },
  deal: ({ least, prizes }) => {
    const pool = prizes.reduce((sum, prize) => sum + prize, 0n)
    return {
      pays: 'places',
      contest: { prizes, least },
      isCollected: false,
      cashType: 4007,
      multiple: 2,
      scope: { games: [], providers: [], gameType: slots },
      most: pool,
      backPpm: 0n,
      amountOf: ({ turnover }) => (turnover > 0n && turnover >= least ? (prizes.at(-1) ?? 0n) : 0n),
      sentences: [
        [
          `Each day the ${prizes.length} members with the most slot play share ₱${pesosText(pool)}.`,
          `Bawat araw, ₱${pesosText(pool)} ang paghahatian ng ${prizes.length} member na may pinakamalaking slot play.`,
        ],
        ['Only slot bets count, from 00:00 to 23:59.', 'Slot bets lang ang bilang, mula 00:00 hanggang 23:59.'],
        ...(least > 0n
          ? [
              [
                `You take part from ₱${pesosText(least)} of slot play on.`,
                `Kasali ka mula sa ₱${pesosText(least)} na slot play.`,
              ] as const,
            ]
          : []),
        ['Prizes are credited by themselves after the day.', 'Kusang papasok ang premyo pagkatapos ng araw.'],
      ],
    }
  },
})
