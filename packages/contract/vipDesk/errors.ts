import { refusals } from '../refusal.ts'

/** What staff read. */
export const vipDeskErrors = refusals({
  vip_order: {
    status: 422,
    text: [
      'Each level must ask for more XP than the one before. Please check VIP {level}.',
      'Dapat mas mataas ang XP ng bawat level kaysa nauna. I-check ang VIP {level}.',
    ],
  },
  vip_margin: {
    status: 422,
    text: [
      'Play would earn money on {game}: with everything that promotions give, its players would get back {back}% of what they bet. Give less, or ask for more XP.',
      'Kikita ang maglalaro sa {game}: kasama ang lahat ng promotion, {back}% ng taya ang babalik sa naglalaro. Bawasan ang bonus, o taasan ang XP.',
    ],
  },
  vip_waiting: {
    status: 409,
    text: [
      'Another change waits for a decision. Decide it first.',
      'May ibang pagbabagong naghihintay ng desisyon. Desisyunan muna iyon.',
    ],
  },
  vip_own: {
    status: 403,
    text: [
      'You proposed this change. Another person has to approve it.',
      'Ikaw ang nag-propose nito. Ibang tao ang dapat mag-approve.',
    ],
  },
})
