import { declareKind } from './kind.ts'
import { gameIds, percentText, percentUpTo, pesosFrom, pesosText, providerCodes, shareOf } from './terms.ts'

/** A share of what was played in some games on a day, to be collected afterwards. */
export const rebate = declareKind({
  name: 'rebate',
  title: 'Rebate on turnover',
  about: 'Gives back a share of a day’s turnover. It waits seven days to be collected and need not be played.',
  isGift: false,
  terms: {
    share: percentUpTo(5),
    least: pesosFrom(0n, 1_000_000n),
    most: pesosFrom(1n, 100_000n),
    games: gameIds,
    providers: providerCodes,
  },
  fields: {
    share: { title: 'Share of turnover, %', hint: 'Such as 0.5', kind: 'percent' },
    least: { title: 'Least turnover a day, ₱', hint: '0 for any', kind: 'pesos' },
    most: { title: 'Most a member gets a day, ₱', hint: '', kind: 'pesos' },
    games: { title: 'Games', hint: 'IDs with commas between them', kind: 'list' },
    providers: { title: 'Providers', hint: 'Codes with commas. Leave both lists empty for every game.', kind: 'list' },
  },
  deal: ({ share, least, most, games, providers }) => ({
    pays: 'each day',
    isCollected: true,
    cashType: 4005,
    multiple: 0,
    scope: { games, providers },
    most,
    backPpm: share,
    amountOf: ({ turnover }) => shareOf(turnover, { ppm: share, least, most }),
    sentences: [
      [
        `You get back ${percentText(share)}% of what you play on a day, up to ₱${pesosText(most)}.`,
        `Ibinabalik ang ${percentText(share)}% ng nilaro mo sa isang araw, hanggang ₱${pesosText(most)}.`,
      ],
      ...(least > 0n
        ? [
            [
              `It starts at ₱${pesosText(least)} of turnover a day.`,
              `Simula ito sa ₱${pesosText(least)} na turnover sa isang araw.`,
            ] as const,
          ]
        : []),
      ['You can collect it for seven days.', 'Makokolekta mo ito sa loob ng pitong araw.'],
    ],
  }),
})
