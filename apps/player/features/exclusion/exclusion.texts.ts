import { texts } from '../../shared/texts.ts'

export const exclusionTexts = texts({
  title: ['Safer play', 'Mas ligtas na paglalaro'],
  figures: ['My figures', 'Mga numero ko'],
  figuresNote: [
    'What you paid in, what your play came to, and for how long',
    'Ang idineposit mo, ang kinalabasan ng paglalaro, at kung gaano katagal',
  ],
  back: ['Back', 'Bumalik'],
  intro: [
    'You can stop for a while whenever you like, for any reason. We will not ask why.',
    'Puwede kang huminto muna kahit kailan, anuman ang dahilan. Hindi ka namin tatanungin kung bakit.',
  ],
  now: ['Right now', 'Sa ngayon'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
  open: ['Nothing is closed to you.', 'Walang nakasara sa iyo.'],
  exclusion: (until: string) => [
    `You are excluded from play until ${until}. Deposits, games and bonuses are closed.`,
    `Naka-exclude ka sa paglalaro hanggang ${until}. Sarado ang deposit, laro at bonus.`,
  ],
  exclusionOpen: [
    'You are excluded from play. Deposits, games and bonuses are closed.',
    'Naka-exclude ka sa paglalaro. Sarado ang deposit, laro at bonus.',
  ],
  timeOut: (until: string) => [
    `You are on a break until ${until}. Deposits, games and bonuses are closed.`,
    `Naka-break ka hanggang ${until}. Sarado ang deposit, laro at bonus.`,
  ],
  rest: (until: string) => [
    `One of your limits has paused play until ${until}.`,
    `Naka-pause ang laro hanggang ${until} dahil sa isa sa mga limit mo.`,
  ],
  review: [
    'We need to look at your account first. Deposits, games and bonuses are closed until then. Service can help you.',
    'Kailangan muna naming tingnan ang account mo. Sarado ang deposit, laro at bonus hanggang doon. Matutulungan ka ng Service.',
  ],
  staff: [
    'We have closed deposits, games and bonuses for your account. Service can tell you why.',
    'Isinara namin ang deposit, laro at bonus sa account mo. Masasabi sa iyo ng Service kung bakit.',
  ],
  realityCheck: [
    'Games wait until you have looked at your reality check. It comes up when you leave this page.',
    'Naghihintay ang mga laro hanggang tingnan mo ang paalala sa oras. Lalabas ito pag-alis mo sa page na ito.',
  ],
  staysOpen: ['What stays open', 'Ang nananatiling bukas'],
  withdraw: ['Withdraw your balance', 'I-withdraw ang balanse mo'],
  records: ['Your records', 'Mga record mo'],
  service: ['Talk to Service', 'Kausapin ang Service'],
  breakTitle: ['Take a break', 'Mag-break muna'],
  breakText: [
    'Games, deposits and bonuses close right away and open again by themselves. A break cannot be ended early.',
    'Isasara agad ang laro, deposit at bonus, at kusang magbubukas muli. Hindi ito matatapos nang mas maaga.',
  ],
  breakLength: ['How long is your break?', 'Gaano katagal ang break mo?'],
  breakAct: ['Take a break', 'Mag-break'],
  breakSure: (length: string) => [`Take a break of ${length}?`, `Mag-break nang ${length}?`],
  breakSureText: (until: string) => [
    `Games, deposits and bonuses stay closed until ${until}. You cannot change this. You can still withdraw, see your records and contact us.`,
    `Sarado ang laro, deposit at bonus hanggang ${until}. Hindi na ito mababago. Puwede ka pa ring mag-withdraw, tumingin ng mga record at kumontak sa amin.`,
  ],
  breakDone: ['Your break has started.', 'Nagsimula na ang break mo.'],
  excludeTitle: ['Exclude yourself', 'I-exclude ang sarili'],
  excludeText: [
    'If a break is not enough, you can close play for six months or more.',
    'Kung kulang ang break, puwede mong isara ang laro nang anim na buwan o higit pa.',
  ],
  excludePlay: [
    'Games, deposits and bonuses close right away. Rounds you have started are finished and paid.',
    'Isasara agad ang laro, deposit at bonus. Tatapusin at babayaran ang mga round na nasimulan mo.',
  ],
  excludeMoney: [
    'Your whole balance is yours to withdraw. Nothing has to be played first. Your identity must be verified to withdraw, and you can still do that.',
    'Puwede mong i-withdraw ang buong balanse mo. Walang kailangang laruin muna. Kailangang verified ang identity mo para mag-withdraw, at magagawa mo pa rin iyon.',
  ],
  excludeOffers: ['We send you no offers during this time.', 'Hindi ka namin padadalhan ng mga offer sa panahong ito.'],
  excludeEnd: [
    'It cannot be undone in the first six months. After that you can ask here, in writing. We answer after at least 24 hours. If we agree, you can end it another 24 hours later.',
    'Hindi ito mababawi sa unang anim na buwan. Pagkatapos, puwede kang humiling dito, nang nakasulat. Sasagot kami pagkalipas ng hindi bababa sa 24 oras. Kung sang-ayon kami, puwede mo itong tapusin pagkalipas ng 24 oras pa.',
  ],
  excludeLength: ['For how long?', 'Gaano katagal?'],
  excludeAct: ['Exclude myself', 'I-exclude ang sarili ko'],
  excludeSure: (length: string) => [`Exclude yourself for ${length}?`, `I-exclude ang sarili nang ${length}?`],
  excludeSureText: (until: string) => [
    `You cannot play, deposit or get bonuses until ${until}. You can still withdraw, see your records and contact us.`,
    `Hindi ka makakapaglaro, makakapag-deposit o makakakuha ng bonus hanggang ${until}. Puwede ka pa ring mag-withdraw, tumingin ng mga record at kumontak sa amin.`,
  ],
  doneTitle: ['You are excluded from play', 'Naka-exclude ka na sa paglalaro'],
  doneText: (until: string) => [
    `This lasts until ${until}. A receipt is in your messages and on its way to your phone.`,
    `Tatagal ito hanggang ${until}. May resibo sa mga mensahe mo, at papunta na rin sa phone mo.`,
  ],
  doneMoney: (amount: string) => [
    `You have ${amount}. All of it can go to your withdraw account now.`,
    `May ${amount} ka. Puwede itong mapunta lahat sa withdraw account mo ngayon.`,
  ],
  withdrawAll: ['Withdraw all of it', 'I-withdraw lahat'],
  later: ['Not now', 'Hindi muna'],
  close: ['Close', 'Isara'],
  notYet: ['Go back', 'Bumalik'],
  until: (moment: string) => [`Until ${moment}`, `Hanggang ${moment}`],
  closeFailed: ['Nothing was changed. Please try again.', 'Walang nabago. Subukan muli.'],
  help: ['Someone to talk to', 'May makakausap ka'],
  helpText: (name: string, line: string) => [
    `${name}: ${line}. Free, confidential, 24 hours a day.`,
    `${name}: ${line}. Libre, kumpidensyal, 24 oras araw-araw.`,
  ],
  call: (line: string) => [`Call ${line}`, `Tumawag sa ${line}`],
  more: ['More about staying in control', 'Higit pa tungkol sa ligtas na paglalaro'],
  limits: ['Set a limit', 'Magtakda ng limit'],
  tagline: ['Gambling can be addictive. Know when to stop.', 'Nakakaadik ang pagsusugal. Alamin kung kailan hihinto.'],
  endTitle: ['If you want to come back earlier', 'Kung gusto mong bumalik nang mas maaga'],
  endFrom: (from: string) => [
    `Nothing ends your exclusion before ${from}. From then on you can write to us here.`,
    `Walang makakapagtapos sa exclusion mo bago ang ${from}. Mula noon, puwede kang sumulat sa amin dito.`,
  ],
  endText: [
    'Write to us, and people look at it. If they agree, we ask you again a day later. Staying excluded is always fine.',
    'Sumulat sa amin, at titingnan ito ng mga tao. Kung pumayag sila, tatanungin ka naming muli pagkalipas ng isang araw. Laging ayos ang manatiling naka-exclude.',
  ],
  endWords: ['Your request', 'Ang hiling mo'],
  endAsk: ['Send the request', 'Ipadala ang hiling'],
  endWaiting: [
    'We have your request, and somebody is looking at it. You get a message once it is answered.',
    'Natanggap na namin ang hiling mo, at may tumitingin dito. Makakatanggap ka ng mensahe kapag nasagot na.',
  ],
  endRefused: [
    'We answered your last request: your exclusion stays until its end.',
    'Nasagot na namin ang huling hiling mo: mananatili ang exclusion mo hanggang sa katapusan nito.',
  ],
  endCooling: (from: string) => [
    `We agreed to your request. You can end your exclusion from ${from} on, if you still want to.`,
    `Pumayag kami sa hiling mo. Puwede mong tapusin ang exclusion mo mula ${from}, kung gusto mo pa rin.`,
  ],
  endOpen: (lapses: string) => [
    `Do you still want this? Your exclusion stays unless you end it by ${lapses}.`,
    `Gusto mo pa rin ba ito? Mananatili ang exclusion mo maliban kung tatapusin mo ito bago ang ${lapses}.`,
  ],
  endStay: ['Stay excluded', 'Manatiling naka-exclude'],
  endStayed: [
    'Your request was taken back. Your exclusion stays as it is.',
    'Nabawi na ang hiling mo. Mananatili ang exclusion mo.',
  ],
  endAct: ['End my exclusion', 'Tapusin ang exclusion ko'],
  endSure: ['End your exclusion?', 'Tapusin ang exclusion mo?'],
  endSureText: [
    'Games, deposits and bonuses open again right away. You can take a break or set limits at any time.',
    'Magbubukas agad ang laro, deposit at bonus. Puwede kang mag-break o mag-set ng mga limit anumang oras.',
  ],
  endFailed: ['That did not work. Please try again.', 'Hindi ito gumana. Subukan muli.'],
})
