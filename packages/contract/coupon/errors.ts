import { refusals } from '../refusal.ts'

export const couponErrors = refusals({
  coupons_alone: {
    status: 409,
    text: [
      'One person gives at most {most} tickets within a day, and you have {left} left. A colleague has to give the others.',
      'Hanggang {most} ticket lang sa isang araw ang ibinibigay ng isang tao, at {left} na lang ang sa iyo. Isang kasamahan ang magbibigay ng iba.',
    ],
  },
})
