import { texts } from '../../shared/texts.ts'

export const homeTexts = texts({
  toHome: (name: string) => [`${name}, home`, `${name}, home`],
  games: ['Games', 'Mga laro'],
  search: ['Search games', 'Maghanap ng laro'],
  logIn: ['Log in', 'Mag-log in'],
  promotions: ['Promotions', 'Mga promo'],
  bannerAt: (at: number, count: number) => [`Banner ${at + 1} of ${count}`, `Banner ${at + 1} sa ${count}`],
  categories: ['Game categories', 'Mga kategorya ng laro'],
  seeAll: ['See all', 'Lahat'],
  seeAllOf: (name: string) => [`See all ${name}`, `Tingnan lahat ng ${name}`],
  followUs: ['Follow Us', 'Sundan Kami'],
  responsible: ['Responsible Gaming', 'Responsableng Paglalaro'],
  playersOnly: [
    'For players 21 and over, in the Philippines only. Gambling can be addictive. Know when to stop.',
    'Para sa 21 taong gulang pataas, sa Pilipinas lang. Nakakaadik ang sugal. Alamin kung kailan dapat tumigil.',
  ],
  regulator: ['Regulator logo', 'Logo ng regulator'],
  licence: ['License seal', 'Selyo ng lisensya'],
  saferPlay: ['Limits and breaks', 'Mga limit at break'],
  playSafe: ['Play safe', 'Maglaro nang ligtas'],
  terms: ['Terms of Use', 'Mga Tuntunin'],
  privacy: ['Privacy Policy', 'Privacy'],
})
