import { refusals } from '../refusal.ts'

export const maintenanceErrors = refusals({
  window_order: {
    status: 422,
    text: [
      'The end comes after the beginning, and is still ahead.',
      'Ang katapusan ay kasunod ng simula, at hindi pa lumilipas.',
    ],
  },
  window_far: {
    status: 422,
    text: [
      'A window begins within 14 days and lasts 3 days at most.',
      'Nagsisimula ang maintenance sa loob ng 14 na araw at hanggang 3 araw lang.',
    ],
  },
  window_there: {
    status: 409,
    text: [
      'Another window of the same lies in this time. Change that one.',
      'May iba nang maintenance nito sa oras na ito. Iyon ang baguhin.',
    ],
  },
  window_over: {
    status: 409,
    text: ['This window is over or was cancelled.', 'Tapos na o kinansela na ang maintenance na ito.'],
  },
})
