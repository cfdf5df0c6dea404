import { texts } from '../../shared/texts.ts'

export const rebateTexts = texts({
  page: ['Provider rebate', 'Provider rebate'],
  back: ['Back', 'Bumalik'],
  mine: ['My Bonus', 'Bonus Ko'],
  collect: ['Collect', 'Kolektahin'],
  waits: (count: number) => [
    `${count} ${count === 1 ? 'reward' : 'rewards'} to collect`,
    `${count} ang puwedeng kolektahin`,
  ],
  nothing: ['Nothing to collect right now', 'Walang makokolekta ngayon'],
  claimed: (pesos: string) => [`Collected this month: ${pesos}`, `Nakolekta ngayong buwan: ${pesos}`],
  until: (day: string, pesos: string, last: string) => [
    `${day}: ${pesos}, until ${last}`,
    `${day}: ${pesos}, hanggang ${last}`,
  ],
  how: ['What you get', 'Ano ang makukuha mo'],
  noPlay: ['You can withdraw it without playing it first.', 'Puwede itong i-withdraw nang hindi muna nilalaro.'],
  none: ['There is no rebate right now.', 'Walang rebate ngayon.'],
  why: ['Why you cannot have it now', 'Bakit hindi mo ito makukuha ngayon'],
  wayOn: ['Show me where', 'Ituro kung saan'],
  games: ['Games that count', 'Mga larong kasali'],
  play: ['Play', 'Laruin'],
  playName: (name: string) => [`Play ${name}`, `Laruin ang ${name}`],
  more: ['More Games', 'Iba Pang Laro'],
  notCollected: ['It could not be collected. Please try again.', 'Hindi ito nakolekta. Subukan muli.'],
})
