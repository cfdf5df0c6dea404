import { refusals } from '../refusal.ts'

export const rankingErrors = refusals({
  ranking_settled: {
    status: 409,
    text: [
      'This day is settled. Prizes that wait are under Held rewards.',
      'Settled na ang araw na ito. Nasa Held rewards ang mga naghihintay na premyo.',
    ],
  },
  ranking_held: {
    status: 409,
    text: ['This prize is already held.', 'Naka-hold na ang premyong ito.'],
  },
})
