import type { Text } from '@saya/contract/text'
import { texts } from '../../shared/texts.ts'

export const vipTexts = texts({
  page: ['VIP', 'VIP'],
  levels: ['VIP levels', 'Mga VIP level'],
  back: ['Back', 'Bumalik'],
  loading: ['Loading...', 'Naglo-load...'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
  level: (tier: string, level: number) => [`${tier}, VIP ${level}`, `${tier}, VIP ${level}`],
  noLevel: ['No level yet', 'Wala pang level'],
  progress: (percent: number, next: number) => [
    `${percent}% of the way to VIP ${next}`,
    `${percent}% papuntang VIP ${next}`,
  ],
  allDone: ['The highest level', 'Pinakamataas na level'],
  experience: (xp: string) => [`${xp} XP`, `${xp} XP`],
  missing: (next: number) => [`to reach VIP ${next}`, `para sa VIP ${next}`],
  arriving: (next: number) => [
    `VIP ${next} is reached. It shows here within a minute.`,
    `Naabot na ang VIP ${next}. Lalabas ito rito sa loob ng isang minuto.`,
  ],
  tiers: ['Tiers', 'Mga tier'],
  range: (first: number, last: number) => [`${first} to ${last}`, `${first}–${last}`],
  earned: ['Earned', 'Naabot'],
  notEarned: ['Not earned yet', 'Hindi pa naaabot'],
  benefits: ['Your benefits', 'Mga benefit mo'],
  allLevels: ['All levels', 'Lahat ng level'],
  upgrade: ['Level-up bonus', 'Level-up bonus'],
  upgradeNext: (level: number) => [`Once, at VIP ${level}`, `Isang beses, sa VIP ${level}`],
  upgradeOwn: (level: number) => [`Given once, at VIP ${level}`, `Ibinigay nang isang beses, sa VIP ${level}`],
  birthday: ['Birthday bonus', 'Birthday bonus'],
  birthdayOn: ([day, araw]: Text) => [`Next on ${day}`, `Sa ${araw} ang susunod`],
  birthdayGiven: (amount: string) => [`${amount} was given this year`, `Ibinigay na ang ${amount} ngayong taon`],
  birthdayUnknown: ['Once your ID is verified', 'Kapag verified na ang ID mo'],
  birthdayFirst: ['From VIP 1 on', 'Mula VIP 1'],
  multiple: ['Bets before you withdraw', 'Dapat itaya muna'],
  playThrough: (times: number) => [
    times === 0
      ? 'You can withdraw these bonuses at once.'
      : times === 1
        ? 'You can withdraw a bonus once you have bet its amount in total.'
        : `You can withdraw a bonus once you have bet ${times} times its amount in total.`,
    times === 0
      ? 'Puwedeng i-withdraw agad ang mga bonus na ito.'
      : times === 1
        ? 'Puwedeng i-withdraw ang bonus kapag nakataya ka na ng kaparehong halaga nito.'
        : `Puwedeng i-withdraw ang bonus kapag nakataya ka na ng ${times} beses ng halaga nito.`,
  ],
  locks: [
    'Until then a bonus locks at most its own amount. The money you had before stays free.',
    'Hanggang doon, halaga lang ng bonus ang pinakamalaking naka-lock. Malaya pa rin ang dati mong pera.',
  ],
  times: (count: number) => [`${count}×`, `${count}×`],
  how: [
    'You get 1 XP for each ₱1 that you bet in finished rounds. Levels never go down, so there is no need to hurry or to play more. Bonuses come once your account is verified.',
    'May 1 XP ka sa bawat ₱1 na itinaya mo sa mga natapos na round. Hindi bumababa ang level, kaya hindi kailangang magmadali o dagdagan ang laro. Darating ang mga bonus kapag verified na ang account mo.',
  ],
  birthdayHow: [
    'The birthday bonus goes by the date on your verified ID, once a year.',
    'Ang birthday bonus ay ayon sa petsa sa verified mong ID, isang beses bawat taon.',
  ],
  saferPlay: ['Safer play', 'Mas ligtas na paglalaro'],
  columnLevel: ['Level', 'Level'],
  columnXp: ['XP', 'XP'],
  columnUpgrade: ['Level-up', 'Level-up'],
  columnBirthday: ['Birthday', 'Birthday'],
  you: ['You', 'Ikaw'],
})
