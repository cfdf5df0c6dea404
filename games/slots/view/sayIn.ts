export type Language = 'en' | 'tl'

const words = {
  balance: ['Balance', 'Balanse'],
  bet: ['Bet', 'Taya'],
  lowerBet: ['Lower bet', 'Ibaba ang taya'],
  raiseBet: ['Raise bet', 'Itaas ang taya'],
  chooseBet: ['Choose your bet', 'Pumili ng taya'],
  spin: ['Spin', 'Paikutin'],
  spinning: ['Spinning', 'Umiikot'],
  leave: ['Leave game', 'Umalis sa laro'],
  menu: ['Game menu', 'Menu ng laro'],
  close: ['Close', 'Isara'],
  soundOn: ['Turn sound on', 'Buksan ang tunog'],
  soundOff: ['Turn sound off', 'Patayin ang tunog'],
  youWon: ['Panalo!', 'Panalo!'],
  won: ['You won {amount}', 'Nanalo ka ng {amount}'],
  paidBack: ['{amount} came back', '{amount} ang bumalik'],
  noWin: ['No win this time', 'Walang panalo ngayon'],
  wild: ['WILD', 'WILD'],
  freeSpin: ['Free spin {number} of {of}', 'Libreng ikot {number} ng {of}'],
  freeAwarded: ['{count} free spins', '{count} libreng ikot'],
  times: ['Wins × {times}', 'Panalo × {times}'],
  lives: ['Respins left: {count}', 'Natitirang ikot: {count}'],
  chooseBox: ['Choose one', 'Pumili ng isa'],
  chooseBoxWhy: [
    'Every box is as good as any other until you open it.',
    'Pantay-pantay ang bawat kahon hanggang buksan mo.',
  ],
  box: ['Box {number}', 'Kahon {number}'],
  boxHeld: ['Box {number} held {amount}', '{amount} ang laman ng kahon {number}'],
  most: ['This is the most a round can win.', 'Ito na ang pinakamalaking panalo sa isang round.'],
  played: ['Playing for {minutes} min', '{minutes} min nang naglalaro'],
  net: ['result {amount}', 'resulta {amount}'],
  tagline: [
    '21+. Gambling can be addictive. Know when to stop.',
    '21+. Nakaka-adik ang sugal. Alamin kung kailan titigil.',
  ],
  pause: ['Time for a pause?', 'Pahinga muna?'],
  pauseWhy: [
    'You have been playing for {minutes} minutes. Staked {staked}, won {won}.',
    '{minutes} minuto ka nang naglalaro. Tumaya ng {staked}, nanalo ng {won}.',
  ],
  goOn: ['Go on', 'Magpatuloy'],
  reconnecting: ['No connection. Trying again…', 'Walang koneksiyon. Sinusubukan muli…'],
  finishing: ['Your last round is being finished…', 'Tinatapos ang huli mong round…'],
  returned: [
    'The round could not be played. Your bet was given back.',
    'Hindi natuloy ang round. Ibinalik ang taya mo.',
  ],
  stopped: [
    'A person is looking at this round. Please ask support.',
    'May tumitingin sa round na ito. Magtanong sa support.',
  ],
  noMoney: ['Your balance is too low for this bet.', 'Kulang ang balanse mo sa tayang ito.'],
  limit: ['This bet would pass a limit of yours.', 'Lalampas ang tayang ito sa limitasyon mo.'],
  refused: ['The bet was not taken.', 'Hindi tinanggap ang taya.'],
  again: ['Open the game again', 'Buksan muli ang laro'],
  loading: ['Opening {game}', 'Binubuksan ang {game}'],
  payTable: ['Pay table', 'Talaan ng bayad'],
  payTableWhy: ['What each pays at a bet of {amount}', 'Bayad ng bawat isa sa tayang {amount}'],
  rules: ['Rules', 'Mga tuntunin'],
  history: ['Last rounds', 'Mga huling round'],
  noHistory: ['There is no data yet!', 'Wala pang laman dito!'],
  fairness: ['Fairness', 'Katapatan'],
  recall: ['Recall of a past round', 'Balik-tanaw sa nakaraang round'],
  round: ['Round', 'Round'],
  win: ['Win', 'Panalo'],
  commitment: ['Promise of the next round (SHA-256)', 'Pangako sa susunod na round (SHA-256)'],
  serverSeed: ['Server seed, told when the round is over', 'Binhi ng server, sinasabi pagkatapos ng round'],
  clientSeed: ['Your word', 'Ang salita mo'],
  nonce: ['Number of the round', 'Bilang ng round'],
  fairnessWhy: [
    'Before each round the studio shows the hash of a secret. The draws follow from that secret, your word and the number of the round. When it is over the secret is shown, and anybody can draw again.',
    'Bago ang bawat round, ipinakikita ang hash ng isang lihim. Dito, sa salita mo at sa bilang ng round nanggagaling ang bunot. Pagkatapos, ipinakikita ang lihim, at puwedeng bumunot muli ang sinuman.',
  ],
  holds: ['Checked here: the promise was kept.', 'Nasuri rito: natupad ang pangako.'],
  broken: ['The promise was not kept. Please tell support.', 'Hindi natupad ang pangako. Sabihin sa support.'],
} as const satisfies Readonly<Record<string, readonly [en: string, tl: string]>>

export type Word = keyof typeof words
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** Says a sentence of the game in a language, with its values put in. */
export function sayIn(language: Language): Say {
  return (word, values = {}) =>
    words[word][language === 'tl' ? 1 : 0].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
