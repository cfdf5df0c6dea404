import { refusals } from '../refusal.ts'

export const ringErrors = refusals({
  ring_decided: {
    status: 409,
    text: [
      'A colleague already decided about this friend. Look at the ring again.',
      'Nadesisyunan na ng isang kasamahan ang friend na ito. Tingnan muli ang ring.',
    ],
  },
})
