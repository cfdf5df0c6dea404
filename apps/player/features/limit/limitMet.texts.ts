import { texts } from '../../shared/texts.ts'

export const limitMetTexts = texts({
  reached: ['You have reached your limit', 'Naabot mo na ang limit mo'],
  above: ['This bet is above your limit', 'Lampas sa limit mo ang tayang ito'],
  spent: (most: string, period: string) => [
    `You set a limit of ${most} ${period} on your bets.`,
    `Nagtakda ka ng limit na ${most} ${period} sa mga taya mo.`,
  ],
  lost: (most: string, period: string) => [
    `You set a limit of ${most} ${period} on what you can lose.`,
    `Nagtakda ka ng limit na ${most} ${period} sa puwede mong matalo.`,
  ],
  time: (most: string, period: string) => [
    `You set a limit of ${most} ${period} on your playing time.`,
    `Nagtakda ka ng limit na ${most} ${period} sa oras ng paglalaro mo.`,
  ],
  deposit: (most: string, period: string) => [
    `You set a limit of ${most} ${period} on your deposits.`,
    `Nagtakda ka ng limit na ${most} ${period} sa mga deposit mo.`,
  ],
  day: ['a day', 'bawat araw'],
  week: ['a week', 'bawat linggo'],
  month: ['a month', 'bawat buwan'],
  nothingLeft: ['You have used all of it.', 'Nagamit mo na ang lahat.'],
  left: (left: string) => [`You have ${left} left.`, `May ${left} ka pa.`],
  close: ['Close', 'Isara'],
  limits: ['My limits', 'Mga limit ko'],
})
