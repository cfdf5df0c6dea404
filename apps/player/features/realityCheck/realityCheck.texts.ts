import { texts } from '../../shared/texts.ts'

export const realityCheckTexts = texts({
  title: ['Time for a look', 'Tumingin muna'],
  played: (minutes: string) => [`You have been playing for ${minutes}.`, `${minutes} ka nang naglalaro.`],
  minutes: (minutes: number) => [`${minutes} minutes`, `${minutes} minuto`],
  hours: (hours: number, minutes: number) => [
    minutes ? `${hours} h ${minutes} min` : hours === 1 ? '1 hour' : `${hours} hours`,
    minutes ? `${hours} oras ${minutes} min` : `${hours} oras`,
  ],
  staked: ['Bet', 'Itinaya'],
  won: ['Won', 'Napanalunan'],
  net: ['Result', 'Resulta'],
  stands: [
    'Games wait until you choose. Open rounds are kept.',
    'Maghihintay ang mga laro hanggang pumili ka. Hindi mawawala ang bukas na round.',
  ],
  keep: ['Keep playing', 'Magpatuloy'],
  stop: ['Stop here', 'Huminto na'],
  records: ['Bet records', 'Mga taya'],
  figures: ['My figures', 'Mga numero ko'],
  limits: ['My limits', 'Mga limit ko'],
  pause: ['Take a break', 'Mag-break'],
  failed: ['That did not work. Please try again.', 'Hindi ito gumana. Subukan muli.'],
  settingTitle: ['Reality check', 'Paalala sa oras'],
  settingText: [
    'While you play we tell you how long it has been, and what you won and lost. Games wait until you answer.',
    'Habang naglalaro ka, sasabihin namin kung gaano na katagal, at ang panalo at talo mo. Maghihintay ang mga laro hanggang sumagot ka.',
  ],
  every: ['Tell me after every', 'Sabihan ako tuwing'],
  saved: ['Saved.', 'Na-save.'],
  close: ['Close', 'Isara'],
  loading: ['Loading...', 'Naglo-load...'],
})
