import type { Text } from '@saya/contract/text.ts'
import { texts } from '../../shared/texts.ts'

export const rankingTexts = texts({
  page: ['Slot Betting Rankings', 'Slot Betting Rankings'],
  back: ['Back', 'Bumalik'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  pool: ['Prize pool today', 'Premyo ngayong araw'],
  endsIn: ['Ends in', 'Matatapos sa loob ng'],
  left: (hours: number, minutes: number) => [
    `${hours} hours and ${minutes} minutes left`,
    `${hours} oras at ${minutes} minuto ang natitira`,
  ],
  hours: ['hours', 'oras'],
  minutes: ['minutes', 'minuto'],
  seconds: ['seconds', 'segundo'],
  offTitle: ['No contest today', 'Walang contest ngayon'],
  off: ['The contest is switched off for now.', 'Naka-off muna ang contest.'],
  offUntil: (day: Text) => [
    `The contest is switched off today. It is back on ${day[0]}.`,
    `Naka-off ang contest ngayon. Babalik ito sa ${day[1]}.`,
  ],
  nextOn: (day: Text) => [
    `There is no contest today. The next one starts on ${day[0]}.`,
    `Walang contest ngayon. Sa ${day[1]} magsisimula ang susunod.`,
  ],
  none: [
    'There is no contest today. When there is one, you will see it here.',
    'Walang contest ngayon. Makikita mo rito kapag mayroon na.',
  ],
  mine: ['My position', 'Posisyon ko'],
  position: ['Position', 'Posisyon'],
  noPosition: ['Not placed yet', 'Wala pa sa listahan'],
  about: (place: string) => [`about ${place}`, `mga ${place}`],
  myBet: ['My slot play', 'Laro ko sa slot'],
  prizeNow: ['Prize now', 'Premyo ngayon'],
  next: (bonus: string, place: string) => [`To ${bonus} (position ${place})`, `Para sa ${bonus} (posisyon ${place})`],
  missing: (amount: string) => [`${amount} more play as of now`, `${amount} pang laro sa ngayon`],
  why: ['Why you are not in it now', 'Bakit wala ka rito ngayon'],
  wayOn: ['Show me where', 'Ituro kung saan'],
  today: ['Today', 'Ngayon'],
  history: ['History', 'Mga nakaraan'],
  rules: ['Rules', 'Tuntunin'],
  lists: ['Ranking lists', 'Mga listahan'],
  updated: (time: string) => [
    `Updated at ${time}. Counted every minute.`,
    `Na-update ng ${time}. Binibilang kada minuto.`,
  ],
  notYet: ['Counted within a minute.', 'Bibilangin sa loob ng isang minuto.'],
  player: ['Player', 'Kasali'],
  bet: ['Bet', 'Taya'],
  bonus: ['Bonus', 'Bonus'],
  you: ['You', 'Ikaw'],
  previous: ['Previous', 'Nakaraan'],
  following: ['Next', 'Susunod'],
  pages: ['Pages', 'Mga pahina'],
  pageOf: (page: number, pages: number) => [`Page ${page} of ${pages}`, `Pahina ${page} sa ${pages}`],
  nobody: ['Nobody is in it yet', 'Wala pang kasali'],
  nobodyLine: ['Slot bets count once their rounds have ended.', 'Bilang ang slot bet kapag tapos na ang round.'],
  myBonus: ['My bonus history', 'Mga nakaraan kong bonus'],
  noBonus: ['No prizes yet', 'Wala pang premyo'],
  noBonusLine: ['Prizes of past days are shown here.', 'Dito makikita ang mga premyo ng nakaraang araw.'],
  date: ['Date', 'Petsa'],
  prizes: ['Prizes', 'Mga premyo'],
  places: (from: number, to: number) => [
    from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`,
    from === to ? `Ika-${from}` : `Ika-${from} hanggang ika-${to}`,
  ],
  each: (bonus: string) => [`${bonus} each`, `${bonus} bawat isa`],
  topShown: (places: number) => [`The top ${places} are shown.`, `Ipinapakita ang top ${places}.`],
  ties: [
    'On equal play, whoever reached it first is ahead.',
    'Kapag pantay ang nilaro, una ang nakaabot dito nang mas maaga.',
  ],
  withdraw: (times: number) => [
    `You can withdraw a prize once you have bet ${times} times its amount. Your own money stays free.`,
    `Puwedeng i-withdraw ang premyo kapag nakataya ka na ng ${times} beses ng halaga nito. Malaya pa rin ang sarili mong pera.`,
  ],
  limits: [
    'Play for fun, not for a place. Set limits here.',
    'Maglaro para sa saya, hindi para sa pwesto. Mag-set ng limit dito.',
  ],
  held: ['Being checked', 'Sinusuri'],
  waiting: ['On its way', 'Parating na'],
  refused: ['Not given', 'Hindi naibigay'],
  expired: ['Expired', 'Nag-expire'],
  paid: ['Credited', 'Naibigay na'],
  prove: ['Check', 'I-check'],
  proveDay: (day: string) => [`Check the position of ${day}`, `I-check ang posisyon noong ${day}`],
  proven: [
    'Your position is part of the list that was signed for this day. Nobody can change it.',
    'Kasama ang posisyon mo sa pinirmahang listahan ng araw na ito. Hindi na ito mababago ninuman.',
  ],
  notProven: [
    'Your position does not match the signed list. Please contact Service.',
    'Hindi tugma ang posisyon mo sa pinirmahang listahan. I-contact ang Service.',
  ],
  notSigned: [
    'This list was not signed with our published key. Please contact Service.',
    'Hindi napirmahan ang listahang ito gamit ang aming inilathalang key. I-contact ang Service.',
  ],
  unseen: [
    'Your position is part of the list. This browser cannot check its signature: use a newer one to see that too.',
    'Kasama ang posisyon mo sa listahan. Hindi masusuri ng browser na ito ang pirma: gumamit ng mas bago para makita rin iyon.',
  ],
  resultOf: (day: string) => [`Result of ${day}`, `Resulta noong ${day}`],
  signed: (entrants: number) => [
    `The list of ${entrants} ${entrants === 1 ? 'player' : 'players'} was signed when the day was over. Anyone can check it.`,
    `Pinirmahan ang listahan ng ${entrants} na naglaro pagkatapos ng araw. Puwede itong i-check ng kahit sino.`,
  ],
  wholeList: ['Show the signed list', 'Ipakita ang pinirmahang listahan'],
  root: (root: string) => [`Fingerprint of the list: ${root}`, `Fingerprint ng listahan: ${root}`],
})

function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th')
  return `${place}${ending}`
}
