import { refusals } from '../refusal.ts'

export const exclusionErrors = refusals({
  exclusion_longer: {
    status: 409,
    text: [
      'Play is already closed to you until {until}, which is longer. Nothing was changed.',
      'Sarado na sa iyo ang laro hanggang {until}, at mas matagal iyon. Walang nabago.',
    ],
    repeatable: true,
  },
})
