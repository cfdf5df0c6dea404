import { declareKind } from './kind.ts'
import { gameIds, percentText, percentUpTo, pesosFrom, pesosText, providerCodes, shareOf } from './terms.ts'

/** A share of what was lost in some games on a day, credited by itself. */
export const lossRebate = declareKind({
  name: 'lossRebate',
  title: 'Rebate on losses',
  about: 'Gives back a share of a day’s net loss. It is credited the day after and need not be played.',
  isGift: false,
  terms: {
    share: percentUpTo(15),
    least: pesosFrom(0n, 1_000_000n),
    most: pesosFrom(1n, 100_000n),
    games: gameIds,
    providers: providerCodes,
  },
  fields: {
    share: { title: 'Share of net loss, %', hint: 'Such as 1', kind: 'percent' },
    least: { title: 'Least net loss a day, ₱', hint: 'Such as 1,000', kind: 'pesos' },
    most: { title: 'Most a member gets a day, ₱', hint: 'Such as 5,000', kind: 'pesos' },
    games: { title: 'Games', hint: 'IDs with commas between them', kind: 'list' },
    providers: { title: 'Providers', hint: 'Codes with commas. Leave both lists empty for every game.', kind: 'list' },
  },
  deal: ({ share, least, most, games, providers }) => ({
    pays: 'each day',
    isCollected: false,
    cashType: 4006,
    multiple: 0,
    scope: { games, providers },
    most,
    // Whoever loses a day's stakes in one bet gets back the share of all of them.
    backPpm: share,
    amountOf: ({ bet, win }) => shareOf(bet - win, { ppm: share, least, most }),
    sentences: [
      [
        `You get back ${percentText(share)}% of a day’s net loss, up to ₱${pesosText(most)}.`,
        `Ibinabalik ang ${percentText(share)}% ng natalo mo sa isang araw, hanggang ₱${pesosText(most)}.`,
      ],
      [
        `It starts at a net loss of ₱${pesosText(least)} and is credited the next day.`,
        `Simula ito sa ₱${pesosText(least)} na talo at papasok kinabukasan.`,
      ],
    ],
  }),
})
