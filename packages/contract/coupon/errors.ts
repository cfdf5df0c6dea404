import { refusals } from '../refusal.ts'

export const couponErrors = refusals({
  coupons_closed: {
    status: 409,
    text: [
      'This member cannot be made an offer right now, and a ticket is one. Nothing was given.',
      'Hindi puwedeng alukin ang miyembrong ito ngayon, at alok ang ticket. Walang naibigay.',
    ],
  },
  coupons_alone: {
    status: 409,
    text: [
      'You can give up to {most} tickets a day, and you have {left} left. Ask a colleague to give the rest.',
      'Hanggang {most} ticket sa isang araw ang puwede mong ibigay, at {left} na lang ang natitira. Ipabigay ang iba sa kasamahan.',
    ],
  },
})
