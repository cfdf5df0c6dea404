import { refusals } from '../refusal.ts'

/** What staff read. */
export const approvalErrors = refusals({
  approval_days: {
    status: 422,
    text: [
      'The last day must not lie before the first day, or before today.',
      'Ang huling araw ay hindi dapat mas maaga sa unang araw o sa ngayon.',
    ],
  },
  approval_waiting: {
    status: 409,
    text: [
      'Another approval is already waiting for a decision. Decide it first.',
      'May ibang approval na naghihintay ng desisyon. Desisyunan muna iyon.',
    ],
  },
  approval_own: {
    status: 403,
    text: [
      'You entered this approval, so a colleague must agree to it. To withdraw it, refuse it.',
      'Ikaw ang naglagay ng approval na ito, kaya kasamahan mo ang dapat sumang-ayon. Para bawiin, i-refuse ito.',
    ],
  },
})
