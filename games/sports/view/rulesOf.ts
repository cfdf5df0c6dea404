import type { League, Text } from '../shape.ts'

const common: readonly Text[] = [
  {
    en: 'A league of eight teams that exist nowhere else. Every two meet twice in a season of 56 matches, once at home and once away; then the next season begins. Who plays and at what odds stands before bets are taken, and does not change.',
    tl: 'Liga ng walong koponan na wala saanman. Dalawang beses nagtatapat ang bawat dalawa sa season na may 56 laro, sa sariling lugar at sa kalaban; pagkatapos, bagong season. Nakatakda ang maglalaro at ang odds bago tumanggap ng taya, at hindi nagbabago.',
  },
  {
    en: 'The match is simulated: what each side scores in each period is drawn from tables by the strengths of both. All of it is decided when bets are closed and then told as a match; nothing you do changes it.',
    tl: 'Simulasyon ang laro: binubunot ang iskor ng bawat panig sa bawat bahagi mula sa mga talaan ayon sa lakas ng dalawa. Napagpasyahan ang lahat pagsara ng taya at saka ikinukuwento bilang laro; walang ginagawa mo ang nagbabago nito.',
  },
  {
    en: 'A bet that wins brings back its stake times the odds. Everybody sees the same match. Bets count when the wallet has taken them before it begins; what comes too late is given back.',
    tl: 'Ibinabalik ng nanalong taya ang itinaya na minultiplika sa odds. Iisang laro ang nakikita ng lahat. Bilang ang taya kapag nabayaran bago magsimula; ibinabalik ang nahuli.',
  },
  {
    en: 'A match that is cut off goes on by itself, with or without you. One that cannot be played within ten minutes is given up, and every bet given back.',
    tl: 'Nagpapatuloy ang naputol na laro kahit wala ka. Kapag hindi nailaro sa loob ng sampung minuto, ibinabalik ang bawat taya.',
  },
]

const football: readonly Text[] = [
  {
    en: 'Two halves of 45 minutes and no extra time: a draw stands. Result: the home side (1), a draw (X) or the guests (2). Double chance: two of the three. Goals: of both sides together. Both teams score: each has one goal at least.',
    tl: 'Dalawang hati na tig-45 minuto at walang dagdag na oras: tabla ang tabla. Resulta: tagarito (1), tabla (X) o bisita (2). Dobleng tsansa: dalawa sa tatlo. Gol: ng dalawang panig. Iiskor ang dalawa: may isang gol man lang ang bawat isa.',
  },
]

const quarters: Text = {
  en: 'Four quarters. On a tie a short overtime follows, and where that is tied too, the next basket decides; both count for every bet.',
  tl: 'Apat na kuwarter. Sa tabla, may maikling overtime, at kung tabla pa rin, panalo ang susunod na makaiskor; kasama ang mga ito sa bawat taya.',
}

const halves: Text = {
  en: 'Three against three in two halves on a court that is nobody’s home. On a tie the next basket decides; it counts for every bet.',
  tl: 'Tatlo laban sa tatlo sa dalawang hati, sa court na walang tagarito. Sa tabla, panalo ang susunod na makaiskor; kasama ito sa bawat taya.',
}

const basketball: readonly Text[] = [
  {
    en: 'Winner: who has more points at the end. Handicap: the points beside a team are put to its score before both are compared. Points: of both sides together. Winning margin: by how many points a team wins. Lines are half points, so that nothing is tied.',
    tl: 'Panalo: sino ang may mas maraming puntos sa dulo. Handicap: idinaragdag sa iskor ng koponan ang puntos sa tabi nito bago paghambingin. Puntos: ng dalawang panig. Lamang: ilang puntos ang lamang ng panalo. May kalahating puntos ang mga linya, kaya walang tabla.',
  },
]

/** How a league is played. */
export function rulesOf({ model }: League): readonly Text[] {
  const own = model.sport === 'football' ? football : [model.periods === 4 ? quarters : halves, ...basketball]
  return [...own, ...common]
}
