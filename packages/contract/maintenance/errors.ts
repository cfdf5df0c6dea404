import { refusals } from '../refusal.ts'

export const maintenanceErrors = refusals({
  window_order: {
    status: 422,
    text: [
      'The end must be after the start and in the future.',
      'Dapat mas huli ang katapusan kaysa sa simula, at hindi pa lumilipas.',
    ],
  },
  window_far: {
    status: 422,
    text: [
      'Maintenance must start within 14 days and last up to 3 days.',
      'Dapat magsimula ang maintenance sa loob ng 14 na araw at hanggang 3 araw lang.',
    ],
  },
  window_there: {
    status: 409,
    text: [
      'There is already maintenance planned for this time. Change that one.',
      'May naka-plano nang maintenance sa oras na ito. Iyon ang baguhin.',
    ],
  },
  window_over: {
    status: 409,
    text: ['This maintenance has ended or was canceled.', 'Tapos na o kinansela na ang maintenance na ito.'],
  },
})
