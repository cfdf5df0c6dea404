import { texts } from '../../shared/texts.ts'

export const dailyWinTexts = texts({
  page: ['Daily wins', 'Mga panalo ngayon'],
  back: ['Back', 'Bumalik'],
  days: ['Day', 'Araw'],
  today: ['Today', 'Ngayon'],
  yesterday: ['Yesterday', 'Kahapon'],
  counted: (time: string) => [`Counted at ${time}`, `Binilang noong ${time}`],
  own: ['Your best win', 'Pinakamalaki mong panalo'],
  ownNone: ['No win of ₱100 or more today or yesterday', 'Walang panalong ₱100 pataas ngayon o kahapon'],
  rank: (rank: number) => [`Rank ${rank}`, `Pang-${rank}`],
  play: ['Play', 'Laruin'],
  playName: (name: string) => [`Play ${name}`, `Laruin ang ${name}`],
  none: ['No wins yet', 'Wala pang panalo'],
  noneLine: ['Wins of ₱100 or more are listed here.', 'Dito nakalista ang mga panalong ₱100 pataas.'],
  show: ['Keep my wins off this list', 'Huwag isama rito ang mga panalo ko'],
  showLine: ['Others see a few letters of your name only.', 'Ilang letra lang ng pangalan mo ang makikita ng iba.'],
  luck: [
    'Each of these is one round. Most rounds lose.',
    'Tig-iisang round lang ang mga ito. Karamihan ng round ay talo.',
  ],
})
