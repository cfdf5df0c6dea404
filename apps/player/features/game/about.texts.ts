import { texts } from '../../shared/texts.ts'

export const aboutTexts = texts({
  close: ['Close', 'Isara'],
  loading: ['Loading what is known of the game', 'Kinukuha ang tungkol sa laro'],
  failed: ['This could not be loaded.', 'Hindi ito nakuha.'],
  again: ['Try again', 'Subukan muli'],
  play: ['Play', 'Maglaro'],
  coming: ['This game is coming soon.', 'Malapit na ang larong ito.'],
  maintained: [
    'This game is under maintenance and will be back soon.',
    'Nasa maintenance ang larong ito at babalik agad.',
  ],
  provider: ['Provider', 'Provider'],
  category: ['Category', 'Kategorya'],
  rtp: ['Return to player', 'Balik sa manlalaro'],
  upTo: (percent: string) => [`${percent}, played best`, `${percent}, sa pinakamahusay na laro`],
  hitRate: ['Rounds that pay', 'Mga round na may bayad'],
  volatility: ['Volatility', 'Volatility'],
  volatility1: ['1 of 5: small wins, often', '1 sa 5: maliliit na panalo, madalas'],
  volatility2: ['2 of 5', '2 sa 5'],
  volatility3: ['3 of 5', '3 sa 5'],
  volatility4: ['4 of 5', '4 sa 5'],
  volatility5: ['5 of 5: large wins, seldom', '5 sa 5: malalaking panalo, bihira'],
  bet: ['Bet in one round', 'Taya sa isang round'],
  win: ['Most one round can win', 'Pinakamalaking panalo sa isang round'],
  winTimes: (times: string) => [`${times} × the bet`, `${times} × ng taya`],
  version: ['Version', 'Bersyon'],
  approval: ['Approval', 'Pahintulot'],
  rtpMeans: [
    'The return is of all that is bet over very many rounds. One round may return nothing, and what came before changes nothing.',
    'Ang balik ay sa lahat ng itinaya sa napakaraming round. Puwedeng walang ibalik ang isang round, at walang binabago ang mga nauna.',
  ],
  untold: [
    'The provider of this game has told us no return, rules or limits.',
    'Walang sinabing balik, tuntunin o limit ang provider ng larong ito.',
  ],
  noRules: [
    'The provider has told us no rules. They stand in the menu of the game.',
    'Walang sinabing tuntunin ang provider. Nasa menu ito ng laro.',
  ],
  rules: ['Rules', 'Tuntunin'],
  fairness: ['Fairness', 'Pagiging patas'],
  fairnessLine: [
    'Each round you have played can be drawn again from its bet record.',
    'Mabubunot muli ang bawat nilaro mong round mula sa tala ng taya.',
  ],
  fairnessPage: ['How rounds are decided and checked', 'Paano pinagpapasyahan at sinusuri ang mga round'],
})
