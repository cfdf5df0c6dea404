import { refusals } from '../refusal.ts'

/** What staff read. */
export const taskDeskErrors = refusals({
  task_steps: {
    status: 422,
    text: [
      'Give one to five steps, each above the one before. A check-in has seven days.',
      'Maglagay ng isa hanggang limang hakbang, bawat isa mas mataas kaysa nauna. Pitong araw ang check-in.',
    ],
  },
  task_margin: {
    status: 422,
    text: [
      'Play would earn money on {game}: with levels and promotions, its players would get back {back}% of what they bet. Give fewer coins.',
      'Kikita ang maglalaro sa {game}: kasama ang mga level at promotion, {back}% ng taya ang babalik sa naglalaro. Bawasan ang coins.',
    ],
  },
  task_gift: {
    status: 422,
    text: [
      'With check-ins and tasks that ask for no bets, gifts would come to ₱{total} for one ID in a month, above the cap of ₱{cap}. Give fewer coins.',
      'Kasama ang check-in at mga task na walang hinihinging taya, aabot sa ₱{total} ang mga regalo sa isang ID kada buwan, lampas sa cap na ₱{cap}. Bawasan ang coins.',
    ],
  },
})
