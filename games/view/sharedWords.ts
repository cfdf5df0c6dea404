/** What the pages of all games say, in English and in Tagalog. */
export const sharedWords = {
  balance: ['Balance', 'Balanse'],
  bet: ['Bet', 'Taya'],
  leave: ['Leave game', 'Umalis sa laro'],
  saferPlay: ['Limits and breaks', 'Mga limit at break'],
  menu: ['Game menu', 'Menu ng laro'],
  close: ['Close', 'Isara'],
  soundOn: ['Turn sound on', 'I-on ang sound'],
  soundOff: ['Turn sound off', 'I-off ang sound'],
  won: ['You won {amount}', 'Nanalo ka ng {amount}'],
  paidBack: ['{amount} returned', '{amount} ang naibalik'],
  noWin: ['No win this time', 'Walang panalo ngayon'],
  net: ['Since you opened the game: {amount}', 'Mula nang buksan mo ang laro: {amount}'],
  tagline: [
    '21+. Gambling can be addictive. Know when to stop.',
    '21+. Nakakaadik ang sugal. Alamin kung kailan dapat tumigil.',
  ],
  reconnecting: ['No connection. Trying again…', 'Walang koneksyon. Sinusubukan muli…'],
  stopped: [
    'This round is on hold until our team has checked it. Your bet will be paid or returned. You can play other games. Ask Service if you have questions.',
    'Naka-hold ang round na ito hanggang masuri ng team namin. Babayaran o ibabalik ang taya mo. Puwede kang maglaro ng ibang laro. Magtanong sa Service kung may tanong ka.',
  ],
  seen: [
    'Our team settled your last round. See your transactions.',
    'Inayos ng team namin ang huli mong round. Tingnan ang mga transaksyon mo.',
  ],
  noMoney: ['Your balance is too low for this bet.', 'Kulang ang balanse mo para sa tayang ito.'],
  limit: [
    'This bet is above a limit that you set. Limits and breaks shows what is left of it and until when. You can still withdraw.',
    'Lampas sa itinakda mong limit ang tayang ito. Nasa Mga limit at break kung magkano pa at hanggang kailan. Puwede ka pa ring mag-withdraw.',
  ],
  gameClosed: [
    'This game is closed for bets right now. Please come back later.',
    'Sarado muna sa taya ang larong ito. Bumalik mamaya.',
  ],
  mayNotBet: [
    'Your account cannot bet right now. Open My to see why.',
    'Hindi muna makakataya ang account mo. Buksan ang Ako para malaman kung bakit.',
  ],
  refused: [
    'The bet was not accepted. If this happens again, contact Service.',
    'Hindi tinanggap ang taya. Kung maulit ito, i-contact ang Service.',
  ],
  rules: ['Rules', 'Rules'],
  history: ['Last rounds', 'Mga huling round'],
  noHistory: ['There is no data yet!', 'Wala pang laman dito!'],
  fairness: ['Fairness', 'Fairness'],
  round: ['Round', 'Round'],
  win: ['Win', 'Panalo'],
  serverSeed: ['Server seed, shown after the round', 'Server seed, ipinapakita pagkatapos ng round'],
  nonce: ['Nonce', 'Nonce'],
  holds: [
    'Verified on this device: the server seed matches its hash, and all {count} numbers of the round are the same when drawn again.',
    'Verified sa device na ito: tugma ang server seed sa hash nito, at pareho ang lahat ng {count} numero ng round nang i-draw muli.',
  ],
  nothingDrawn: [
    'Verified on this device: the server seed matches its hash. Nothing was drawn in this round.',
    'Verified sa device na ito: tugma ang server seed sa hash nito. Walang na-draw sa round na ito.',
  ],
  shownBefore: ['Server seed hash shown on this device', 'Server seed hash na ipinakita sa device na ito'],
  toldNow: ['Server seed hash from the studio (SHA-256)', 'Server seed hash mula sa studio (SHA-256)'],
  samePromise: [
    'This is the hash that this device showed before the bet.',
    'Ito ang hash na ipinakita sa device na ito bago ang taya.',
  ],
  otherPromise: [
    'This is not the hash that this device showed before the bet. Please contact Service.',
    'Hindi ito ang hash na ipinakita sa device na ito bago ang taya. I-contact ang Service.',
  ],
  noPromise: [
    'This device has not saved the hash of this round. Compare the one below with what you saw before the bet.',
    'Hindi na-save sa device na ito ang hash ng round. Ikumpara ang nasa ibaba sa nakita mo bago ang taya.',
  ],
  notPromised: ['The server seed does not match', 'Hindi tugma ang server seed'],
  notPromisedWhy: [
    'Before your bet, this page received a server seed hash. The data of the round does not match it. Please stop playing and send what you see here to Service.',
    'Bago ang taya mo, may natanggap na server seed hash ang page na ito. Hindi tugma rito ang data ng round. Huminto muna at ipadala sa Service ang nakikita mo rito.',
  ],
  notTold: ['The seed of a round is not available', 'Hindi available ang seed ng round'],
  untold: [
    'This round is over, but the studio can no longer show its server seed. The round cannot be verified. Please contact Service.',
    'Tapos na ang round na ito, pero hindi na maipakita ng studio ang server seed. Hindi ma-verify ang round. I-contact ang Service.',
  ],
  otherRules: [
    'Verified on this device: the server seed matches its hash, and every number is the same when drawn again. The rules have changed since this round, so its result and payout cannot be compared.',
    'Verified sa device na ito: tugma ang server seed sa hash nito, at pareho ang bawat numero nang i-draw muli. Nagbago na ang rules mula noong round na ito, kaya hindi maikukumpara ang resulta at bayad.',
  ],
  rulesThen: ['Fingerprint of the rules of this round', 'Fingerprint ng rules ng round na ito'],
  rulesNow: ['Fingerprint of the current rules', 'Fingerprint ng kasalukuyang rules'],
  ownWord: ['Client seed for your next bet', 'Client seed para sa susunod mong taya'],
  ownWordWhy: [
    'It is used in the draw. You can change it: letters, digits, - and _. A new one is made after each bet.',
    'Ginagamit ito sa draw. Puwede mo itong palitan: mga letra, numero, - at _. May bagong gagawin pagkatapos ng bawat taya.',
  ],
  useWord: ['Use this seed', 'Gamitin ang seed na ito'],
  wordUsed: ['This seed will be used for your next bet.', 'Gagamitin ang seed na ito sa susunod mong taya.'],
  wordWrong: ['Use up to 64 letters, digits, - and _.', 'Gumamit ng hanggang 64 na letra, numero, - at _.'],
  broken: [
    'This round failed verification. Please contact Service.',
    'Hindi pumasa sa verification ang round. I-contact ang Service.',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, tl: string]>>
