import { refusals } from '../refusal.ts'

export const betErrors = refusals({
  bet_not_found: {
    status: 404,
    text: ['This bet record was not found.', 'Hindi nahanap ang talaan ng tayang ito.'],
  },
})
