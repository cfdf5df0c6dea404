import { refusals } from '../refusal.ts'

export const creditReturnErrors = refusals({
  credit_return_ended: {
    status: 409,
    text: [
      'A colleague already saw to this. Look at it again.',
      'Naasikaso na ito ng isang kasamahan. Tingnan itong muli.',
    ],
  },
  credit_return_failed: {
    status: 409,
    text: [
      'This cannot be paid out to that account now. Another withdrawal may be open, or the account or the balance does not allow it. Choose another account, or end it with a note.',
      'Hindi ito mababayaran sa account na iyon ngayon. Maaaring may bukas na withdraw, o hindi pinapayagan ng account o balanse. Pumili ng ibang account, o tapusin ito nang may note.',
    ],
  },
})
