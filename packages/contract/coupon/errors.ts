import { refusals } from '../refusal.ts'

export const couponErrors = refusals({
  coupons_alone: {
    status: 409,
    text: [
      'You can give up to {most} tickets a day, and you have {left} left. Ask a colleague to give the rest.',
      'Hanggang {most} ticket sa isang araw ang puwede mong ibigay, at {left} na lang ang natitira. Ipabigay ang iba sa kasamahan.',
    ],
  },
})
